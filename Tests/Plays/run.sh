#!/usr/bin/env bash
# Plays the samples that are whole apps, and compares what is seen on the way with Tests/Goldens/plays.
#
#   Tests/Plays/run.sh [PREVIEW]       with a program that is built already
#   RECORD=1 Tests/Plays/run.sh        writes the pictures anew; look at them
set -euo pipefail
cd "$(dirname "$0")/../.."

preview=${1:-.build/release/preview}
goldens=Tests/Goldens/plays
out=.build/plays
rm -rf "$out"
mkdir -p "$out" "$goldens"
failed=0
for script in Tests/Plays/*.json; do
  name=$(basename "$script" .json)
  mkdir "$out/$name"
  # Light, dark: what a script expects holds in both, the pictures are of the first.
  "$preview" --headless "Samples/$name.json" --scale 1 --play "$script" --out "$out/$name/" \
    || failed=1
  "$preview" --headless "Samples/$name.json" --scale 1 --appearance dark --play "$script" \
    --out "$out/$name-dark/" || failed=1
  for picture in "$out/$name"/*.png; do
    golden="$goldens/$name-$(basename "$picture")"
    if [ "${RECORD:-}" = 1 ]; then
      cp "$picture" "$golden"
      continue
    fi
    differing=$(compare -metric AE "$golden" "$picture" null: 2>&1) || true
    if [ "$differing" != 0 ]; then
      echo "$picture is not $golden: $differing pixels"
      failed=1
    fi
  done
done
if [ "${RECORD:-}" != 1 ]; then
  for golden in "$goldens"/*.png; do
    name=$(basename "$golden")
    [ -e "$out/${name%%-*}/${name#*-}" ] || { echo "$golden is of no snapshot"; failed=1; }
  done
fi
exit "$failed"
