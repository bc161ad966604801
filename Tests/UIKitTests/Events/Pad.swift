import TestSupport
import UIKit

/// A view that notes what it is told.
final class Pad: UIView {
  var name = "pad"
  var isFirst = false
  var commands: [UIKeyCommand]?
  var onTouch: ((UITouch.Phase) -> Void)?
  /// Whether it answers keys itself.
  var takesKeys = false
  /// Whether it gives way to other first responders.
  var givesWay = true

  override var canBecomeFirstResponder: Bool { isFirst }
  override var canResignFirstResponder: Bool { givesWay }
  override var keyCommands: [UIKeyCommand]? { commands }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let places = touches.map { Int($0.location(in: self).x) }.sorted().map(String.init)
    CallRecord.note("\(name) \(what) \(places.joined(separator: ","))")
    for touch in touches { onTouch?(touch.phase) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    CallRecord.note("\(name) becomes \(isFirst)")
    return isFirst
  }
  @discardableResult
  override func resignFirstResponder() -> Bool {
    let isOut = super.resignFirstResponder()
    CallRecord.note("\(name) resigns \(isOut)")
    return isOut
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    CallRecord.note("\(name) key \(presses.first?.key?.characters ?? "")")
    if !takesKeys { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    CallRecord.note("\(name) key up")
    if !takesKeys { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    CallRecord.note("\(name) key cancelled")
  }
}

/// A window of 200 × 100 with pads side by side, each 100 wide, and the door to it.
@MainActor
struct Pads {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).shown()
  let left = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let right = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  let input: WindowInput

  init() {
    (left.name, right.name) = ("left", "right")
    window.addSubview(left)
    window.addSubview(right)
    input = WindowInput(window: window)
  }

  func began(_ id: Int, _ x: CGFloat, _ y: CGFloat = 50, time: TimeInterval = 0) {
    input.send([.init(id, .began, at: CGPoint(x: x, y: y))], time: time)
  }

  func moved(_ id: Int, _ x: CGFloat, _ y: CGFloat = 50, time: TimeInterval = 0) {
    input.send([.init(id, .moved, at: CGPoint(x: x, y: y))], time: time)
  }

  func ended(_ id: Int, _ x: CGFloat, _ y: CGFloat = 50, time: TimeInterval = 0) {
    input.send([.init(id, .ended, at: CGPoint(x: x, y: y))], time: time)
  }

  func cancelled(_ id: Int, time: TimeInterval = 0) {
    input.send([.init(id, .cancelled, at: .zero)], time: time)
  }
}
