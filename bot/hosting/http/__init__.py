"""Interactions over HTTP. Nothing here is imported unless INTERACTIONS_PORT is set."""
