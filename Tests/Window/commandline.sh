#!/usr/bin/env bash
# The command line as a person or a script meets it, without a display: exit codes, messages, what
# goes to which stream, and that nothing crashes, hangs or eats the memory.
# PREVIEW names the program; WINDOW_TESTS=REGEX runs only the sections of that name.
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
PREVIEW=$(realpath "${PREVIEW:-$repo/.build/debug/preview}")
. "$repo/Tests/Window/common.sh"
for tool in python3 timeout; do
  command -v "$tool" >/dev/null || { echo "needs $tool"; exit 5; }
done
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
make_work
mkdir tmp && export TMPDIR=$work/tmp
trap 'cd / && chmod -R u+rwx "$work" && rm -rf "$work"' EXIT

# Kilobytes of address space that a run may take.
memory_limit=3000000

# preview ARGUMENTS…: runs the program within limits; leaves `out`, `err` and `code` behind.
preview() {
  (ulimit -v "$memory_limit" && exec timeout -k 2 30 "$PREVIEW" "$@") >out 2>err
  code=$?
}

# expect CODE NAME ARGUMENTS…: the run ends with the code; 124 and above would be a hang or a crash.
expect() {
  local wanted=$1 name=$2
  shift 2
  preview "$@" </dev/null
  if [ "$code" = "$wanted" ]; then
    pass "$name: $code"
  else
    fail "$name: $code instead of $wanted" "preview $*"$'\n'"$(head -c 2000 out err)"
  fi
}
tells() { check "it says: $1" grep -qF -- "$1" err; }
prints() { check "it prints: $1" grep -qF -- "$1" out; }
says_nothing() { check "standard error is empty" test ! -s err; }
prints_nothing() { check "standard output is empty" test ! -s out; }
is_json() { python3 -c 'import json,sys; json.load(open(sys.argv[1]))' "$1"; }
json_says() { python3 -c "import json,sys; v = json.load(open('$1')); sys.exit(0 if $2 else repr(v)[:500])"; }
is_png() { [ "$(head -c 8 "$1" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ]; }
ends_with_iend() { [ "$(tail -c 8 "$1" | head -c 4)" = IEND ]; }

write_scene() {
  cat <<JSON
{
  "version": 1,
  "canvas": { "size": [80, 60], "background": "#FFFFFF" },
  "root": { "id": "root", "subviews": [
    { "id": "a", "frame": [4, 4, 30, 20], "cornerRadius": 6, "backgroundColor": "${1:-#D03030}",
      "actions": { "tap": [ { "set": { "a.backgroundColor": "#000000" } } ], "pan": "drag" } },
    { "id": "b", "frame": [40, 20, 30, 30], "borderWidth": 2, "borderColor": "black",
      "subviews": [ { "id": "c", "frame": [5, 5, 10, 10], "backgroundColor": "systemBlue" } ] }
  ] }
}
JSON
}
write_scene >good.json
write_scene '#3030D0' >blue.json
sed 's/cornerRadius/cornerRaduis/' good.json >warns.json
echo '{ "version": 1, "root": [ }' >broken.json
: >empty.json
mkdir hollow

missing_fonts() {
  mkdir -p fonts
  LAYERKIT_FONT_PATH=/nowhere expect 5 "no fonts at all" --headless good.json --out x.png
  tells "preview: the font Inter is missing, in /nowhere; install the package fonts-inter"
  check "no picture is left" test ! -e x.png
  cp -s /usr/share/fonts/opentype/inter/*.otf fonts/ 2>/dev/null || true
  LAYERKIT_FONT_PATH=$work/fonts expect 5 "no monospaced font" --headless good.json --out x.png
  tells "install the package fonts-jetbrains-mono"
  cp -s /usr/share/fonts/truetype/{jetbrains-mono,dejavu,noto}/*.ttf fonts/ 2>/dev/null || true
  LAYERKIT_FONT_PATH=$work/fonts expect 0 "fonts elsewhere" --headless good.json --out x.png
  check "the picture is there" is_png x.png
  rm -rf x.png fonts
}

bad_scenes() {
  local mode
  for mode in "--headless --out x.png" check dump "bench --frames 2" "bench --mode save --frames 2"
  do
    expect 3 "missing scene, $mode" $mode missing.json
    tells "missing.json"
    expect 3 "empty scene, $mode" $mode empty.json
    expect 3 "broken scene, $mode" $mode broken.json
    tells "broken.json:1:"
    expect 3 "directory without a scene, $mode" $mode hollow
    tells "hollow"
    [ -p fifo ] || mkfifo fifo
    expect 3 "FIFO, $mode" $mode fifo
    tells "fifo"
    [ -S socket ] || python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
    expect 3 "socket, $mode" $mode socket
    [ -e large.json ] || truncate -s 100M large.json
    expect 3 "100 MB, $mode" $mode large.json
    expect 3 "a device, $mode" $mode /dev/zero
    [ -L loop.json ] || ln -s loop.json loop.json
    expect 3 "a link to itself, $mode" $mode loop.json
    [ -L dangling.json ] || ln -s nowhere.json dangling.json
    expect 3 "a link to nothing, $mode" $mode dangling.json
    tells "dangling.json"
  done
  head -c 300000 /dev/urandom >noise.json
  expect 3 "noise" check noise.json
  python3 -c 'print("{\"version\":1,\"root\":" + "{\"subviews\":[" * 600 + "]}" * 600 + "}")' >deep.json
  expect 3 "600 levels" check deep.json
  python3 -c 'print("[" * 5000000)' >brackets.json
  expect 3 "5,000,000 brackets" check brackets.json
  sed 's/80, 60/1e9, 1e9/' good.json >huge.json
  expect 3 "a canvas of 1e9" --headless huge.json --out x.png
  sed 's/80, 60/16384, 16384/' good.json >wide.json
  expect 0 "the largest canvas" --headless wide.json --scale 1 --out x.png
  sed 's/4, 4, 30, 20/1e308, -1e308, 1e308, 1e308/' good.json >far.json
  expect 3 "coordinates at the end of the numbers" --headless far.json --out x.png
  sed 's/4, 4, 30, 20/1e9, -1e9, 1e9, 1e9/' good.json >far.json
  expect 0 "coordinates far away" --headless far.json --scale 16 --out x.png
  cat >cycle.json <<<'{ "version": 1, "include": ["cycle2.json"], "root": {} }'
  cat >cycle2.json <<<'{ "include": ["cycle.json"] }'
  expect 3 "include cycle" check cycle.json
  if [ "$(id -u)" != 0 ]; then
    cp good.json locked.json && chmod 0 locked.json
    expect 3 "unreadable scene" check locked.json
    tells "permission"
  fi
}

usage() {
  expect 2 "no arguments"
  expect 0 "--help" --help
  prints "preview bench"
  says_nothing
  expect 2 "unknown option" good.json --heedless
  tells "--heedless"
  prints_nothing
  expect 2 "unknown short option" -x good.json
  expect 2 "two scenes" --headless good.json blue.json
  expect 2 "no scene" --headless
  local line
  while read -r line; do
    # shellcheck disable=SC2086
    expect 2 "bad value, $line" $line
    tells "$(grep -o -- '--[a-z-]*' <<<"$line" | tail -1)"
  done <<'LINES'
good.json --headless --scale
good.json --headless --scale=
good.json --headless --scale two
good.json --headless --scale 0
good.json --headless --scale nan
good.json --headless --scale 1e9
good.json --headless --size 80
good.json --headless --size 80x
good.json --headless --size 80xx60
good.json --headless --size 0x60
good.json --headless --size 1e9x1e9
good.json --headless --size nanxnan
good.json --headless --threads 0
good.json --headless --threads 1e3
good.json --headless --threads -1
good.json --headless --appearance blue
good.json --headless --diagnostics xml
good.json --headless --time soon
good.json --headless --time -1s
good.json --headless --time 1e999s
good.json --headless --frames 5..1/10
good.json --headless --frames 0..1/0
good.json --headless --frames 0..1e9/60
good.json --headless --frames 0..1/10 --out -
good.json --headless --frames 0..1/10 --out x.gif
good.json --headless --out x.gif
good.json --headless --frames 0..1/10
good.json --headless --explode 1,2
good.json --headless --explode 1,2,x
good.json --headless --explode 200,2,3
good.json --headless --strict=yes
good.json --headless --headless=
good.json --zoom 0
good.json --zoom fat
good.json --poll=0
good.json --poll=x
good.json --out x.png
good.json --time 2s
dump good.json --stage pixels
check good.json --frames 3
bench good.json --frames 0
bench good.json --mode fast
LINES
  expect 0 "the version" --version
  prints "scene format 1"
  expect 0 "help" help
  prints "preview bench"
  expect 0 "devices" --device list
  prints "iPhone 15  393 × 852 at 3"
  expect 2 "a command that is none" chek good.json
  tells "did you mean 'check'?"
  expect 0 "help of a command" check --help
  prints "preview check SCENES"
  check "is not that of all" bash -c '! grep -q "preview bench" out'
  expect 0 "help with a command" help bench
  prints "--mode stages"
  expect 2 "an option that is none" good.json --headless --tiem 2s
  tells "did you mean '--time'?"
  expect 2 "one of a command" check --stict good.json
  tells "did you mean '--strict'?"
  expect 2 "a command behind an option" --assets hollow check good.json
  tells "the command comes first"
  expect 3 "a scene that is not there" gone.json --headless
  expect 2 "unknown device" good.json --headless --device "iPhone 51"
  tells "did you mean"
  expect 2 "schema of scripts with an argument" schema --scripts good.json
  expect 2 "schema with two scenes" schema good.json good.json
  expect 2 "check without a scene" check
  expect 2 "dump without a scene" dump
  expect 2 "bench without a scene" bench
  cp good.json ./--odd.json
  expect 0 "-- ends the options" --headless --out x.png -- --odd.json
}

pictures() {
  rm -f x.png
  expect 0 "a picture" --headless good.json --out x.png
  check "the file is a whole PNG" is_png x.png
  prints_nothing
  says_nothing
  preview --headless good.json --out - </dev/null
  check "--out - writes the same bytes to standard output" cmp out x.png
  rm -f good.png good-2.png
  expect 0 "a picture without a name" --headless good.json
  tells "drew the scene to good.png"
  check "is the scene's" cmp good.png x.png
  expect 0 "and another one" --headless good.json --appearance dark
  tells "drew the scene to good-2.png"
  check "does not replace the first" cmp good.png x.png
  expect 0 "a JPEG" --headless good.json --out x.jpg
  check "is what its name says" test "$(head -c 3 x.jpg | od -An -tx1 | tr -d ' \n')" = ffd8ff
  expect 0 "layers apart" --headless good.json --explode -32,12,28 --out apart.png
  check "are a picture" is_png apart.png
  check "and another one" bash -c '! cmp -s apart.png x.png'
  says_nothing
  preview --headless warns.json --out - </dev/null
  check "--out - writes nothing else there where a scene has warnings" ends_with_iend out
  check "and is a PNG" is_png out
  tells "did you mean 'cornerRadius'?"
  preview --headless GOOD.json --out - </dev/null
  check "nor where another file was taken" cmp out x.png
  tells "showing 'good.json'"
  preview --headless - --out - <good.json
  check "a scene on standard input gives the same picture" cmp out x.png
  preview --headless - --out x2.png <broken.json
  check "a broken one there is invalid" test "$code" = 3
  check "and leaves no picture" test ! -e x2.png
  preview --headless - --out x2.png <&-
  check "closed standard input is an invalid scene" test "$code" = 3
  preview --headless - --out x2.png <hollow
  check "a directory there as well" test "$code" = 3
  (yes ' ' | head -c 80000000) | preview --headless - --out x2.png
  check "80 MB there as well" test "$code" = 3
  tells "64 MB"
  preview check - <good.json
  check "check reads standard input" test "$code" = 0
  preview dump - <good.json
  check "dump reads standard input" test "$code" = 0

  local threads run
  for threads in 1 2; do
    for run in 1 2; do
      expect 0 "run $run with --threads $threads" \
        --headless "$repo/Samples/cards.json" --threads $threads --out "cards-$threads-$run.png"
      check "gives the same bytes" cmp "cards-$threads-$run.png" cards-1-1.png
    done
  done
  SDL_VIDEODRIVER=dummy preview --headless "$repo/Samples/cards.json" --out dummy.png </dev/null
  check "SDL_VIDEODRIVER=dummy gives the same bytes" cmp dummy.png cards-1-1.png

  expect 5 "--out in a missing directory" --headless good.json --out nowhere/x.png
  tells "nowhere/x.png"
  expect 5 "--out is a directory" --headless good.json --out hollow
  expect 5 "--out in a file" --headless good.json --out good.json/x.png
  mkdir -p sealed && chmod 555 sealed
  if [ "$(id -u)" != 0 ]; then
    expect 5 "--out in an unwritable directory" --headless good.json --out sealed/x.png
  fi
  expect 5 "--out where nobody can write" --headless good.json --out /proc/x.png
  check "no half files are left" test -z "$(find . -name '*.partial')"
  preview --headless good.json --out - >/dev/full </dev/null
  (ulimit -v "$memory_limit"; timeout 30 "$PREVIEW" --headless good.json --out - >/dev/full 2>err)
  check "--out - on a full disk is the environment's fault" test $? = 5
  (timeout 30 "$PREVIEW" --headless good.json --out - >&- 2>err)
  check "and so is closed standard output" test $? = 5

  expect 0 "numbered pictures" --headless good.json --frames 0..1/4 --out frame.png
  check "five of them" test "$(ls frame-*.png | wc -l)" = 5
  expect 0 "an animation of a scene that rests" --headless good.json --frames 0..1/4 --out rest.apng
  check "is one frame for all the time" apng_says rest.apng "[f[:6] for f in frames] == [(160, 120, 0, 0, 5, 4)] and plays == 0"
  prints_nothing
  says_nothing
  echo '{ "steps": [ { "at": 500, "tap": "a" }, { "drag": "a", "by": [36, 18], "over": 300 } ] }' >move.json
  local run
  for run in 1 2; do
    expect 0 "an animation of a script, run $run" \
      --headless good.json --play move.json --frames 0..1/10 --threads $run --out move-$run.apng
  done
  check "gives the same bytes" cmp move-1.apng move-2.apng
  check "has a whole first frame and parts behind it" apng_says move-1.apng \
    "frames[0][:4] == (160, 120, 0, 0) and len(frames) == 5 and all(f[0] * f[1] < 160 * 120 for f in frames[1:])"
  check "lasts as long as its frames" apng_says move-1.apng "abs(sum(f[4] / f[5] for f in frames) - 1.1) < 1e-9"
  expect 0 "a still picture of its start" --headless good.json --out start.png
  check "shows what the animation begins with" apng_says move-1.apng "frames[0][6] == rgba('start.png')"
  expect 5 "an animation in a missing directory" --headless good.json --frames 0..1/4 --out nowhere/x.apng
  tells "nowhere/x.apng"
  echo '{ "steps": [ { "at": 500, "tap": "aa" } ] }' >fails.json
  expect 1 "an animation of a script that fails" \
    --headless good.json --play fails.json --frames 0..1/4 --out none.apng
  check "leaves no file" test ! -e none.apng
  expect 0 "a time" --headless good.json --time 1500ms --out x.png
  expect 0 "--size and --scale" --headless good.json --size 40x30 --scale 3 --out x.png
  check "make the picture's size" png_size x.png 120 90
}
png_size() {
  python3 -c 'import struct,sys; b = open(sys.argv[1],"rb").read(24)
w, h = struct.unpack(">II", b[16:24]); sys.exit(0 if (w, h) == (int(sys.argv[2]), int(sys.argv[3])) else f"{w} x {h}")' "$@"
}

# apng_says FILE EXPRESSION: about `plays` and `frames`: width, height, x, y, delay as a fraction, and
# the pixels of the first; also checks sums and numbers of the chunks.
apng_says() {
  python3 "$repo/Tests/Window/apng.py" "$@"
}

scripts() {
  echo '{ "steps": [ { "tap": "a" }, { "drag": "a", "by": [16, 12] },
    { "expect": { "a.backgroundColor": "#000000", "a.frame": [20, 16, 30, 20] } },
    { "snapshot": "end" } ] }' >script.json
  mkdir -p shots
  expect 0 "a script" --headless good.json --play script.json --out shots/
  check "takes its snapshot" is_png shots/end.png
  expect 0 "a script with a picture of its end" --headless good.json --play script.json --out shots/last.png
  check "is in its place" is_png shots/last.png
  check "with the snapshots beside it, and nowhere else" test ! -e end.png
  sed 's/"#000000"/"#FFFFFF"/' script.json >wrong.json
  expect 1 "an expectation that fails" --headless good.json --play wrong.json --out shots/
  tells "wrong.json:2:"
  sed 's/"tap": "a"/"tap": "aa"/' script.json >wrong.json
  expect 1 "a target that is not there" --headless good.json --play wrong.json --out shots/
  expect 3 "a missing script" --headless good.json --play missing.json
  expect 3 "a broken script" --headless good.json --play broken.json
  expect 3 "a FIFO as script" --headless good.json --play fifo
}

checking() {
  expect 0 "check of a good scene" check good.json
  prints "good.json: ok"
  expect 0 "check of several" check good.json blue.json warns.json
  tells "warns.json:5:"
  echo '{ "steps": [ { "tap": "a" }, { "tpa": "b" } ] }' >mistaken-script.json
  expect 3 "a script among scenes" check good.json mistaken-script.json
  tells "mistaken-script.json:1:32"
  echo '{ "steps": [ { "tap": "a" } ] }' >right-script.json
  expect 0 "a script" check right-script.json
  prints "right-script.json: ok"
  prints "1 script"
  expect 3 "--strict" check --strict good.json warns.json
  expect 3 "a missing one among good ones" check good.json missing.json blue.json
  prints "blue.json: ok"
  mkdir -p many && cp good.json many/1.json && cp warns.json many/2.json && cp broken.json many/3.json
  expect 3 "a directory" check many
  prints "many/1.json: ok"
  expect 3 "a directory without a scene among good ones" check hollow good.json
  prints "good.json: ok"
  expect 3 "--diagnostics json over all" check --diagnostics json many good.json hollow missing.json
  check "is one array of objects" json_says out \
    "isinstance(v, list) and {'file', 'line', 'column', 'endColumn', 'severity', 'code', 'message', 'suggestion', 'pointer'} <= set(v[0]) and len(v) >= 4"
  says_nothing
  expect 0 "--diagnostics json without a mistake" check --diagnostics json good.json
  check "is an empty array" json_says out "v == []"
  expect 3 "--diagnostics github" check --diagnostics github many
  check "writes annotations" grep -q '^::error file=many/3.json,line=1' err
  check "and warnings" grep -q '^::warning file=many/2.json,line=5' err
}

stages() {
  local stage
  for stage in views layers render damage; do
    preview dump "$repo/Samples/cards.json" --stage $stage </dev/null
    mv out first
    preview dump "$repo/Samples/cards.json" --stage $stage </dev/null
    if [ $stage = damage ]; then
      # Times are no part of a dump.
      check "dump --stage damage holds no times" grep -qvE '[0-9] ms' out
    fi
    check "dump --stage $stage is the same twice" cmp first out
    check "and not empty" test -s out
  done
  expect 0 "dump of two states" dump --stage render good.json blue.json
  prints "// blue.json"
  check "marks the nodes that they share" test "$(grep -c shared out)" -ge 1
  expect 3 "dump of a broken scene" dump broken.json
  prints_nothing
  expect 0 "schema" schema
  check "is JSON" json_says out "'\$schema' in v"
  expect 0 "schema of a scene without code" schema good.json
  check "is JSON too" json_says out "'\$schema' in v"
  expect 0 "schema of scripts" schema --scripts
  check "is JSON" json_says out "'scriptStep' in v['definitions']"
  expect 0 "reference" schema --markdown
  prints "# The scene format"
  expect 2 "schema with an unknown option" schema --yaml
  mkdir -p client/.build
  printf 'import os.log\nfinal class Card {\n  @objc func tap() {}\n}\n' | tee client/Card.swift \
    >client/.build/Made.swift
  expect 0 "port" port client
  prints "client/Card.swift:1:1: "
  check "finds two edits in one file" grep -qx '1 file, 2 edits; --write makes them' out
  expect 0 "port --write" port --write client
  check "makes them" test "$(cat client/Card.swift)" = "$(printf 'import os\nfinal class Card {\n  func tap() {}\n}')"
  expect 0 "port again" port client
  check "finds none any more" grep -qx '1 file, 0 edits' out
  expect 5 "port of a file that is not there" port nowhere.swift
  expect 2 "port of nothing" port
}

benches() {
  local mode
  expect 0 "bench" bench good.json --frames 3
  prints "median"
  for mode in full damage; do
    expect 0 "bench --json --mode $mode" bench good.json --frames 3 --json --mode $mode --threads 2
    check "is one object" json_says out \
      "v['mode'] == '$mode' and v['scene'] == 'good.json' and v['threads'] == 2 and v['size'] == [160, 120] and v['frames'] == 3 and v['medianMs'] >= v['minMs'] > 0 and {'commit', 'damage', 'paint'} <= set(v['stages']) and {'commands', 'tiles', 'pixels'} <= set(v['report'])"
  done
  expect 0 "bench --json --mode both" bench good.json --frames 3 --json
  check "is one object a line" python3 -c \
    'import json; print([json.loads(l)["mode"] for l in open("out")] == ["full", "damage"] or 1/0)'
  cat >theme.json <<<'{ "define": { "ink": "#123456" } }'
  sed 's/"version": 1,/"version": 1, "include": ["theme.json"],/; s/systemBlue/$ink/' good.json >themed.json
  expect 0 "bench --mode stages takes no scene" bench --mode stages
  prints "1920 × 1080"
  expect 2 "bench --mode stages with a scene" bench good.json --mode stages
  expect 0 "bench --mode save of a scene with includes" bench themed.json --frames 5 --mode save --json
  check "prints its times" json_says out "v['mode'] == 'save' and v['saves'] == 5 and v['p95Ms'] > 0"
  check "and leaves no directory behind" test -z "$(ls "$TMPDIR")"
}

displays() {
  rm -f good.png
  expect 0 "without a display" good.json
  check "the scene is drawn" is_png good.png
  tells "good.png"
  tells "no display"
  prints_nothing
  cp good.png first.png
  expect 0 "again, beside a picture of that name" good.json
  check "which stays" cmp good.png first.png
  check "and the new one has a number" is_png good-2.png
  rm -f first.png good-2.png
  expect 3 "a broken scene without a display" broken.json
  expect 0 "a directory without a display" many
  tells "1.png"
  expect 3 "a directory without a scene" hollow
  DISPLAY=:4711 preview good.json --exit-after 1s </dev/null
  check "a display that does not answer is the environment's fault" test "$code" = 5
  tells ":4711"
  SDL_VIDEODRIVER=dummy preview good.json --exit-after 100ms </dev/null
  check "SDL's dummy driver runs the loop" test "$code" = 0
  prints "frames composited"
}

streams() {
  local line
  while read -r line; do
    # shellcheck disable=SC2086
    (timeout 30 "$PREVIEW" $line 2>err; echo $? >code) | true
    check "a reader that goes away ends '$line' quietly" test ! -s err -a "$(cat code)" -ne 124
  done <<'LINES'
schema
dump good.json --stage layers
--help
--headless good.json --out -
check good.json blue.json
LINES
  while read -r line; do
    # shellcheck disable=SC2086
    timeout 30 "$PREVIEW" $line >&- 2>err
    check "closed standard output is no crash: $line" test $? -lt 124
    # shellcheck disable=SC2086
    timeout 30 "$PREVIEW" $line >/dev/full 2>err
    check "a full disk behind standard output is no crash: $line" test $? -lt 124
    # shellcheck disable=SC2086
    timeout 30 "$PREVIEW" $line >out 2>&-
    check "closed standard error is no crash: $line" test $? -lt 124
    # shellcheck disable=SC2086
    timeout 30 "$PREVIEW" $line >out 2>/dev/full <&-
    check "nor is a full one: $line" test $? -lt 124
  done <<'LINES'
schema
dump warns.json
check warns.json missing.json
--headless broken.json --out x.png
--headless WARNS.json --out x.png
bench good.json --frames 1
--nonsense
LINES
  SDL_VIDEODRIVER=dummy timeout 30 "$PREVIEW" warns.json --exit-after 100ms >&- 2>&- <&-
  check "a window with all streams closed is no crash" test $? = 0
  SDL_VIDEODRIVER=dummy timeout 30 "$PREVIEW" warns.json --exit-after 100ms >/dev/full 2>&1
  check "nor is one with full streams" test $? = 0
  timeout 30 "$PREVIEW" schema >/dev/full 2>err
  check "output that cannot be written is the environment's fault" test $? = 5
}

# What a scene may read: the handbook's page 'What a scene may do'.
folders() {
  mkdir -p at/own at/shared
  echo '{}' >at/shared/theme.json
  echo '{ "include": ["../shared/theme.json"], "root": {} }' >at/own/s.json
  local mode
  for mode in "--headless --out x.png" check dump "bench --frames 1"; do
    expect 3 "a file outside, $mode" $mode at/own/s.json
    tells "it is outside of the scene's folder"
    expect 0 "--assets, $mode" $mode --assets at/shared at/own/s.json
    expect 0 "--allow-outside, $mode" $mode --allow-outside at/own/s.json
  done
  expect 0 "bench --mode save with --assets" bench --mode save --frames 2 --assets at/shared at/own/s.json
  expect 2 "--assets of nothing" check --assets at/nowhere at/own/s.json
  tells "there is no folder 'at/nowhere'"
  ln -sf /etc/passwd at/own/t.json
  echo '{ "include": ["t.json"], "root": {} }' >at/own/s.json
  expect 3 "a link that leads outside" check at/own/s.json
  check "nothing of it is said" sh -c '! grep -q root: err'
  rm -rf at x.png
}

# Few lines that stand for much, and much that stands for little, in a gigabyte.
budget() {
  local memory_limit=1000000 name
  python3 - <<'PYTHON'
import json, random
def write(name, scene): json.dump(scene, open(name + ".json", "w"))
layer = {"frame": [0, 0, 1, 1], "backgroundColor": "red"}
for _ in range(4):
    layer = {"class": "CAReplicatorLayer", "instanceCount": 100, "sublayers": [layer]}
write("copies", {"root": {"sublayers": [layer]}})
numbers = random.Random(1)
curve = lambda: "C" + " ".join(str(numbers.uniform(-1e9, 1e9)) for _ in range(6))
write("curves", {"root": {"sublayers": [{"class": "CAShapeLayer", "fillColor": "red", "strokeColor": "blue",
    "lineWidth": 3, "path": "M0 0 " + " ".join(curve() for _ in range(5000))}]}})
open("nodes.json", "w").write('{"root":{"subviews":[' + ",".join(["{}"] * 20000000) + "]}}")
write("canvas", {"canvas": {"size": [16384, 16384], "scale": 1}, "root": {}})
write("letters", {"canvas": {"size": [400, 400], "scale": 16}, "root": {"subviews": [
    {"class": "UILabel", "text": "Hello", "font": {"size": 10000}, "frame": [0, 0, 30000, 12000]}]}})
write("label", {"root": {"class": "UILabel", "text": "lorem ipsum " * 900000, "numberOfLines": 0}})
components = {f"c{i}": {"view": {"subviews": [{"component": f"c{i + 1}"}] * 2}} for i in range(24)}
write("bomb", {"components": components | {"c24": {"view": {}}}, "root": {"component": "c0"}})
write("targets", {"root": {"subviews": [
    {"id": f"v{i}", "actions": {"tap": [{"set": {f"x{i}.alpha": 0}}]}} for i in range(4000)]}})
write("keys", {"root": {"subviews": [{"include": f"missing{i}.json"} for i in range(100000)]}})
write("includes", {"include": [f"missing{i}.json" for i in range(100000)], "root": {}})
PYTHON
  for name in copies nodes canvas label bomb targets includes; do
    expect 3 "D2 and D3: $name" --headless "$name.json" --out x.png
    tells "$name.json:1:"
  done
  for name in curves letters keys; do
    expect 0 "D2 and D3: $name" --headless "$name.json" --out x.png
  done
  rm -f x.png nodes.json
}

# Pictures that are kept: recording, comparing, accepting, reports, and what goes wrong.
snapshots() {
  unset CI
  mkdir -p kept/sub "kept/ä b" && cp good.json kept/a.json && cp blue.json kept/sub/a.json
  cp good.json "kept/ä b/c d.json"
  echo '{ "define": {} }' >kept/theme.json
  echo '{ "name": "x", "version": "1.0" }' >kept/package.json
  expect 4 "nothing is kept yet" test kept
  prints "✘ kept/a: there is no kept/__Snapshots__/a.png"
  prints "3 pictures: 3 without a baseline"
  check "nothing was written beside the scenes" test ! -e kept/__Snapshots__
  check "the report stays out of repositories" grep -qx '\*' .preview/.gitignore
  CI=true expect 4 "CI records nothing" test kept --record all
  tells "nothing is recorded, because CI is true"
  check "nothing was written in CI" test ! -e kept/__Snapshots__
  expect 4 "what is missing is recorded" test kept --record missing
  expect 0 "all is as kept" test kept
  prints "3 pictures: 3 as kept"
  says_nothing
  check "names of any letters" test -e "kept/ä b/__Snapshots__/c d.png"
  local threads
  for threads in 1 2; do expect 0 "$threads threads" test kept --threads "$threads" --jobs 1; done

  sed -i 's/40, 20, 30, 30/42, 20, 30, 30/' kept/a.json
  expect 1 "a difference" test kept --report rep/deep --junit rep/junit.xml --diagnostics github
  prints "::error file=kept/a.json,line=7,"
  prints "b frame (40 20 30 30) → (42 20 30 30)"
  check "pictures are left" test -e rep/deep/kept/a.expected.png -a -e rep/deep/kept/a.actual.png \
    -a -e rep/deep/kept/a.diff.png
  check "the page stands by itself" sh -c '! grep -qE "src=\"|href=|http" rep/deep/index.html'
  check "JUnit is XML" python3 -c 'import sys, xml.etree.ElementTree as t
r = t.parse(sys.argv[1]).getroot()
sys.exit(0 if (r.get("tests"), r.get("failures")) == ("3", "1") else str(r.attrib))' rep/junit.xml
  expect 1 "as data" test kept --diagnostics json
  check "one array" json_says out 'v[0]["code"] == "snapshot-differs" and v[0]["line"] == 7'
  expect 2 "a name that is none" accept q --report rep/deep
  expect 0 "one by name" accept kept/a --report rep/deep
  prints "accepted kept/a"
  expect 0 "accepted" test kept
  expect 0 "nothing is left" accept
  prints "there is nothing to accept"
  CI=1 expect 2 "CI accepts nothing" accept
  expect 2 "no report" accept --report hollow

  cp kept/__Snapshots__/a.png kept/__Snapshots__/gone.png
  expect 0 "what belongs to no scene is named" test kept
  prints "kept/__Snapshots__/gone.png belongs to no scene"
  expect 1 "and fails with --strict" test kept --strict
  expect 0 "and goes" accept --prune
  prints "removed kept/__Snapshots__/gone.png"
  expect 0 "and is gone" test kept --strict

  local name
  for name in 'head -c 100 kept/__Snapshots__/a.png' 'echo text' ':' ; do
    cp kept/__Snapshots__/a.png a.keep
    eval "$name" >x.png && mv x.png kept/__Snapshots__/a.png
    expect 1 "a damaged baseline, $name" test kept
    prints "kept/__Snapshots__/a.png: "
    mv a.keep kept/__Snapshots__/a.png
  done
  expect 3 "an invalid scene beside others" test kept broken.json
  prints "3 as kept"
  expect 3 "a missing scene" test missing.json
  expect 3 "a folder without scenes" test hollow
  expect 5 "a report that cannot be written" test kept --report good.json/x
  tells "cannot make the folder good.json/x"
  expect 5 "a report that is a file" test kept --report good.json
  expect 5 "JUnit that cannot be written" test kept --junit hollow
  mv kept/__Snapshots__ away && touch kept/__Snapshots__
  expect 5 "a baseline that cannot be written" test kept --record missing
  prints "kept/__Snapshots__"
  rm kept/__Snapshots__ && mv away kept/__Snapshots__
  local line
  while read -r line; do
    # shellcheck disable=SC2086
    expect 2 "bad value, $line" $line
  done <<'LINES'
test
test -
test kept --shard 0/3
test kept --shard 4/3
test kept --shard x
test kept --record sometimes
test kept --texts words
test kept --filter (
test kept --filter nothing-is-called-so
test kept --jobs 0
test kept --limit 0s
test kept --time 3s
diff good.json
diff a b c
accept --all
LINES
  local total=0 part
  for part in 1 2; do
    expect 0 "part $part" test kept --shard "$part/2"
    total=$((total + $(grep -oE '^[0-9]+' out)))
  done
  check "parts are the whole" test $total = 3
  expect 0 "a part of more than there is" test kept --shard 9/9

  echo '{ "root": {}, "snapshot": { "script": "../../outside.json" } }' >kept/sub/out.json
  echo '{ "steps": [] }' >outside.json
  expect 3 "a script outside of the scene's folder" test kept/sub/out.json
  prints "it is outside of the scene's folder"
  rm kept/sub/out.json outside.json

  # A scene that never ends, and one that takes its process along.
  echo '{ "root": { "id": "r" }, "snapshot": { "script": "long.json" } }' >kept/slow.json
  echo '{ "steps": [ { "drag": "r", "by": [1, 1], "over": "3600s" } ] }' >kept/long.json
  expect 1 "a scene that takes too long" test kept --limit 500ms
  prints "✘ kept/slow: it was not done within 0.5 s"
  prints "3 as kept"
  "$PREVIEW" test kept/slow.json kept/a.json --jobs 1 >out 2>err &
  local run=$!
  check "a worker is at it" within 10 sh -c "pgrep -P $run >worker"
  # Until it has begun, whoever starts it is still the program itself.
  check "with the scene" within 10 sh -c "grep -qz '^PREVIEW_TEST_WORKER=' /proc/\$(cat worker)/environ"
  kill -SEGV "$(cat worker)"
  check "its scene alone fails" within 10 grep -q '^✘ kept/slow: its process ended: Segmentation fault' out
  code=0 && wait "$run" || code=$?
  check "the run goes on" test "$code" = 1
  prints "2 pictures: 1 as kept, 1 trapped"
  rm kept/slow.json kept/long.json worker

  expect 0 "the same picture" diff kept/__Snapshots__/a.png kept/__Snapshots__/a.png
  prints "the same: 160 × 120 pixels"
  expect 1 "two pictures" diff kept/__Snapshots__/a.png kept/sub/__Snapshots__/a.png --out d.png
  prints "pixels differ"
  check "the difference is a picture" is_png d.png
  expect 1 "the difference on standard output" diff kept/__Snapshots__/a.png kept/sub/__Snapshots__/a.png --out -
  check "standard output is a picture" is_png out
  expect 5 "a picture that is none" diff good.json d.png
  tells "good.json: this is not a picture"
  expect 5 "a picture that is not there" diff gone.png d.png
  rm -rf kept rep .preview d.png x.png
}

imports() {
  mkdir art
  cat >art/logo.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
  <rect id="bar" width="20" height="4" fill="teal"/>
</svg>
SVG
  sed 's/teal/url(#gone)/' art/logo.svg >art/warns.svg
  expect 0 "a drawing" import art/logo.svg
  prints "art/logo.json: 1 layer; all that the drawing says"
  says_nothing
  expect 0 "what comes of it is a scene" check --strict art/logo.json
  cp art/logo.json kept.json
  expect 0 "again" import art/logo.svg
  prints "art/logo-2.json: 1 layer"
  check "nothing is written over" cmp art/logo.json kept.json
  expect 0 "over a file that is named" import art/warns.svg --out art/logo-2.json
  prints "art/logo-2.json: 0 layers; 1 thing is not as in the drawing"
  tells "art/warns.svg:2:3: warning: nothing has the id 'gone'"
  check "it is written over" sh -c '! cmp -s art/logo-2.json kept.json'
  expect 0 "to standard output" import art/logo.svg --out -
  check "standard output is the scene alone" cmp out kept.json
  says_nothing
  preview import - <art/logo.svg
  check "from standard input to standard output" cmp out kept.json
  preview import - --out in.json <art/logo.svg
  check "from standard input to a file" cmp in.json kept.json
  expect 0 "warnings for programs" import art/warns.svg --out - --diagnostics json
  check "they are JSON" json_says err '[d["code"] for d in v] == ["unknown-reference"]'
  check "and so is the scene" is_json out
  expect 0 "warnings for GitHub" import art/warns.svg --out in.json --diagnostics github
  tells "::warning file=art/warns.svg,line=2,col=3,"
  echo '<svg><g></svg>' >art/broken.svg
  expect 3 "a broken drawing" import art/broken.svg
  tells "art/broken.svg:1:9: error: this ends 'svg' where 'g' is open"
  prints_nothing
  check "nothing is written" test ! -e art/broken.json
  expect 3 "no bytes" import /dev/null
  expect 3 "bytes that are no drawing" import "$PREVIEW"
  expect 3 "a drawing that is not there" import gone.svg
  tells "preview: gone.svg: no such file"
  expect 3 "a folder" import art
  expect 5 "where nothing can be written" import art/logo.svg --out none/x.json
  expect 2 "no drawing" import
  expect 2 "two drawings" import a.svg b.svg
  expect 2 "an unknown option" import a.svg --fast
  expect 2 "an unknown format" import a.svg --diagnostics xml
  printf '<svg><image href="../../x.png" width="9"/><image href="y.png" width="9"/></svg>' >art/seen.svg
  "$PREVIEW" --headless good.json --out x.png && cp x.png art/y.png
  expect 0 "pictures beside the drawing" import art/seen.svg --out seen.json
  tells "'../../x.png': it is outside of the scene's folder"
  prints "seen.json: 1 layer; 1 thing"
  check "named from where the scene is" grep -qF '"contents": "art/y.png"' seen.json
  expect 0 "and found there" check --strict seen.json
  rm -rf art kept.json in.json seen.json x.png
}

for name in missing_fonts bad_scenes folders budget usage pictures scripts checking stages benches snapshots displays streams imports; do
  [[ $name =~ ${WINDOW_TESTS:-.} ]] && "$name"
done
summary
