#!/usr/bin/env bash
# Feeds mutated inputs to what reads files of others, under libFuzzer and the address sanitizer.
#
#   Tests/Fuzz/run.sh [SECONDS [TARGETS]]    each of svg, png, jpeg, scene and frame, or those named,
#                                            for so long (600); a frame is the whole way of a scene
#                                            to its pixels, and of the next save
#   Tests/Fuzz/run.sh replay [TARGETS]       each input of the corpus once
#
# The modules are compiled by hand into .build/fuzz, a module a command: SwiftPM links a main
# function of its own into every program. An input that breaks a promise is left in
# .build/fuzz/findings; once the fault is mended it belongs into Corpus, which the tests replay.
set -euo pipefail
cd "$(dirname "$0")/../.."
# What Swift makes once and keeps counts as a leak where a pointer to it has other bits in it as well.
export ASAN_OPTIONS=detect_leaks=0
readonly seconds=${1:-600}
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || targets=(svg png jpeg scene frame)
readonly build=$PWD/.build/fuzz
mkdir -p "$build/findings" "$build/grown"

# Optimised, because unoptimised code tries a tenth as many inputs; its checks stay.
flags=(-O -g -swift-version 6 -parse-as-library -sanitize=fuzzer,address -package-name layerkit
  -module-cache-path "$build/cache" -I "$build" -ISources/CPNG -ISources/CJPEG -ISources/CProcessor -ISources/CRuntime
  -ISources/CPango -ISources/CAppHost)
for word in $(pkg-config --cflags harfbuzz fribidi fontconfig freetype2 2>/dev/null || true); do flags+=(-Xcc "$word"); done

# module NAME FILES…: compiles a module unless its object file is newer than all of them.
module() {
  local name=$1
  shift
  if [ -z "$stale" ] && [ -f "$build/$name.o" ] \
    && [ -z "$(find "$@" Tests/Fuzz/run.sh -newer "$build/$name.o" -print -quit)" ]; then
    return
  fi
  stale=yes
  local more=()
  if [ "$name" = PixelKernelsV3 ]; then more=(-Xcc -march=x86-64-v3); fi
  echo "compiling $name"
  swiftc "${flags[@]}" "${more[@]}" -wmo -module-name "$name" -emit-module \
    -emit-module-path "$build/$name.swiftmodule" -c "$@" -o "$build/$name.o"
}

# The modules up to the one that a target asks, in the order of their imports.
modules() {
  local name files stale=''
  objects=()
  for name in $1; do
    mapfile -t files < <(find "Sources/$name" -name '*.swift' | sort)
    if [ "$name" = PixelKernelsV3 ]; then
      mapfile -t -O "${#files[@]}" files < <(find Sources/PixelKernels -name '*.swift' | sort)
    fi
    module "$name" "${files[@]}"
    objects+=("$build/$name.o")
  done
}

# target NAME MODULES FILES…: builds a fuzz target of its files and the objects of its modules.
target() {
  local name=$1
  modules "$2"
  swiftc "${flags[@]}" -module-name "Fuzz_$name" -use-ld=lld "${@:3}" Tests/Fuzz/Input.swift "${objects[@]}" \
    -o "$build/$name"
}

pixels='PixelKernels'
if [ "$(uname -m)" = x86_64 ]; then pixels+=' PixelKernelsV3'; fi
readonly graphics="ObjectRuntime $pixels Pixels CoreGraphics"

readonly pictures='Tests/ImageFilesTests/Fuzzing/AnyPicture.swift Tests/ImageFilesTests/PNGBuilder.swift'

build_target() {
  # shellcheck disable=SC2086
  case $1 in
    svg)
      target svg "$graphics" Tests/Fuzz/SVG.swift Tests/CoreGraphicsTests/Fuzzing/AnyPathData.swift
      ;;
    png) target png "$graphics ImageFiles" Tests/Fuzz/PNG.swift $pictures ;;
    jpeg) target jpeg "$graphics ImageFiles" Tests/Fuzz/JPEG.swift $pictures ;;
    scene)
      target scene \
        "$graphics Typography ImageFiles RenderTree RenderServer QuartzCore Constraints UIKit Scenes" \
        Tests/Fuzz/Scene.swift Tests/ScenesTests/Fuzzing/AnyScene.swift
      ;;
    frame)
      target frame \
        "$graphics Typography ImageFiles RenderTree RenderServer QuartzCore Constraints UIKit Scenes Stages" \
        Tests/Fuzz/Frame.swift Tests/Fuzz/SceneMutator.swift Tests/TestSupport/SplitMix.swift \
        Tests/StagesTests/Fuzzing/AnyFrame.swift
      ;;
    *) echo "no target is called '$1'" >&2; exit 2 ;;
  esac
}

# The largest input of a target: what a finding needs, not what files have.
largest() { case $1 in svg) echo 1500 ;; *) echo 4000 ;; esac; }

status=0
for name in "${targets[@]}"; do
  build_target "$name"
  options=(-rss_limit_mb=2048 -timeout=10 -len_control=20
    "-max_len=$(largest "$name")" -print_final_stats=1
    "-artifact_prefix=$build/findings/$name-")
  corpus=Tests/Fuzz/Corpus/$name
  if [ "$seconds" = replay ]; then
    "$build/$name" "${options[@]}" -runs=0 "$corpus" || status=1
    continue
  fi
  # What the run finds worth keeping goes beside the build, not into the repository.
  mkdir -p "$build/grown/$name"
  dictionary=()
  words=$name
  if [ "$name" = frame ]; then words=scene; fi
  if [ -f "Tests/Fuzz/$words.dict" ]; then dictionary=("-dict=Tests/Fuzz/$words.dict"); fi
  "$build/$name" "${options[@]}" "${dictionary[@]}" "-max_total_time=$seconds" \
    "$build/grown/$name" "$corpus" || status=1
done
exit $status
