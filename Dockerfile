# Build: a virtual environment with the locked libraries, and the bot compiled.
FROM python:3.13-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/venv
COPY requirements.lock .
RUN /opt/venv/bin/pip install --require-hashes --only-binary :all: -r requirements.lock \
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
COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/tictactoe.db
WORKDIR /app
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
