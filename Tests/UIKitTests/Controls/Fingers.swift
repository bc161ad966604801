import CoreGraphics
import UIKit

/// A window with a control in it, and a pointer that touches the control in its own space.
@MainActor
struct Touched<Control: UIView> {
  let window: UIWindow
  let control: Control
  let input: WindowInput

  /// The control lies well within the window.
  init(_ control: Control, origin: CGPoint = CGPoint(x: 200, y: 200)) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600)).shown()
    self.control = control
    control.frame.origin = origin
    window.addSubview(control)
    window.layoutIfNeeded()
    input = WindowInput(window: window)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    control.convert(CGPoint(x: x, y: y), to: nil)
  }

  func press(_ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0) {
    input.press(at: place(x, y), time: time)
  }

  func move(_ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0.1) {
    input.move(to: place(x, y), time: time)
  }

  func release(_ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0.2) {
    input.release(at: place(x, y), time: time)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0) {
    press(x, y, time: time)
    release(x, y, time: time + 0.1)
  }

  /// From one place to another and up.
  func drag(_ from: CGPoint, to end: CGPoint) {
    press(from.x, from.y)
    move(end.x, end.y)
    release(end.x, end.y)
  }
}

/// Writes down the events of a control by their names.
@MainActor
final class EventLog {
  private(set) var names: [String] = []

  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ("value", .valueChanged), ("primary", .primaryActionTriggered),
  ]

  init(_ control: UIControl, only wanted: UIControl.Event = .allEvents) {
    for (name, event) in Self.events where wanted.contains(event) {
      control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
    }
  }

  func note(_ name: String) { names.append(name) }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
