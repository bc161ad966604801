#!/usr/bin/env bash
# Runs the whole test suite under a sanitizer.
#
#   Tests/Sanitizers/run.sh [address|thread|undefined …] [-- ARGUMENTS OF swift test]
#
# Each is built beside the others in .build/sanitizers, which takes some minutes the first time. It is
# optimised, as our inner loops take a hundred times as long where nothing is; assertions, the words of
# preconditions and tests' access to internals stay, which a release build would take away.
# `undefined` is what C leaves undefined, in the code of our headers; `address` looks for it as well. For
# Swift's own code there are assertions and its checks for exclusive access, which are in all three.
# Ends with 1 where a test fails or a sanitizer has something to say; what it says is in the log.
set -euo pipefail
cd "$(dirname "$0")/../.."
kinds=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do kinds+=("$1"); shift; done
[ $# -eq 0 ] || shift
[ ${#kinds[@]} -gt 0 ] || kinds=(address thread)
readonly build=$PWD/.build/sanitizers
readonly optimised=(-Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug -Xcc -O2)
mkdir -p "$build"

# Leaks are not looked for: what the Swift runtime and fontconfig make once and keep counts as one.
# A trap is told by the sanitizer: Swift's own backtrace reads the stack, which counts as an overflow.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=0:handle_sigill=1:handle_sigtrap=1
export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS=halt_on_error=0
export UBSAN_OPTIONS=print_stacktrace=1
# Frames that are neither optimised nor bare are so large that 512 nodes in each other do not fit into
# the 8 MB that a thread has otherwise.
ulimit -s 65536

status=0
for kind in "${kinds[@]}"; do
  start=$SECONDS
  log=$build/$kind.log
  flags=("${optimised[@]}" --scratch-path "$build/$kind")
  first=
  case $kind in
    address) flags+=(--sanitize=address -Xcc -fsanitize=undefined) ;;
    thread)
      flags+=(--sanitize=thread)
      first=$build/mutex.so
      clang -O2 -fPIC -shared -o "$first" Tests/Sanitizers/mutex.c
      ;;
    # Swift's compiler has none on Linux, but takes the one of its C compiler.
    undefined)
      flags+=(-Xcc -fsanitize=undefined -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined)
      ;;
    *) echo "no sanitizer is called '$kind'" >&2; exit 2 ;;
  esac
  echo "… $kind"
  if ! swift build --build-tests "${flags[@]}" >"$log" 2>&1; then
    tail -n 20 "$log"
    echo "✘ $kind: it does not build"
    status=1
    continue
  fi
  built=$((SECONDS - start))
  code=0
  LD_PRELOAD=$first swift test --skip-build "${flags[@]}" "$@" >"$log" 2>&1 || code=$?
  found=$(grep -cE '(ERROR|WARNING): (Address|Thread)Sanitizer|runtime error:' "$log" || true)
  grep -E '^(✘|✔) Test run|SUMMARY: ' "$log" | sort | uniq -c | sort -rn | head -n 20 || true
  if [ $code = 0 ] && [ "$found" = 0 ]; then
    echo "✔ $kind (built in $built s, ran in $((SECONDS - start - built)) s)"
  else
    status=1
    echo "✘ $kind: exit $code, $found reports, all of it in $log"
  fi
done
exit $status
