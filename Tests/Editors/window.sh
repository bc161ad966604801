#!/usr/bin/env bash
# Neovim and a window of the same scene, on a display of our own: the window follows the cursor, and a click
# in the window moves it. What Neovim runs is what the handbook says. Tests/Editors/window.sh [PREVIEW].
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
PREVIEW=$(realpath "${1:-${PREVIEW:-$repo/.build/release/preview}}")
. "$repo/Tests/Window/common.sh"
for tool in Xvfb xdotool import compare nvim; do
  command -v "$tool" >/dev/null || { echo "needs $tool"; exit 5; }
done

window_pid=
editor_pid=
display_pid=
finish() {
  [ -n "$editor_pid" ] && kill "$editor_pid" 2>/dev/null
  [ -n "$window_pid" ] && kill -KILL "$window_pid" 2>/dev/null
  [ -n "$display_pid" ] && kill "$display_pid" 2>/dev/null
  cd / && rm -rf "$work"
}
make_work
trap finish EXIT
start_display 1024x768x24

mkdir -m 700 bin runtime home
ln -s "$PREVIEW" bin/preview
export PATH=$work/bin:$PATH XDG_RUNTIME_DIR=$work/runtime HOME=$work/home
export XDG_STATE_HOME=$HOME XDG_CACHE_HOME=$HOME XDG_DATA_HOME=$HOME
# In continuous integration no window is to be found, but for this one.
unset CI
cp "$repo"/Tests/Editors/Scenes/*.json .
sed -i '/cornerRaduis/d' cards.json
awk '/^## /{inside = $2 == "Neovim"} /^```lua$/{if (inside) {prints = 1; next}} /^```$/{prints = 0} prints' \
  "$repo/Sources/Handbook.docc/Editors.md" >init.lua

preview cards.json >window.log 2>&1 &
window_pid=$!
disown
has_window() {
  window=$(xdotool search --onlyvisible --pid "$window_pid" 2>/dev/null | head -1)
  [ -n "$window" ]
}
within 30 has_window >/dev/null
check "a window that is open can be found" within 10 sh -c "ls $work/runtime/preview/*.window"
grab() { timeout 10 import -window "$window" "$1"; }
# The number of pixels that differ from the picture before.
difference() { grab now.png && compare -metric AE before.png now.png null: 2>&1; }
differs() { [ "$(difference)" -gt 0 ]; }
is_as_before() { [ "$(difference)" -eq 0 ]; }
# A picture that stays the same: the first may come before all is painted.
is_at_rest() { grab before.png && sleep 0.2 && is_as_before; }
within 20 is_at_rest >/dev/null

nvim --headless --clean -n -u init.lua --listen "$work/nvim.sock" cards.json >editor.log 2>&1 &
editor_pid=$!
send() { nvim --server "$work/nvim.sock" --remote-send "$1" >/dev/null; }
says() { [ "$(nvim --server "$work/nvim.sock" --remote-expr "$1" 2>&1)" = "$2" ]; }
check "Neovim runs the handbook's lines" within 20 says 'luaeval("#vim.lsp.get_active_clients()")' 1
# Moves to and fro until the server has found the window, which it does when the scene is open.
follows() { send 'gg/"first"<CR>' && sleep 0.1 && differs; }
check "the window outlines the node under the cursor" within 20 follows
cp now.png outlined.png
check "the outline goes when the cursor rests" within 15 is_as_before

send 'gg'
xdotool windowfocus "$window"
xdotool key --clearmodifiers i
# The panel is beside the scene then: the picture is larger.
within 10 differs >/dev/null
clicks() { xdotool mousemove --window "$window" 60 200 click 1 && sleep 0.2 && says 'line(".")' 7; }
check "a click in the inspector moves Neovim's cursor" within 10 clicks
grab clicked.png
[ "$failed" -eq 0 ] || cat window.log editor.log
[ -n "${KEEP:-}" ] && cp ./*.png "$KEEP"
summary
