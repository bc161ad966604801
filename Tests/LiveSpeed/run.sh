#!/usr/bin/env bash
# Times saves of Swift code in a window: from the file's time to the frame that shows it, as `preview` says.
#
#   Tests/LiveSpeed/run.sh [SAVES [FILES]]
#
# FILES is how many files the module has, 1 if nobody says; more are a package with a target of as many. Every
# save changes one of them. Ends with 1 where the window missed a save, or where a save keeps more memory than
# 200 kB, and 20 kB for each file. PREVIEW names the program.
set -u
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$repo/Tests/Window/common.sh"
saves=${1:-200}
files=${2:-1}
preview=$(realpath "${PREVIEW:-$repo/.build/release/preview}")
pid=
display_pid=
finish() {
  [ -n "$pid" ] && kill "$pid" 2>/dev/null
  [ -n "$display_pid" ] && kill "$display_pid" 2>/dev/null
  cd / && rm -rf "$work"
}
make_work
trap finish EXIT
start_display 800x600x24

# badge N FILE: a view whose colour is N's.
badge() {
  cat >"$2" <<END
import UIKit

final class Badge: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: $1 / 1000, green: 0.5, blue: 0.5, alpha: 1)
    for index in 0..<20 {
      let part = UIView(frame: CGRect(x: index * 8, y: 0, width: 6, height: 40))
      part.backgroundColor = .white
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }
}

#Preview("Badge", traits: .fixedLayout(width: 200, height: 100)) { Badge() }
END
}

if [ "$files" = 1 ]; then
  target=Badge.swift
  saved=Badge.swift
else
  target=Pack
  saved=Pack/Sources/Shown/Badge.swift
  mkdir -p Pack/Sources/Shown
  cat >Pack/Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Pack", targets: [.target(name: "Shown")])
END
  for index in $(seq 2 "$files"); do
    cat >"Pack/Sources/Shown/Part$index.swift" <<END
import UIKit

final class Part$index: UIView {
  private let label = UILabel()
  var title = "$index" { didSet { label.text = title; setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 4)
  }
}
END
  done
fi
badge 0 "$saved"
"$preview" --no-link "$target" >said 2>err &
pid=$!
shown() { [ "$(grep -c "^reloaded" said)" -ge "$1" ]; }
# The first build is a change of what stood there to wait by.
check "the code is shown" within 120 shown 1

# The memory of the process of the scene, which is the window's child, in kB.
memory() { awk '/^VmRSS/ { print $2 }' "/proc/$(pgrep -P "$pid" | head -n 1)/status"; }
early=
for save in $(seq "$saves"); do
  badge "$save" "$saved"
  within 60 shown $((save + 1)) || { fail "save $save is shown" "$(tail -n 5 err)"; break; }
  if [ "$save" = 20 ]; then early=$(memory); fi
done
check "all saves are shown" shown $((saves + 1))
grep -o 'save to frame [0-9]*' said | awk '{ print $4 }' | sort -n | awk -v files="$files" '
  { times[NR] = $1 }
  END {
    if (NR == 0) exit
    printf "save to frame, %d files, %d saves: median %d ms, p95 %d ms, worst %d ms\n",
      files, NR, times[int((NR + 1) / 2)], times[int(NR * 0.95 + 0.5)], times[NR]
  }'
if [ -n "$early" ] && [ "$saves" -gt 20 ]; then
  late=$(memory)
  each=$(((late - early) / (saves - 20)))
  echo "memory: $early kB after 20 saves, $late kB after $saves, $each kB each"
  check "a save takes little memory" test "$each" -lt $((200 + 20 * files))
fi
summary
