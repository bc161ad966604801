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
