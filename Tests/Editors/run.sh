#!/usr/bin/env bash
# Lets Neovim, without a screen, speak to `preview lsp` about a scene, and fails where an answer is
# wrong: Tests/Editors/run.sh [PREVIEW].
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
preview=$(realpath "${1:-${PREVIEW:-$here/../../.build/release/preview}}")
work=$(mktemp -d)
# A process that stands for an editor which dies. It begins before there is a trap: a shell that is
# killed before it has become something else would run that.
sleep 1000 &
client=$!
trap 'rm -rf "$work"; kill $client 2>/dev/null || true' EXIT
mkdir "$work/scenes"
cp "$here"/Scenes/*.json "$work/scenes"
export PREVIEW=$preview XDG_STATE_HOME=$work XDG_CACHE_HOME=$work XDG_DATA_HOME=$work
cd "$work/scenes"
status=0
timeout 120 nvim --headless --clean -n -c "luafile $here/client.lua" cards.json >"$work/out" 2>&1 \
  || status=$?
cat "$work/out"
[ $status = 0 ] || { cat "$work"/nvim/lsp.log 2>/dev/null || true; exit 1; }
# Neovim says nothing at all where the script was not run.
grep -q 'checks passed' "$work/out"

# The server ends with its client, whether that says so or not.
wait_for_end() {
  local process=$1 tries=0
  while kill -0 "$process" 2>/dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "the server is still there"; kill -9 "$process"; return 1; }
    sleep 0.1
  done
}
mkfifo "$work/in"
"$preview" lsp <"$work/in" >"$work/answers" &
server=$!
exec 3>"$work/in"
message='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":'$client',"capabilities":{}}}'
printf 'Content-Length: %d\r\n\r\n%s' ${#message} "$message" >&3
kill $client
# Standard input stays open: that the process is gone is all that the server can know.
wait_for_end $server
exec 3>&-
grep -q '"name":"preview"' "$work/answers"
echo "the server ended with its client"
