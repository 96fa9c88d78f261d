### For hosts. What /healthz and /readyz answer, a line for each part, for whoever looks after the process.

health-alive = Alive
health-lost = Lost something for ten minutes; a restart may help
health-ready = Ready
health-not-ready = Not ready
# $ms: how late the event loop was when it was last measured, in milliseconds.
health-loop = loop: answers, { $ms } ms late
health-gateway =
    gateway: { $expected ->
        [0] not connected yet
       *[other] { $heard } of { $expected } shards heard
    }
health-gateway-loading = gateway: { $heard } of { $expected } shards heard, servers still coming in
health-database = database: answers in { $ms } ms
health-database-away = database: doesn't answer
health-database-unwritable = database: can't be written (`python -m bot check` says why)
health-stopping = stopping

# `python -m bot health`
health-no-port = HEALTH_PORT isn't set, so there is nothing to ask. Set it to a free port, such as 9090, and restart the bot.
health-unreachable = Nothing answers at { $address }: { $reason }.

## What each figure of /metrics says of itself.

metric-about = What runs here
metric-requests = Requests by how they came, command or button, and outcome
metric-refusals = Requests that the rules refused, by reason
metric-answer-seconds = Time from a request's arrival to its answer
metric-moves = Marks placed, by kind of game, the bot's own among them
metric-games-begun = Games begun, by kind
metric-games-ended = Games ended, by kind and how
metric-games-open = Games running in the whole database
metric-engine-seconds = Time from a question to the engine's answer
metric-transaction-seconds = Time of a transaction, its commit included
metric-database-failures = Transactions in which the database failed
metric-rest-requests = Requests to Discord, by route and status
metric-rest-seconds = Time from a request to Discord's answer
metric-rest-refused = Requests that Discord refused (401, 403, 429) in the last ten minutes; it blocks an address at 10,000
metric-loop-lag-seconds = How late the event loop wakes its tasks
metric-answers-under-way = Answers being worked on
metric-ready = 1 if this process is ready for work
metric-up = 1 if that part is well
metric-guilds = Servers on each shard
metric-gateway-latency-seconds = Time of the last heartbeat to Discord and back
