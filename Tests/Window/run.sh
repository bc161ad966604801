#!/usr/bin/env bash
# The window as a person meets it: a display of our own, real keys and clicks, pictures of the
# screen. PREVIEW names the program; WINDOW_TESTS=REGEX runs only the checks of that name.
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
PREVIEW=$(realpath "${PREVIEW:-$repo/.build/debug/preview}")
here=$repo/Tests/Window
. "$here/common.sh"
. "$here/apps.sh"
. "$here/code.sh"
for tool in Xvfb xdotool xprop import compare convert vim python3; do
  command -v "$tool" >/dev/null || { echo "needs $tool"; exit 5; }
done

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

# MARK: The program

has_window() {
  kill -0 "$pid" 2>/dev/null || return 0
  window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | head -1)
  [ -n "$window" ]
}

# open ARGUMENTS…: starts the program and waits for its window.
open() {
  # A shell starts what runs in the background with SIGINT ignored.
  env --default-signal=INT "$PREVIEW" "$@" >out 2>err </dev/null &
  pid=$!
  window=
  within 30 has_window >/dev/null
  if [ -z "$window" ]; then fail "a window opens for $*" "$(cat out err)"; fi
}

has_ended() { ! kill -0 "$pid" 2>/dev/null; }

# close_window: ends it by its close button and keeps the exit code in `code`.
close_window() {
  python3 "$here/closewindow.py" "$window"
  within 10 has_ended >/dev/null || kill -KILL "$pid"
  wait "$pid"
  code=$?
  pid=
}

# MARK: Pictures

# Given a window that is gone, `import` would wait for a click.
grab() { timeout 10 import -window "$window" "$1"; }
pixels() { convert "$1" -depth 8 rgb:- | sha1sum; }
# The number of pixels that differ between two pictures of one size.
difference() { compare -metric AE "$1" "$2" null: 2>&1; }
same() { [ "$(difference "$1" "$2")" = 0 ]; }

shows() { grab shot.png && same shot.png "$1"; }
# The picture above the banner's strip, and the strip itself.
upper() { convert "$1" -gravity north -crop "x$(($(identify -format %h "$1") - 30))+0+0" +repage "$2"; }
lower() { convert "$1" -gravity south -crop x30+0+0 +repage "$2"; }
shows_banner_over() {
  grab shot.png && upper shot.png a.png && upper "$1" b.png && same a.png b.png || return 1
  lower shot.png a.png && lower "$1" b.png && ! same a.png b.png || return 1
  # The strip is red.
  [ "$(convert a.png -format '%[fx:mean.r > 2*mean.b ? 1 : 0]' info:)" = 1 ]
}

# draw SCENE PICTURE [ARGUMENTS…]: what the scene looks like without a window.
draw() {
  local scene=$1 picture=$2
  shift 2
  "$PREVIEW" --headless "$scene" --scale 1 --out "$picture" "$@" >draw.log 2>&1 ||
    { echo "cannot draw $scene"; cat draw.log; return 1; }
}

# play STEPS PICTURE: what the scene looks like after the steps of a script.
play() {
  printf '{ "steps": [ %s, { "snapshot": "played" } ] }' "$1" >script.json
  mkdir -p played
  draw scene.json played/ --play script.json && mv played/played.png "$2"
}

# centred PICTURE WIDTH HEIGHT OUT: the picture in the middle of a window of a size.
centred() {
  convert -size "$2x$3" "xc:$stage_colour" \
    "$1" -gravity center -composite -depth 8 "$4"
}
# The colour around the scene.
stage_colour='srgb(41,41,46)'

size_is() {
  eval "$(xdotool getwindowgeometry --shell "$window")"
  [ "$WIDTH" = "$1" ] && [ "$HEIGHT" = "$2" ]
}
title_has() { LC_ALL=C.UTF-8 xprop -id "$window" _NET_WM_NAME | grep -qF -- "$1"; }

# MARK: Hands

focus() {
  xdotool windowfocus "$window"
  within 5 focused
}
focused() { [ "$(xdotool getwindowfocus)" = "$window" ]; }
press() { xdotool key --clearmodifiers "$1"; }
tap_at() { xdotool mousemove --window "$window" "$1" "$2" click 1; }
# drag X Y DX DY: in steps, as a hand does.
drag() {
  xdotool mousemove --window "$window" "$1" "$2" mousedown 1
  local step
  for step in 1 2 3 4; do
    xdotool mousemove --window "$window" $(($1 + $3 * step / 4)) $(($2 + $4 * step / 4))
  done
  xdotool mouseup 1
}

# MARK: Scenes

# A card that can be dragged over a switch that a tap toggles. $1 is the card's colour.
write_scene() {
  cat >"${2:-scene.json}" <<JSON
{
  "version": 1,
  "canvas": { "size": [300, 240], "background": "#FFFFFF" },
  "root": { "id": "root", "subviews": [
    { "id": "light", "frame": [20, 20, 60, 60], "cornerRadius": 12, "backgroundColor": "#CCCCCC",
      "actions": { "tap": [ { "toggle": "light.clipsToBounds",
        "set": { "light.backgroundColor": "#22AA44" },
        "else": { "light.backgroundColor": "#CCCCCC" } } ] } },
    { "id": "card", "frame": [120, 90, 90, 70], "cornerRadius": 16, "backgroundColor": "$1",
      "borderWidth": 2, "borderColor": "#00000040", "transform": [{ "rotate": 12 }],
      "actions": { "pan": "drag" } }
  ] }
}
JSON
}

section() { [[ $1 =~ ${WINDOW_TESTS:-.} ]]; }

# MARK: Checks

opening() {
  cp -r "$repo"/Samples/. .
  local sample size
  for sample in *.json; do
    draw "$sample" expected.png || { fail "draws $sample"; continue; }
    size=$(identify -format '%w %h' expected.png)
    open "$sample" --paused
    # shellcheck disable=SC2086
    check "the window of $sample has the scene's size" within 5 size_is $size
    check "the window of $sample equals the headless picture" within 10 shows expected.png
    check "its title names $sample" within 5 title_has "$sample"
    close_window
    check "the close button ends $sample with 0" test "$code" = 0
  done
  mkdir -p cased && write_scene '#D03030' cased/Größe.json
  draw cased/Größe.json expected.png
  open CASED/größe.JSON
  check "a path of another case opens" within 10 shows expected.png
  check "and it is said which file it is" grep -q "cased/Größe.json" out
  check "its title is not spoilt" within 5 title_has "Größe.json — preview"
  close_window
}

editing() {
  write_scene '#D03030'
  for colour in 3030D0 30A030 A0A020 8030A0 D03030; do
    write_scene "#$colour" "new-$colour.json"
    draw "new-$colour.json" "$colour.png"
  done
  open scene.json
  check "a scene shows" within 10 shows D03030.png
  sed -i 's/#D03030/#3030D0/' scene.json
  check "sed -i changes the window" within 5 shows 3030D0.png
  vim -es -u NONE -c '%s/#3030D0/#30A030/' -c wq scene.json </dev/null >/dev/null 2>&1
  check "vim changes the window" within 5 shows 30A030.png
  cat new-A0A020.json >scene.json
  check "an in-place write changes the window" within 5 shows A0A020.png
  cp new-8030A0.json tmp.json && mv tmp.json scene.json
  check "a file moved over it changes the window" within 5 shows 8030A0.png
  check "a reload is told of in a line" grep -Eq \
    '^reloaded scene.json: [0-9]+ layers, 1 changed, parse [0-9.]+ build [0-9.]+ paint [0-9.]+ ms, save to frame [0-9]+ ms$' out

  echo '{ "version": 1, "root": ' >scene.json
  check "a broken file keeps the picture under a banner" within 5 shows_banner_over 8030A0.png
  check "the error stands on standard error" grep -Eq '^scene.json:[0-9]+:[0-9]+: error' err
  cat new-A0A020.json >scene.json
  check "mending takes the banner away" within 5 shows A0A020.png
  rm scene.json
  check "a removed file keeps the picture under a banner" within 5 shows_banner_over A0A020.png
  cp new-D03030.json scene.json
  check "and its return shows it" within 5 shows D03030.png
  check "the window has its place and focus still" kill -0 "$pid"
  close_window
  check "it ended with 0" test "$code" = 0
}

mistaken_starts() {
  rm -f scene.json
  convert -size 390x844 "xc:$stage_colour" -depth 8 empty.png
  write_scene '#D03030' good.json
  draw good.json good.png
  open scene.json
  check "a missing file opens an empty stage with the banner" within 10 shows_banner_over empty.png
  cp good.json scene.json
  check "and shows the scene once it is there" within 5 size_is 300 240
  check "in its size, without the banner" within 5 shows good.png
  close_window
  echo '{ nonsense' >scene.json
  open scene.json
  check "a broken file opens an empty stage with the banner" within 10 shows_banner_over empty.png
  cp good.json scene.json
  check "and shows the scene once it is mended" within 5 shows good.png
  close_window
  rm -f scene.json && mkfifo scene.json
  open scene.json
  check "a FIFO opens an empty stage with the banner" within 10 shows_banner_over empty.png
  rm scene.json && cp good.json scene.json
  check "and a file in its place shows" within 5 shows good.png
  close_window
  rm -rf later && open later/scene.json
  check "a missing directory opens an empty stage with the banner" within 10 \
    shows_banner_over empty.png
  mkdir later && cp good.json later/scene.json
  check "and shows the scene once both are there" within 5 shows good.png
  close_window
  echo '{ nonsense' >scene.json
  script -qfc "exec '$PREVIEW' scene.json" typescript </dev/null >/dev/null 2>&1 &
  pid=$!
  check "on a terminal mistakes have colours" within 10 grep -qF $'\e[' typescript
  check "those of a scene" grep -qF 'scene.json' typescript
  kill "$pid"
  wait "$pid"
  pid=
}

hands() {
  write_scene '#D03030'
  draw scene.json before.png
  play '{ "tap": "light" }' toggled.png
  play '{ "tap": "light" }, { "drag": "card", "by": [40, 32] }' dragged.png
  open scene.json
  within 10 shows before.png >/dev/null
  check "the window takes the focus" focus
  tap_at 50 50
  check "a click toggles" within 5 shows toggled.png
  tap_at 50 50
  check "a second click toggles back" within 5 shows before.png
  tap_at 50 50
  within 5 shows toggled.png >/dev/null
  drag 165 125 40 32
  check "a drag moves the card" within 5 shows dragged.png
  press r
  check "R reloads" within 5 grep -q '^reloaded scene.json' out
  check "and keeps what clicks and drags did" shows dragged.png
  press shift+r
  check "Shift+R resets to the file" within 5 shows before.png
  check "R asks for no change of the file" test "$(grep -c '^reloaded' out)" = 2

  # A finger that is down during a reload goes on with what it holds.
  xdotool mousemove --window "$window" 165 125 mousedown 1
  xdotool mousemove --window "$window" 185 141
  sed -i 's/#CCCCCC/#BBBBBB/' scene.json
  check "a reload comes while the button is down" within 5 reloads_are 3
  xdotool mousemove --window "$window" 205 157
  xdotool mouseup 1
  play '{ "drag": "card", "by": [40, 32] }' held.png
  check "and the drag goes on after it" within 5 shows held.png
  press shift+r
  draw scene.json grey.png
  within 5 shows grey.png >/dev/null

  # Outside the window the drag goes on, too.
  xdotool mousemove --window "$window" 165 125 mousedown 1
  xdotool mousemove --window "$window" 290 230
  xdotool mousemove --window "$window" 400 330
  xdotool mouseup 1
  play '{ "drag": "card", "by": [235, 205] }' outside.png
  check "a drag goes on outside the window" within 5 shows outside.png
  xdotool mousemove --window "$window" 165 125
  check "and has ended with the button's release there" shows outside.png
  close_window
}
reloads_are() { [ "$(grep -c '^reloaded' out)" = "$1" ]; }

resizing() {
  write_scene '#D03030'
  draw scene.json plain.png
  open scene.json
  within 10 shows plain.png >/dev/null
  local size
  for size in "500 400" "302 242" "640 300" "1200 1000" "300 240"; do
    set -- $size
    xdotool windowsize "$window" "$1" "$2"
    centred plain.png "$1" "$2" centre.png
    check "in a window of $1 × $2 the scene stands in the middle" within 5 shows centre.png
  done
  xdotool windowsize "$window" 150 120
  check "a smaller window takes its size" within 5 size_is 150 120
  check "and shows the scene smaller" within 5 corners_are_scene
  for size in "900 700" "2 2" "1 1" "700 20" "20 700" "300 240"; do
    set -- $size
    xdotool windowsize "$window" "$1" "$2"
    within 5 size_is "$1" "$2" >/dev/null
  done
  check "after many sizes the picture is whole" within 5 shows plain.png
  local step
  for step in $(seq 1 60); do
    xdotool windowsize "$window" $((300 + step * 7 % 200)) $((240 + step * 13 % 200))
  done
  xdotool windowsize "$window" 420 330
  centred plain.png 420 330 centre.png
  check "after a storm of sizes the picture is whole" within 5 shows centre.png
  xdotool windowunmap --sync "$window"
  sed -i 's/#D03030/#3030D0/' scene.json
  within 5 reloads_are 1 >/dev/null
  xdotool windowmap --sync "$window"
  draw scene.json plain.png && centred plain.png 420 330 centre.png
  check "a hidden window shows the newest picture when it is back" within 5 shows centre.png
  close_window
  check "and all that ends with 0" test "$code" = 0

  sed 's/\[300, 240\]/[3000, 600]/' scene.json >large.json
  open large.json
  check "a scene larger than the desktop gets a window that fits" within 5 size_is 1280 600
  close_window
}
# The scene fills the window: no colour of the stage in the middle of its sides.
corners_are_scene() {
  grab shot.png
  [ "$(identify -format '%wx%h' shot.png)" = 150x120 ] &&
    [ "$(convert shot.png -format '%[pixel:p{1,1}] %[pixel:p{148,118}]' info:)" = \
      'white white' -o "$(convert shot.png -format '%[hex:p{1,1}] %[hex:p{148,118}]' info:)" = \
      'FFFFFF FFFFFF' ]
}

keys() {
  write_scene '#D03030'
  draw scene.json plain.png
  open scene.json
  within 10 shows plain.png >/dev/null
  focus >/dev/null
  xdotool windowsize "$window" 600 480
  centred plain.png 600 480 centre.png
  within 5 shows centre.png >/dev/null
  press 0
  "$PREVIEW" --headless scene.json --scale 2 --out twice.png
  check "0 fits the scene into the window" within 5 shows twice.png
  press 1
  check "1 shows it in its own size" within 5 shows centre.png
  press plus
  check "+ makes it larger" within 5 shows_other centre.png
  press minus
  check "- makes it smaller again" within 5 shows centre.png
  press minus
  check "and smaller still" within 5 shows_other centre.png
  press 0
  play '{ "tap": "light" }' toggled.png
  within 5 shows twice.png >/dev/null
  tap_at 100 100
  press 1
  centred toggled.png 600 480 centre.png
  check "clicks go where the zoomed scene shows them" within 5 shows centre.png
  rm -f scene.png
  press F12
  check "F12 writes a picture" within 5 test -s scene.png
  check "of the scene alone" same scene.png toggled.png
  close_window

  mkdir -p walk && rm -f walk/*
  local colour index=0
  for colour in D03030 3030D0 30A030; do
    index=$((index + 1))
    write_scene "#$colour" "walk/$index.json"
    draw "walk/$index.json" "walk-$index.png"
  done
  echo '{ broken' >walk/4.json
  open walk
  check "a directory opens its first scene" within 10 shows walk-1.png
  focus >/dev/null
  press Right
  check "Right shows the next" within 5 shows walk-2.png
  check "and names it in the title" within 5 title_has 2.json
  press Left
  check "Left shows the one before" within 5 shows walk-1.png
  press Left
  convert -size 300x240 "xc:$stage_colour" -depth 8 empty.png
  check "a broken scene on the way is an empty stage with the banner" within 5 \
    shows_banner_over empty.png
  cp walk/3.json walk/4.json
  check "and shows when it is mended" within 5 shows walk-3.png
  press Right
  check "after the last comes the first" within 5 shows walk-1.png
  press Right
  within 5 shows walk-2.png >/dev/null
  sed -i 's/#3030D0/#30A030/' walk/2.json
  check "the scene that was walked to is watched" within 5 shows walk-3.png
  close_window
}
# A card is moved by hand, and the file gets no more than that.
inspecting() {
  cat >inspect.json <<'JSON'
{
  // A card on the ground.
  "canvas": { "size": [300, 240] },
  "root": { "subviews": [
    { "id": "card", "frame": [40, 40,  100, 80 /* upright */], "backgroundColor": "#D03030" },
  ] }
}
JSON
  cp inspect.json before.json
  draw inspect.json plain.png
  open inspect.json
  within 10 shows plain.png >/dev/null
  focus >/dev/null
  press i
  check "I makes room for the inspector" within 5 size_is 640 240
  tap_at 60 60
  drag 60 60 30 20
  press s
  check "a drag and S change the frame in the file" \
    within 5 grep -qF '[70, 60,  100, 80 /* upright */]' inspect.json
  sed 's/\[40, 40, /[70, 60, /' before.json >wanted.json
  check "and nothing else" cmp inspect.json wanted.json
  press ctrl+z
  check "Ctrl+Z takes it back" within 5 cmp inspect.json before.json
  press Escape
  press i
  check "I gives the room back" within 5 size_is 300 240
  check "and the scene is as its file has it" within 5 shows plain.png
  press e
  check "E shows the layers apart" within 5 shows_other plain.png
  press e
  check "and together again" within 5 shows plain.png
  close_window
}

# A process that is ended in the middle of a write, by the system's limit, leaves the file as it was.
writing_back() {
  local bytes first
  for bytes in 1 40 150; do
    cat >back.json <<'JSON'
{
  // What a hand has written, long enough to be cut off in the middle of the write of the new text.
  "canvas": { "size": [300, 240] },
  "root": { "subviews": [{ "id": "card", "frame": [40, 40, 100, 80], "backgroundColor": "#D03030" }] }
}
JSON
    cp back.json before.json
    draw back.json plain.png
    open back.json --no-watch
    within 10 shows plain.png >/dev/null
    focus >/dev/null
    press i
    within 5 size_is 640 240 >/dev/null
    tap_at 60 60
    drag 60 60 30 20
    first=$(scene_pid)
    prlimit --pid "$first" --fsize="$bytes"
    press s
    check "a write that is ended after $bytes bytes ends the scene's process alone" \
      within 10 has_other_scene_pid "$first"
    check "and the file is as it was" cmp back.json before.json
    close_window
  done
}

# The scene in variants beside each other: what is seen is what a run without a window draws.
varying() {
  cat >many.json <<'JSON'
{
  "canvas": { "size": [140, 100], "background": { "light": "white", "dark": "black" } },
  "variants": ["appearance", "direction"],
  "root": { "subviews": [
    { "class": "UILabel", "text": "Words", "font": "body", "constraints": { "leading": 10, "top": 10 } },
    { "class": "UISwitch", "id": "switch", "constraints": { "leading": 10, "top": 50 } }
  ] }
}
JSON
  draw many.json all.png --variants scene
  draw many.json alone.png
  open many.json
  check "a scene that names variants is shown in all of them" within 10 shows all.png
  focus >/dev/null
  tap_at 60 113
  check "a tap in one is for that one" within 10 shows_other all.png
  sed -i 's/"Words"/"Others"/' many.json
  press shift+r
  draw many.json all.png --variants scene
  check "a save reaches all of them" within 10 shows all.png
  draw many.json alone.png
  press v
  check "v shows the scene by itself" within 10 shows alone.png
  press v
  check "and in its variants again" within 10 shows all.png
  press v
  within 10 shows alone.png >/dev/null
  press l
  check "l shows the scenes beside it" within 10 shows_other alone.png
  press Escape
  check "and Escape takes them away" within 10 shows alone.png
  close_window
}

# What is typed goes into text, and not to the host's keys.
writing() {
  cat >scene.json <<'JSON'
{ "version": 1, "canvas": { "size": [320, 200] }, "root": { "subviews": [
  { "class": "UITextField", "id": "name", "frame": [20, 20, 280, 34], "borderStyle": "roundedRect",
    "actions": { "appear": [{ "set": { "self.isFirstResponder": true } }] } },
  { "class": "UITextView", "id": "page", "frame": [20, 70, 280, 110], "font": 16 }
] } }
JSON
  local name='{ "type": "Irish T+0" }' page='{ "tap": "page" }, { "type": "one two" }'
  play "$name" typed.png
  play "$name, $page, { \"key\": \"Ctrl+Shift+Left\" }" selected.png
  play "$name, $page, { \"key\": \"Shift+Home\" }, { \"key\": \"Backspace\" }" empty.png
  open scene.json
  focus
  xdotool type 'Irish T+0'
  check "what is typed is in the field that an action made the first" within 10 shows typed.png
  tap_at 160 125
  xdotool type 'one two'
  press ctrl+shift+Left
  check "a word of the text view is selected by keys" within 10 shows selected.png
  press shift+Home
  press BackSpace
  check "a line is deleted, and the caret comes back" within 10 shows empty.png
  close_window
}

shows_other() { grab shot.png && ! same shot.png "$1"; }

composited() { sed -n 's/^\([0-9]*\) frames composited.*/\1/p' out; }
# The process that has the scene; $pid keeps the window.
scene_pid() { awk '{ print $1 }' "/proc/$pid/task/$pid/children"; }
processor_ticks() { awk '{ sum += $14 + $15 } END { print sum }' "/proc/$pid/stat" "/proc/$(scene_pid)/stat"; }
idleness() {
  write_scene '#D03030'
  local short long before after
  "$PREVIEW" scene.json --exit-after 1s >out 2>err
  short=$(composited)
  open scene.json --exit-after 7s
  draw scene.json plain.png
  within 10 shows plain.png >/dev/null
  before=$(processor_ticks)
  # The five seconds are what is measured.
  sleep 5
  after=$(processor_ticks)
  wait "$pid"
  code=$?
  pid=
  long=$(composited)
  check "an idle window composites no frame ($short in 1 s, $long in 7 s)" \
    test -n "$short" -a "$short" = "$long"
  check "an idle window uses less than 1 % of a core ($((after - before)) ticks in 5 s)" \
    test $((after - before)) -lt $((5 * $(getconf CLK_TCK) / 100))
  check "--exit-after ends with 0" test "$code" = 0
}

endings() {
  write_scene '#D03030'
  draw scene.json plain.png
  local signal
  for signal in TERM INT; do
    open scene.json
    within 10 shows plain.png >/dev/null
    kill "-$signal" "$pid"
    check "SIG$signal ends the program" within 5 has_ended
    wait "$pid"
    code=$?
    check "SIG$signal ends it with 0" test "$code" = 0
    pid=
  done
  open scene.json --no-watch
  within 10 shows plain.png >/dev/null
  kill -TERM "$pid"
  check "SIGTERM ends a window that watches nothing" within 5 has_ended
  wait "$pid"
  pid=
  open scene.json
  within 10 shows plain.png >/dev/null
  kill -STOP "$pid"
  sed -i 's/#D03030/#3030D0/' scene.json
  kill -CONT "$pid"
  draw scene.json plain.png
  check "a stopped program shows the newest file when it goes on" within 5 shows plain.png
  close_window
}

has_other_scene_pid() { [ -n "$(scene_pid)" ] && [ "$(scene_pid)" != "$1" ]; }
# A picture is on the window before the scene's process is done with its frame. It is when the memory
# that it shares with the window says so, and it sleeps and nothing wakes it for a while, in which nothing
# is written either: it watches the folder.
activity() { od -An -N4 -tu4 "/proc/$(scene_pid)/fd/4" | tr -d ' '; }
naps() { awk '/^State|ctxt_switches/ { print $2 }' "/proc/$(scene_pid)/status" | tr '\n' ' '; }
sleeps_on() {
  local before
  before=$(naps)
  [ "${before%% *}" = S ] || return 1
  for _ in $(seq 5); do
    sleep 0.02
    [ "$(activity)" = 0 ] && [ "$(naps)" = "$before" ] || return 1
  done
}
# What it says instead explains a failure.
says() { grep -q "$1" err || { cat err && return 1; }; }
# 700,000 turned gradients, each as large as the canvas and blended by its hue: with two processors six
# minutes of painting, where layers with shadows were once done within the 30 s that they must not be.
write_endless_scene() {
  local layer='{ "class": "CAGradientLayer", "type": "conic", "colors": ["#FF000040", "#00FF0040"],
    "compositingFilter": "hueBlendMode", "frame": [0, 0, 300, 240] }' turn
  for turn in 1.1 0.3 0.01; do
    layer='{ "class": "CAReplicatorLayer", "frame": [0, 0, 300, 240], "instanceCount": 90,
      "instanceTransform": [{ "rotate": '$turn' }], "sublayers": ['$layer'] }'
  done
  echo '{ "canvas": { "size": [300, 240], "background": "#FFFFFF" }, "root": { "sublayers": ['"$layer"'] } }' >tmp.json
  mv tmp.json scene.json
}
# A trap, or the kernel, ends the process with the scene; the window is another one.
surviving() {
  local first
  write_scene '#D03030'
  draw scene.json good.png
  open scene.json
  within 10 shows good.png >/dev/null
  first=$(scene_pid)
  check "the scene's process has nothing left to do" within 10 sleeps_on
  kill -ILL "$first"
  check "a trap leaves the window with the last good picture" within 10 shows_banner_over good.png
  check "another process has taken over" within 5 has_other_scene_pid "$first"
  check "it says what ended the one before" within 5 says 'error: a trap — while nothing was done'
  sed -i 's/#D03030/#3030D0/' scene.json
  draw scene.json mended.png
  check "and the next save is tried" within 10 shows mended.png
  first=$(scene_pid)
  kill -KILL "$first"
  check "it survives a second end" within 10 shows_banner_over mended.png
  focus
  press r
  check "R tries what is there" within 10 shows mended.png
  cp scene.json mended.json
  write_endless_scene
  check "a scene that does not come back leaves the window with the last good picture" \
    within 90 shows_banner_over mended.png
  check "and that is said" within 5 says 'the scene has not come back for 30 s'
  cp mended.json tmp.json && mv tmp.json scene.json
  check "and the next save is tried then, too" within 10 shows mended.png
  tap_at 50 50
  check "and hands act on it" within 10 shows_other mended.png
  kill -STOP "$(scene_pid)"
  close_window
  check "a scene that answers nothing does not keep the window open" test "$code" = 0
}

open_files() { ls "/proc/$pid/fd" "/proc/$(scene_pid)/fd" | wc -l; }
resident() { awk '/^VmRSS/ { sum += $2 } END { print sum }' "/proc/$pid/status" "/proc/$(scene_pid)/status"; }
save_many() {
  local save
  for save in $(seq "$1" "$2"); do
    if [ $((save % 2)) = 0 ]; then cp even.json tmp.json; else cp odd.json tmp.json; fi
    mv tmp.json scene.json
    within 5 reloads_are "$save" || return 1
  done
}
endurance() {
  write_scene '#D03030'
  cp scene.json even.json
  sed 's/#D03030/#3030D0/; s/"id": "light"/"id": "lamp"/; s/light\./lamp./g' scene.json >odd.json
  open scene.json
  draw scene.json plain.png
  within 10 shows plain.png >/dev/null
  check "50 saves give 50 reloads" save_many 1 50
  local files memory
  files=$(open_files)
  memory=$(resident)
  check "150 more give 150 more" save_many 51 200
  check "200 reloads leave no file open" test "$(open_files)" = "$files"
  check "200 reloads take no memory ($memory kB, then $(resident) kB)" \
    test "$(resident)" -lt $((memory + memory / 20 + 512))
  check "and the picture is right" within 5 shows plain.png
  close_window
}

options() {
  write_scene '#D03030'
  draw scene.json plain.png
  open scene.json --poll=50 --watch-log
  within 10 shows plain.png >/dev/null
  sed -i 's/#D03030/#3030D0/' scene.json
  draw scene.json blue.png
  check "--poll finds a change" within 5 shows blue.png
  check "--watch-log tells what the watcher saw" grep -q '^+[0-9.]* .*scene.json' out
  close_window
  open scene.json --no-watch
  within 10 shows blue.png >/dev/null
  sed -i 's/#3030D0/#D03030/' scene.json
  focus >/dev/null
  press r
  check "R reloads where nothing is watched" within 5 shows plain.png
  close_window
  open scene.json --zoom 2
  "$PREVIEW" --headless scene.json --scale 2 --out twice.png
  check "--zoom 2 makes the window twice as large" within 5 size_is 600 480
  check "and shows all of the scene" within 5 shows twice.png
  close_window
  open scene.json --zoom 8
  check "up to the display" within 5 size_is 1280 1024
  close_window
  # There is no window manager here to grant it.
  open scene.json --fullscreen
  centred plain.png 1280 1024 whole.png
  check "--fullscreen is as large as the display" within 5 size_is 1280 1024
  check "and shows the scene in its middle" within 5 shows whole.png
  focus >/dev/null
  press F11
  check "F11 gives the window its size back" within 5 size_is 300 240
  check "and its picture" within 5 shows plain.png
  press F11
  check "and makes it as large again" within 5 shows whole.png
  close_window
  check "--fullscreen and F11 end with 0" test "$code" = 0
  "$PREVIEW" - <scene.json >out 2>err &
  pid=$!
  window=
  within 30 has_window >/dev/null
  check "a scene on standard input shows" within 10 shows plain.png
  focus >/dev/null
  press r
  within 5 grep -q '^reloaded' out >/dev/null
  check "and still does after R" shows plain.png
  close_window
  DISPLAY=:4711 "$PREVIEW" scene.json --exit-after 2s >out 2>err
  check "a display that is not there is the environment's fault" test $? = 5
}

# A switch, a button and a card, as somebody with a mouse and a keyboard meets them.
controlling() {
  cat >scene.json <<'JSON'
{
  "canvas": { "size": [300, 240], "background": "#FFFFFF" },
  "root": { "subviews": [
    { "class": "UISwitch", "id": "switch", "frame": [20, 20, 51, 31],
      "actions": { "valueChanged": [ { "toggle": "light.isHidden" } ] } },
    { "id": "light", "frame": [100, 20, 31, 31], "cornerRadius": 15.5, "backgroundColor": "systemOrange",
      "isHidden": true },
    { "class": "UIButton", "id": "buy", "frame": [20, 70, 120, 44], "configuration": "filled",
      "title": "Buy", "actions": { "touchUpInside": [ { "set": { "buy.title": "Bought" } } ] } },
    { "id": "card", "frame": [180, 130, 80, 60], "cornerRadius": 12, "backgroundColor": "systemIndigo",
      "actions": { "pan": "drag", "pinch": "scale" } }
  ] }
}
JSON
  local settle='{ "wait": "3s" }'
  play "$settle" fresh.png
  play "{ \"tap\": \"switch\" }, $settle" on.png
  play "{ \"tap\": \"switch\" }, { \"press\": \"buy\" }, $settle" pressed.png
  play "{ \"tap\": \"switch\" }, { \"tap\": \"buy\" }, $settle" bought.png
  play "{ \"tap\": \"switch\" }, { \"tap\": \"buy\" }, $settle,
    { \"drag\": \"card\", \"by\": [-60, 20] }, $settle" dragged.png
  open scene.json
  check "controls show" within 10 shows fresh.png
  tap_at 45 35
  check "a click flips the switch, and its action lights the lamp" within 10 shows on.png
  xdotool mousemove --window "$window" 80 92 mousedown 1
  check "a button that is held shows it" within 10 shows pressed.png
  xdotool mouseup 1
  check "let go, it does what it is for" within 10 shows bought.png
  drag 220 160 -60 20
  check "a card is dragged" within 10 shows dragged.png
  close_window
  check "it ended with 0" test "$code" = 0
}

# A list and pages in it, turned by a wheel and dragged.
scrolling() {
  cat >scene.json <<'JSON'
{
  "canvas": { "size": [300, 240], "background": "#FFFFFF" },
  "define": { "still": { "showsVerticalScrollIndicator": false, "showsHorizontalScrollIndicator": false } },
  "root": { "subviews": [
    { "class": "UIScrollView", "id": "list", "use": "$still", "frame": [0, 0, 300, 240], "contentSize": [300, 900],
      "subviews": [
        { "class": "UIScrollView", "id": "pages", "use": "$still", "frame": [0, 20, 300, 100], "contentSize": [600, 100],
          "isPagingEnabled": true, "subviews": [
            { "frame": [10, 0, 280, 100], "backgroundColor": "systemTeal", "cornerRadius": 12 },
            { "frame": [310, 0, 280, 100], "backgroundColor": "systemPink", "cornerRadius": 12 } ] },
        { "frame": [10, 140, 280, 60], "backgroundColor": "systemGreen" },
        { "frame": [10, 240, 280, 60], "backgroundColor": "systemOrange" },
        { "frame": [10, 820, 280, 60], "backgroundColor": "systemIndigo" } ] }
  ] }
}
JSON
  local turned='{ "scroll": "list", "by": [0, -80] }'
  play '{ "wait": 0 }' start.png
  play "$turned" turned.png
  play '{ "drag": "pages", "by": [-200, 0] }, { "wait": "idle" }' paged.png
  play '{ "scroll": "list", "by": [0, -2000] }' end.png
  open scene.json
  check "a list shows" within 10 shows start.png
  xdotool mousemove --window "$window" 150 200 click 5 click 5
  check "two notches of the wheel scroll it" within 10 shows turned.png
  xdotool click 4 click 4
  check "two the other way take it back" within 10 shows start.png
  drag 250 60 -200 0
  check "a drag goes to the next page, which comes to rest" within 10 shows paged.png
  sed -i 's/systemGreen/systemRed/' scene.json
  play '{ "drag": "pages", "by": [-200, 0] }, { "wait": "idle" }' red.png
  check "a reload keeps the page" within 10 shows red.png
  xdotool mousemove --window "$window" 150 200 click --repeat 30 5
  play '{ "scroll": "list", "by": [0, -2000] }' end.png
  check "a wheel stops at the end" within 10 shows end.png
  close_window
  check "it ended with 0" test "$code" = 0
}

# A scene whose time is held, stepped and dragged.
pausing() {
  cat >scene.json <<'JSON'
{
  "canvas": { "size": [300, 240], "background": "#FFFFFF" },
  "root": { "sublayers": [
    { "frame": [20, 20, 50, 50], "cornerRadius": 12, "backgroundColor": "systemIndigo", "animations": [
      { "keyPath": "position.x", "to": 250, "duration": 0.4, "timing": "easeInEaseOut" } ] },
    { "frame": [120, 90, 60, 60], "backgroundColor": "systemOrange", "animations": [
      { "keyPath": "transform.rotation.z", "to": 360, "duration": 2, "repeatCount": "infinity" } ] }
  ] }
}
JSON
  local time
  for time in 0 200 500 2000; do draw scene.json "at-$time.png" --time "${time}ms"; done
  open scene.json --paused
  check "--paused shows the beginning" within 10 shows at-0.png
  focus >/dev/null
  for _ in $(seq 12); do press period; done
  check "twelve steps on are 200 ms" within 10 shows_above at-200.png
  for _ in $(seq 18); do press period; done
  check "thirty are 500 ms, when the first animation is over" within 10 shows_above at-500.png
  for _ in $(seq 18); do press comma; done
  check "eighteen back are 200 ms again, with it" within 10 shows_above at-200.png
  check "the title tells that it is held" within 5 title_has "scene.json — preview — paused"
  [ -n "${WINDOW_PICTURES:-}" ] && grab "$WINDOW_PICTURES/pausing.png"
  # The track is in the middle of the bar at the bottom; the page is two seconds.
  xdotool mousemove --window "$window" 150 214 mousedown 1
  check "a press on the timeline goes to its time" within 10 shows_other_above at-200.png
  xdotool mousemove --window "$window" 290 214
  check "the knob is dragged to the end of the page" within 10 shows_above at-2000.png
  xdotool mousemove --window "$window" 15 214 mouseup 1
  check "and to its beginning, where all is as it was" within 10 shows_above at-0.png
  press space
  check "space lets it go on" within 5 shows_other at-0.png
  press space
  check "and holds it" within 5 title_has "— paused"
  press space
  press t
  check "t makes it slow" within 5 title_has "— slow"
  close_window
  check "it ended with 0" test "$code" = 0
}
# The picture above the timeline.
shows_above() {
  grab shot.png && convert shot.png -crop x190+0+0 +repage a.png &&
    convert "$1" -crop x190+0+0 +repage b.png && same a.png b.png
}

shows_other_above() { ! shows_above "$1"; }

for name in opening editing coding own_classes packages mistaken_starts inspecting writing_back varying writing hands controlling scrolling apps resizing keys pausing idleness endings surviving endurance options
do
  section "$name" && "$name"
done
summary
