"""A stand-in for Discord on loopback, and the bot as a process against it: what tests, benchmarks and docs share.

Nothing here imports the tests. `discord.StandIn` is what one talks to, `launch.start_bot` starts the process,
`page` drives the demo's page in a browser.
"""
