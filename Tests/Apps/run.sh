#!/usr/bin/env bash
# An app of a package of its own, as its user and its CI meet it: built with the one product, walked
# through by hand in a window, and by a script without one. APP names the program where it is built
# already, PICTURES a folder that keeps the pictures.
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$repo/Tests/Apps
. "$repo/Tests/Window/common.sh"
for tool in Xvfb xdotool import compare python3; do
  command -v "$tool" >/dev/null || { echo "needs $tool"; exit 5; }
done
if [ -z "${APP:-}" ]; then
  swift build --package-path "$here/TwoScreens" --scratch-path "$repo/.build/apps" || exit 1
  APP=$repo/.build/apps/debug/TwoScreens
fi
APP=$(realpath "$APP")
# The other app of the package.
PLAIN=$(dirname "$APP")/Plain

pid=
display_pid=
finish() {
  [ -n "$pid" ] && kill -KILL "$pid" 2>/dev/null
  [ -n "$display_pid" ] && kill "$display_pid" 2>/dev/null
  [ -n "${PICTURES:-}" ] && mkdir -p "$PICTURES" && cp -r "$work"/*.png "$work/plays" "$PICTURES"
  cd / && rm -rf "$work"
}
make_work
trap finish EXIT

# MARK: Without a display

unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
check "the walk goes as its script says" \
  "$APP" --headless --play "$here/walk.json" --out plays/ --appearance light
"$APP" --headless --play "$here/walk.json" --out again/ >said 2>err
for name in list place sheet end; do
  check "the picture '$name' is the same in each run" cmp plays/$name.png again/$name.png
done
cat >expected <<'LINES'
launched
connects
foreground
active
vibration on
shows Rome
note Ciao
1 visit
sheet
sheet gone
resigns
background
disconnects
terminates
LINES
check "it is told of its life in order" diff expected said

LAYERKIT_HEADLESS=1 LAYERKIT_OUT=dark.png LAYERKIT_APPEARANCE=dark LAYERKIT_SIZE=700x500 \
  LAYERKIT_SCALE=1 "$APP" --own-flag >/dev/null 2>err
check "the environment says the same as options" test "$(identify -format %wx%h dark.png)" = 700x500
"$APP" --headless --out url.png twoscreens://place/Oslo >said 2>err
check "a URL opens its place" grep -q 'opens twoscreens://place/Oslo' said
"$APP" --headless --size nonsense >/dev/null 2>err
check "what is wrong ends with 2" test $? = 2
echo '{ "steps": [ { "tap": "vibrations" } ] }' >wrong.json
"$APP" --headless --play wrong.json >/dev/null 2>err
check "a step that cannot be done ends with 1" test $? = 1
check "and says what was meant" grep -q "did you mean 'vibration'" err
"$APP" >/dev/null 2>err
check "without a display it ends with 5" test $? = 5
check "and says how to get one" grep -q 'there is no display' err

check "timers and queues go on without a display" "$PLAIN" --headless --play "$here/ticks.json"
"$PLAIN" --headless --size 300x200 plain://a >said
cat >expected <<'LINES'
launched on 300 × 200
opens plain://a
active in a scene
resigns
background
terminates
LINES
check "an app without scene delegates is told of its life in order" diff expected said

# MARK: In a window

start_display 1280x1024x24

has_window() {
  kill -0 "$pid" 2>/dev/null || return 0
  window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | head -1)
  [ -n "$window" ]
}
open() {
  env --default-signal=INT "$program" "$@" >out 2>err </dev/null &
  pid=$!
  window=
  within 30 has_window >/dev/null
  if [ -z "$window" ]; then fail "a window opens for $*" "$(cat out err)"; fi
}
has_ended() { ! kill -0 "$pid" 2>/dev/null; }
ends() {
  within 10 has_ended >/dev/null || kill -KILL "$pid"
  wait "$pid"
  code=$?
  pid=
}
# ended_well: whether that was with 0; if not, with what, and what the app said of it.
ended_well() {
  [ "$code" = 0 ] || { echo "it ended with $code"; cat err; return 1; }
}
grab() { timeout 10 import -window "$window" "$1"; }
tap_at() { xdotool mousemove --window "$window" "$1" "$2" click 1; }
says() { grep -qx -- "$1" out; }
count() { [ "$(grep -cx -- "$1" out)" = "$2" ]; }
title_has() { LC_ALL=C.UTF-8 xprop -id "$window" _NET_WM_NAME | grep -qF -- "$1"; }
windows() { [ "$(xdotool search --onlyvisible --pid "$pid" | wc -l)" = "$1" ]; }
shows() { grab shot.png && [ "$(compare -metric AE shot.png "$1" null: 2>&1)" = 0 ]; }
# ticks: the processor time of the app so far, in hundredths of a second.
ticks() { awk '{ print $14 + $15 }' "/proc/$pid/stat"; }

"$APP" --headless --play "$here/walk.json" --out ones/ --scale 1 >/dev/null 2>&1
# Bars of lists have faded by then.
"$APP" --headless --scale 1 --time 3s --out rest.png >/dev/null 2>&1
program=$APP
open
check "the window shows what a picture does" within 10 shows rest.png
check "it has the scene's title" title_has 'Two Screens'
check "the app is active" within 5 says active
xdotool windowfocus "$window"
before=$(ticks)
sleep 2
after=$(ticks)
check "at rest it takes no time ($((after - before)) hundredths in 2 s)" test $((after - before)) -le 2
tap_at 332 166
check "a click turns a switch" within 5 says 'vibration on'
tap_at 200 265
check "a click on a row brings the second screen" within 5 says 'shows Rome'
tap_at 195 122
xdotool type Ciao
check "what is typed is text" within 5 says 'note Ciao'
tap_at 195 172
check "a task of another thread comes back without an event" within 5 says '1 visit'
grab visited.png
tap_at 40 22
sleep 0.8
tap_at 349 22
check "a click brings the sheet" within 5 says sheet
sleep 0.8
grab sheet.png
tap_at 195 528
check "and puts it away" within 5 says 'sheet gone'
check "after all that the window shows what the script's last picture does" within 5 shows ones/end.png
xdotool key ctrl+shift+a
check "the other look is told of" within 5 says 'is 390 × 844, dark'
sleep 0.5
grab dark-window.png
xdotool key ctrl+shift+a
xdotool windowsize "$window" 800 500
check "so is another size" within 5 says 'is 800 × 500, light'
echo '{ "steps": [ { "tap": "vibration" }, { "wait": "3s" }, { "snapshot": "wide" } ] }' >wide.json
"$APP" --headless --size 800x500 --scale 1 --play wide.json --out ones/ >/dev/null 2>&1
check "which is shown as in a picture of that size" within 10 shows ones/wide.png
cp shot.png resized.png
xdotool windowsize "$window" 390 844
within 5 count 'is 390 × 844, light' 2 >/dev/null

# A second window.
tap_at 276 22
check "a second scene opens a second window" within 10 windows 2
check "which connects" within 5 count connects 2
second=$(xdotool search --onlyvisible --pid "$pid" | grep -vx "$window")
first=$window
window=$second
sleep 1
tap_at 332 122
check "each window has its own hands" within 5 says 'sound off'
grab second.png
python3 "$repo/Tests/Window/closewindow.py" "$second"
check "a closed window discards its session" within 5 says 'discarded 1'
check "and leaves the first" within 5 windows 1
window=$first
tap_at 332 122
check "which goes on" within 5 count 'sound off' 2
python3 "$repo/Tests/Window/closewindow.py" "$window"
ends
check "the last one ends the app with 0" ended_well
cat >expected <<'LINES'
discarded 1
terminates
LINES
check "which is told of it" diff expected <(tail -2 out)

open
within 5 says active >/dev/null
kill -TERM "$pid"
ends
check "a signal ends the app as quitting does" ended_well
check "and it is told" says terminates

program=$PLAIN
"$PLAIN" --headless --scale 1 --play "$here/ticks.json" --out plain.png >/dev/null
open
check "timers and queues wake the window" within 10 shows plain.png
xdotool windowsize "$window" 500 400
check "a legacy window takes the size along" within 5 says 'goes to 500 × 400'
python3 "$repo/Tests/Window/closewindow.py" "$window"
ends
cat >expected <<'LINES'
resigns
background
terminates
LINES
check "its window ends it" diff expected <(tail -3 out)
summary
