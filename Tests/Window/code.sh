# Swift code in the window: saves, mistakes, traps, what hands did. Read by run.sh.

# write_code COLOUR [STATEMENT]: a controller with a switch below a coloured view.
write_code() {
  cat >Panel.swift <<EOF
import UIKit

final class Panel: UIViewController {
  let toggle = UISwitch(frame: CGRect(x: 20, y: 140, width: 51, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    box.backgroundColor = .$1
    view.addSubview(box)
    view.addSubview(toggle)
    ${2:-}
  }
}

#Preview("Panel", traits: .fixedLayout(width: 200, height: 200)) { Panel() }
#Preview("Other", traits: .fixedLayout(width: 200, height: 200)) {
  let view = UIView()
  view.backgroundColor = .systemOrange
  return view
}
EOF
}

coding() {
  write_code systemTeal
  draw Panel.swift teal.png || return
  draw Panel.swift other.png --preview Other || return
  write_code systemPink 'toggle.isOn = true'
  draw Panel.swift pink.png || return
  write_code systemTeal
  open Panel.swift
  check "code is shown as it is drawn without a window" within 60 shows teal.png
  check "the title says which preview" within 5 title_has "Panel.swift#Panel"
  # A hand on the switch.
  focus
  xdotool mousemove --window "$window" 45 155 click 1
  check "a click turns the switch on" within 10 shows_other teal.png
  write_code systemPink
  check "a save is shown, and the switch is still on" within 60 shows pink.png
  write_code systemPink 'box.colour = 3'
  check "a mistake leaves the last picture, with a strip" within 60 shows_banner_over pink.png
  check "it is told at its place" grep -q "Panel.swift:13:9: error: .*'colour'" err
  write_code systemPink
  check "its mending is shown" within 60 shows pink.png
  press alt+Right
  check "Alt and Right show the next preview" within 20 shows other.png
  press alt+Left
  within 20 shows_other other.png
  grab before.png
  write_code systemPink 'let none: [Int] = []; print(none[3])'
  check "a trap leaves the window and its picture" within 60 shows_banner_over before.png
  check "it is told at its line" grep -q "Panel.swift:13:.*Index out of range" err
  write_code systemTeal
  check "the next save is shown" within 60 shows teal.png
  rm Panel.swift
  check "a file that is gone leaves the picture" within 60 shows_banner_over teal.png
  write_code systemTeal
  check "and is shown when it comes back" within 60 shows teal.png
  close_window
  check "it ended with 0" test "$code" = 0
  check "nothing of what was compiled is left" test -z "$(ls -d "${TMPDIR:-/tmp}"/preview-code-* 2>/dev/null)"
}

# write_badge COLOUR [STATEMENT]: a view whose colour is the code's and whose width is the scene's.
write_badge() {
  cat >Badge.swift <<END
import UIKit

final class Badge: UIView {
  /// How wide it is.
  @Inspectable(1...200) var wide: CGFloat = 10 { didSet { bar.frame.size.width = wide } }
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .$1
    addSubview(bar)
    ${2:-}
  }

  required init?(coder: NSCoder) { nil }
}
END
}

# write_badge_scene WIDTH: a scene that names the view.
write_badge_scene() {
  cat >badge.json <<END
{ "canvas": { "size": [200, 100] }, "swift": ["Badge.swift"], "root": { "backgroundColor": "white", "subviews": [
  { "class": "UISwitch", "frame": [20, 60, 51, 31] },
  { "class": "Badge", "frame": [20, 10, 160, 40], "wide": $1 } ] } }
END
}

own_classes() {
  write_badge systemTeal
  write_badge_scene 60
  check "without leave the code is not run" test "$(
    "$PREVIEW" --headless badge.json --out none.png >/dev/null 2>none
    echo $?
  )" = 3
  check "and it is said how it would be" grep -q "badge.json:1:.*--allow-code" none
  check "nothing was drawn" test ! -e none.png
  draw badge.json teal.png --allow-code || return
  write_badge_scene 120
  draw badge.json wide.png --allow-code || return
  write_badge systemPink
  draw badge.json pink.png --allow-code || return
  write_badge systemTeal
  write_badge_scene 60
  open badge.json --allow-code
  check "a scene with code is shown as it is drawn" within 60 shows teal.png
  write_badge_scene 120
  check "a save of the scene is shown at once" within 5 shows wide.png
  write_badge systemPink
  check "a save of the code is shown" within 60 shows pink.png
  write_badge systemPink 'bar.colour = 3'
  check "a mistake leaves the last picture, with a strip" within 60 shows_banner_over pink.png
  check "it is told at its place" grep -q "Badge.swift:12:9: error: .*'colour'" err
  write_badge systemPink 'let none: [Int] = []; print(none[3])'
  check "a trap leaves the window and its picture" within 60 grep -q "Badge.swift:12:.*Index out of range" err
  check "with a strip" within 20 shows_banner_over pink.png
  write_badge systemPink
  check "the next save is shown" within 60 shows pink.png
  write_badge systemPink 'while frame.width < 9 {}'
  check "an endless loop leaves the window and its picture" within 60 grep -q "has not come back" err
  check "with a strip, too" within 20 shows_banner_over pink.png
  write_badge systemPink
  check "its mending is shown" within 60 shows pink.png
  close_window
  check "it ended with 0" test "$code" = 0
  check "nothing of what was compiled is left" test -z "$(ls -d "${TMPDIR:-/tmp}"/preview-code-* 2>/dev/null)"
}

# A package with a module of its own below: what depends on it follows, and so does a file that comes.
packages() {
  mkdir -p Pack/Sources/Look Pack/Sources/Shown
  cat >Pack/Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Pack",
  targets: [.target(name: "Look"), .target(name: "Shown", dependencies: ["Look"])])
END
  echo 'public let side = 60.0' >Pack/Sources/Look/Side.swift
  cat >Pack/Sources/Shown/Box.swift <<'END'
import Look
import UIKit

#Preview("Box", traits: .fixedLayout(width: 200, height: 100)) {
  let view = UIView()
  view.backgroundColor = .white
  let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: 40))
  box.backgroundColor = .systemTeal
  view.addSubview(box)
  return view
}
END
  draw Pack small.png || return
  echo 'public let side = 90.0' >Pack/Sources/Look/Side.swift
  draw Pack large.png --target Shown || return
  check "its previews have names" test "$("$PREVIEW" Pack --list 2>/dev/null)" = Box
  open Pack
  check "a package is shown as it is drawn" within 90 shows large.png
  check "the title says which" within 5 title_has "Pack#Box"
  echo 'public let side = 60.0' >Pack/Sources/Look/Side.swift
  check "what it depends on is built anew" within 90 shows small.png
  sed -i 's/name: "Pack"/name: 3/' Pack/Package.swift
  check "a broken manifest is told at its place" within 90 grep -q "Pack/Package.swift:4:9: error" err
  check "over the last picture" within 5 shows_banner_over small.png
  sed -i 's/name: 3/name: "Pack"/' Pack/Package.swift
  check "its mending is shown" within 90 shows small.png
  close_window
}
