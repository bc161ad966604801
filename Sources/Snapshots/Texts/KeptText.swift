import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import Stages
import UIKit

/// A text that is kept beside a picture: what a stage of the frame reads at the same time.
package enum KeptText: String, CaseIterable, Codable, Sendable {
  case views
  case layers
  case presentation
  case render
  case commands
  /// What is painted at the beginning, at the picture's time, a sixtieth of a second later, and when
  /// the first leaf moves by a point.
  case damage

  /// What is kept of a scene that has no texts yet: the views say what its author wrote and what
  /// became of it, the layers also what lies below views.
  package static let standard: [KeptText] = [.views, .layers]

  /// Whether its lines are nodes, so that a change can be told by node and property.
  package var isOfNodes: Bool {
    switch self {
    case .views, .layers, .presentation: true
    case .render, .commands, .damage: false
    }
  }

  /// Of a stage as it stands. The report of what was painted is not asked for here.
  @MainActor
  func read(from stage: Stage) -> String {
    switch self {
    case .views: stage.live.dumpViews()
    case .layers: stage.live.dumpLayers()
    case .presentation: stage.act { stage.live.dumpLayers(.presentation) }
    case .render: stage.tree?.dump(as: nil) ?? ""
    case .commands: stage.frame().dumpCommands()
    case .damage: ""
    }
  }
}

/// What repaints of a scene touch, in the order in which they happen.
@MainActor
struct DamageStory {
  private(set) var text = ""

  mutating func begin(_ report: FrameReport) { text = "at the beginning\n" + report.dump() }

  mutating func goOn(to time: TimeInterval, _ report: FrameReport) {
    text += "\nafter \(Int(time * 1000)) ms\n" + report.dump()
  }

  /// What a sixtieth of a second changes, and what it takes to move one layer: the answers of the
  /// difference of trees, and the tiles that follow from them. The stage is another afterwards.
  mutating func end(on stage: Stage) {
    text +=
      "\na sixtieth of a second later\n" + stage.turn(at: stage.time + 1.0 / 60).dump()
    guard let leaf = Self.leaf(below: stage.live.window.layer) else { return }
    let title = "\nthe first leaf, \(leaf.frame.text), moved by a point\n"
    stage.act { CATransaction.atOnce { leaf.position.x += 1 } }
    text += title + stage.turn(at: stage.time).dump()
  }

  /// The first layer in the order of drawing that shows something and has nothing below it.
  private static func leaf(below root: CALayer) -> CALayer? {
    var pending = [root]
    while let layer = pending.popLast() {
      guard !layer.isHidden else { continue }
      let below = layer.sublayers ?? []
      if below.isEmpty, layer.backgroundColor != nil || layer.contents != nil { return layer }
      pending += below.reversed()
    }
    return nil
  }
}
