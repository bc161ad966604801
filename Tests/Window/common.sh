# What the shell tests share: counting checks, waiting for conditions, and a display of their own.
# To be sourced by bash.

passed=0
failed=0

pass() {
  passed=$((passed + 1))
  printf 'ok    %s\n' "$1"
}

fail() {
  failed=$((failed + 1))
  printf 'FAIL  %s\n' "$1"
  if [ -n "${2:-}" ]; then printf '%s\n' "$2" | sed 's/^/        /'; fi
}

# check NAME COMMAND…: passes where the command succeeds; its output explains a failure.
check() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1); then pass "$name"; else fail "$name" "$output"; fi
}

# within SECONDS COMMAND…: tries until the command succeeds or the time is over.
within() {
  local deadline=$((SECONDS + $1))
  shift
  until "$@" >"$work/within.log" 2>&1; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      cat "$work/within.log"
      echo "not within the time: $*"
      return 1
    fi
    sleep 0.02
  done
}

summary() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

# A directory of our own outside /tmp, where vim writes as it does in a project.
make_work() {
  work=$(mktemp -d "${HOME:-$repo/.build}/.preview-tests.XXXXXX") || exit 1
  cd "$work" || exit 1
}

start_display() {
  # Without -noreset the server starts anew when its last client leaves, and refuses who comes then.
  Xvfb -displayfd 3 -screen 0 "${1:-1280x1024x24}" -nolisten tcp -noreset \
    3>"$work/display" >"$work/xvfb.log" 2>&1 &
  display_pid=$!
  within 20 test -s "$work/display" || exit 1
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
  unset WAYLAND_DISPLAY SDL_VIDEODRIVER
}
