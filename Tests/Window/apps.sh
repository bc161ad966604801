# The samples that are whole apps, walked through by hand. To be sourced by run.sh.

# glide X Y DX DY: presses and moves in many steps, as a slow hand does; `xdotool mouseup 1` lets go.
glide() {
  xdotool mousemove --window "$window" "$1" "$2" mousedown 1
  local step
  for step in $(seq 1 12); do
    xdotool mousemove --window "$window" $(($1 + $3 * step / 12)) $(($2 + $4 * step / 12))
    sleep 0.02
  done
  # A hand that rests before it lets go throws nothing.
  sleep 0.25
}

# rests_as NAME SAMPLE STEPS: what the window shows is what a script of these steps ends with.
rests_as() {
  cp "$repo/Samples/$2" scene.json
  play "$3, { \"wait\": \"idle\" }" rest.png
  check "$1" within 10 shows rest.png
}

apps() {
  cp -r "$repo"/Samples/. .
  draw settings.json expected.png
  open settings.json
  within 10 shows expected.png >/dev/null
  focus >/dev/null
  xdotool mousemove --window "$window" 195 500 click 5 click 5
  check "a wheel scrolls an app" within 5 shows_other expected.png
  xdotool click 4 click 4 click 4 click 4
  check "and back to where it began" within 10 shows expected.png
  tap_at 195 419
  rests_as "a click on a row brings its page" settings.json '{ "tap": "wifi" }'
  cp rest.png page.png
  glide 3 500 110 0
  check "a swipe from the edge uncovers what was before" shows_other page.png
  xdotool mouseup 1
  check "half-way let go of, the page comes back" within 10 shows page.png
  tap_at 360 68
  rests_as "a click on a button of the bar edits the table" settings.json \
    '{ "tap": "wifi" }, { "wait": "idle" }, { "tap": "wireless/edit" }'
  glide 360 410 0 -80
  xdotool mouseup 1
  rests_as "a row that is carried stays where it was let go of" settings.json \
    '{ "tap": "wifi" }, { "wait": "idle" }, { "tap": "wireless/edit" }, { "wait": "idle" },
     { "drag": "wireless/train", "point": [336, 22], "by": [0, -80], "over": "600ms" }'
  glide 3 500 300 0
  xdotool mouseup 1
  check "a swipe all across goes back" within 10 shows expected.png
  close_window
  check "it ended with 0" test "$code" = 0

  draw feed.json expected.png
  open feed.json
  within 10 shows expected.png >/dev/null
  tap_at 361 68
  rests_as "a click brings a sheet" feed.json '{ "tap": "write" }'
  glide 195 430 0 -250
  xdotool mouseup 1
  rests_as "which a hand makes higher" feed.json '{ "tap": "write" }, { "wait": "idle" },
     { "drag": "sheet", "point": [195, 8], "by": [0, -250], "over": "600ms" }'
  glide 195 70 0 150
  xdotool mouseup 1
  check "comes back when it is pulled a little" within 10 shows rest.png
  glide 195 70 0 700
  xdotool mouseup 1
  check "and puts away" within 10 shows expected.png
  close_window
  check "it ended with 0 too" test "$code" = 0
}
