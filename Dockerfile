# Build: a virtual environment with the locked libraries, and the bot compiled.
#   docker build --build-arg EXTRAS=postgres -t tictactoe-bot .
FROM python:3.13-slim AS build
# What the image has beyond the bot itself: postgres, or nothing.
ARG EXTRAS=
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/venv
COPY requirements requirements
RUN set -- -r requirements/base.lock; \
    for extra in $EXTRAS; do case $extra in \
        postgres) set -- "$@" -r requirements/postgres.lock ;; \
        http) echo "http is gone; remove it from EXTRAS: docs/growing.md" ;; \
        *) echo "There's no extra '$extra': EXTRAS can be postgres, or empty."; exit 1 ;; \
    esac; done; \
    /opt/venv/bin/pip install --require-hashes --only-binary :all: "$@" \
    && /opt/venv/bin/pip uninstall --yes pip
COPY bot /app/bot
RUN python -m compileall -q /app/bot

# Run: the same Python, the environment and the bot; nothing to build with.
FROM python:3.13-slim
LABEL org.opencontainers.image.title="tictactoe-bot" \
    org.opencontainers.image.description="Tic-tac-toe for Discord" \
    org.opencontainers.image.licenses="MIT"
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --home-dir /data --shell /usr/sbin/nologin bot \
    && install --directory --owner bot --group bot /data
COPY --chmod=755 deploy/hold.sh /usr/local/bin/hold
COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/tictactoe.db \
    HEALTH_PORT=9090
WORKDIR /app
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
# Asked once a minute: each time, Python starts. A bot of many shards takes minutes until all of them are connected.
HEALTHCHECK --interval=60s --timeout=15s --start-period=180s --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["hold", "python", "-m", "bot"]
