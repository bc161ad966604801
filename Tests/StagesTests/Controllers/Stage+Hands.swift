import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

extension Stage {
  /// Lets so much time pass, frame by frame.
  func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { turn(at: time + 1.0 / 60) }
  }

  /// Presses what shows a node, and lets it go after a while.
  func press(_ name: String, for seconds: Double = 0.05) throws {
    let view = try #require(live.node(named: name)?.touched(in: live.window))
    act { live.window.layoutIfNeeded() }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    send { $0.press(at: point, time: $1) }
    pass(seconds)
    send { $0.release(at: point, time: $1) }
    pass(1)
  }

  /// Moves a finger across a node.
  func drag(_ name: String, by way: CGVector) throws {
    let view = try #require(live.node(named: name)?.view)
    act { live.window.layoutIfNeeded() }
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    send { $0.press(at: start, time: $1) }
    for step in 1...10 {
      let share = CGFloat(step) / 10
      turn(at: time + 1.0 / 60)
      send {
        $0.move(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share), time: $1)
      }
    }
    send { $0.release(at: CGPoint(x: start.x + way.dx, y: start.y + way.dy), time: $1) }
    pass(1.5)
  }

  func view<View: UIView>(_ name: String, as type: View.Type = View.self) throws -> View {
    try #require(live.node(named: name)?.view as? View)
  }

  func controller<Controller: UIViewController>(
    _ name: String, as type: Controller.Type = Controller.self
  ) throws -> Controller {
    try #require(live.node(named: name)?.object.controller as? Controller)
  }
}

/// The messages about a scene, one a line.
@MainActor func messages(about root: String) -> [String] {
  SceneLoad.load(
    "s.json", from: FilesInMemory(["s.json": "{\"root\": \(root)}"]), strictness: .strict
  ).diagnostics.sorted.map(\.message)
}
