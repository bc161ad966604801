import CoreGraphics
import Stages
import UIKit

// What hands do, frame by frame.

extension ScriptRun {
  /// Frames of a movement are this far apart, in seconds.
  private static let frameInterval: TimeInterval = 1.0 / 60
  /// Taps that follow each other at once are counted together.
  private static let tapInterval: TimeInterval = 0.1
  /// How far from the middle the fingers of a pinch are when it is widest or narrowest.
  private static let pinchRadius: CGFloat = 60

  func tap(_ point: CGPoint, count: Int) throws {
    for tap in 0..<count {
      if tap > 0 { try goOn(to: stage.time + Self.tapInterval) }
      send { $0.press(at: point, time: $1) }
      turn(stage.time)
      send { $0.release(at: point, time: $1) }
    }
  }

  func hold(_ point: CGPoint, for duration: TimeInterval) throws {
    send { $0.press(at: point, time: $1) }
    turn(stage.time)
    try goOn(to: stage.time + duration)
    send { $0.release(at: point, time: $1) }
  }

  func drag(from start: CGPoint, by: CGSize, over duration: TimeInterval) throws {
    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + by.width * share, y: start.y + by.height * share)
    }
    send { $0.press(at: start, time: $1) }
    turn(stage.time)
    try move(over: duration) { share in send { $0.move(to: place(share), time: $1) } }
    send { $0.release(at: place(1), time: $1) }
  }

  /// Two fingers on both sides of a point. Where they would meet, they begin wider apart.
  func pinch(
    _ center: CGPoint, scale: CGFloat, angle: CGFloat, over duration: TimeInterval
  ) throws {
    let start = scale < 1 ? Self.pinchRadius : max(10, Self.pinchRadius / scale)
    func touch(_ phase: UITouch.Phase, _ share: CGFloat) {
      let radius = start * (1 + (scale - 1) * share)
      let across = CGSize(
        width: radius * cos(angle * share), height: radius * sin(angle * share))
      let places = [
        CGPoint(x: center.x - across.width, y: center.y - across.height),
        CGPoint(x: center.x + across.width, y: center.y + across.height),
      ]
      let changes = places.enumerated().map {
        WindowInput.Change($0.offset, phase, at: $0.element)
      }
      send { $0.send(changes, time: $1) }
    }
    touch(.began, 0)
    turn(stage.time)
    try move(over: duration) { share in touch(.moved, share) }
    touch(.ended, 1)
  }

  /// A frame for each step of a movement, told by its share.
  private func move(
    over duration: TimeInterval, _ step: (CGFloat) -> Void
  ) throws {
    let began = stage.time
    let frames = max(1, Int((duration / Self.frameInterval).rounded(.up)))
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      let time = began + duration * share
      try goOn(to: time) { step(share) }
    }
  }

  /// A key down and up again; text goes where text is taken.
  func press(_ stroke: KeyStroke) {
    targets.aimKeys()
    send { $0.keyDown(stroke.key, time: $1) }
    if let typed = stroke.typed { send { $0.insertText(typed, time: $1) } }
    send { $0.keyUp(stroke.code, modifierFlags: stroke.modifiers, time: $1) }
  }
}
