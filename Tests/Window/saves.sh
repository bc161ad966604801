#!/usr/bin/env bash
# A day of saves: the window shows a scene that is saved over and over, good and broken, and its
# resident memory must not grow.
#
#   Tests/Window/saves.sh [SAVES]    10,000 unless told otherwise; PREVIEW names the program
#
# Fails where the memory after all saves differs by more than 3 % from that after 1,000, or after a
# tenth of them where there are fewer.
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
PREVIEW=$(realpath "${PREVIEW:-$repo/.build/release/preview}")
here=$repo/Tests/Window
. "$here/common.sh"

pid=
display_pid=
finish() {
  [ -n "$pid" ] && kill -KILL "$pid" 2>/dev/null
  [ -n "$display_pid" ] && kill "$display_pid" 2>/dev/null
  cd / && rm -rf "$work"
}
make_work
trap finish EXIT
start_display 1280x1024x24

cp -r "$repo"/Samples/. .
samples=(*.json)
cp cards.json scene.json
"$PREVIEW" scene.json >out 2>err </dev/null &
pid=$!
opened() { kill -0 "$pid" && xdotool search --onlyvisible --pid "$pid" >window; }
within 30 opened || exit 1
python3 "$here/saves.py" "$pid" scene.json out err "${1:-10000}" "${samples[@]}"
status=$?
kill -0 "$pid" || { echo "it is gone:"; tail -n 5 err; status=1; }
exit $status
