#!/bin/sh
# Run a command in a container that is started again whenever it ends: Docker can't tell why it did.
#   Status 2: the way it's set up, it can't work, however often it's started. Stay, do nothing, wait for a person.
#   Any other failure: end after PAUSE_S seconds. Discord allows 1,000 starts a day, then it resets the token.
# SIGTERM and SIGINT are handed on, and end a wait within a second.

stopped=''
trap 'stopped=yes; kill -TERM "$child" 2>/dev/null' TERM INT
"$@" &
child=$!
wait "$child"
status=$?
if [ -n "$stopped" ]; then # that cut the wait short, and then its status says nothing
    wait "$child"
    again=$?
    if [ "$again" != 127 ]; then status=$again; fi # 127: the wait was over
fi

left=${PAUSE_S:-90}
if [ "$status" = 0 ]; then left=0; fi
if [ "$status" = 2 ] && [ -z "$stopped" ]; then
    echo "I'll wait here: starting again wouldn't help. Put that right, then: docker compose up -d --force-recreate" >&2
fi
while [ -z "$stopped" ] && [ "$left" -gt 0 ]; do
    sleep 1
    if [ "$status" != 2 ]; then left=$((left - 1)); fi
done
exit "$status"
