import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Scenes
import Stages
import UIKit

/// Does an interaction to a scene on a stage.
@MainActor
struct InteractionSteps {
  private let deed: Interaction.Deed
  private let stage: Stage
  /// Where the page stood.
  private let home: CGPoint
  private var page: CALayer? { node("page")?.layer }

  init(_ interaction: Interaction, on stage: Stage) {
    deed = interaction.deed
    self.stage = stage
    home = stage.live.node(named: "page")?.layer.position ?? .zero
  }

  private func node(_ name: String) -> LiveNode? { stage.live.node(named: name) }

  /// The time of the scene at a frame.
  func time(of frame: Int) -> TimeInterval { Double(frame) / 60 }

  /// What comes before the first frame.
  func begin() {
    switch deed {
    case .drag:
      stage.send { input, time in _ = input.press(at: Self.dragged(to: 0), time: time) }
    case .type(let name, let share):
      stage.act {
        guard let view = node(name)?.view else { return }
        view.becomeFirstResponder()
        guard let view = view as? UITextView else { return }
        let place = Int(Double((view.text as NSString).length) * share)
        view.selectedRange = NSRange(location: place, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
      }
    case .push, .scroll, .play, .one, .touch, .shift, .stand: break
    }
  }

  func step(_ frame: Int) {
    switch deed {
    case .push: stage.act { push(Double(frame % 30 + 1) / 30) }
    case .drag:
      stage.send { input, time in input.move(to: Self.dragged(to: frame), time: time) }
    case .scroll:
      let way = frame % 300 < 150 ? -53.0 : 53
      stage.send { input, time in
        _ = input.scroll(
          by: CGSize(width: 0, height: way), at: CGPoint(x: 960, y: 900), time: time)
      }
    case .type:
      stage.send { input, time in
        _ = input.insertText(frame % 7 == 6 ? " " : "e", time: time)
      }
    case .play: break
    case .one:
      stage.act {
        node("one")?.view?.center = CGPoint(x: 960 + frame % 60, y: 540)
      }
    case .touch:
      let place = CGPoint(x: Double(frame * 397 % 1920), y: Double(frame * 211 % 1080))
      stage.send { input, time in
        _ = input.press(at: place, time: time)
        input.release(at: place, time: time)
      }
    case .shift:
      stage.act {
        let (x, y) = (Double(frame) * 0.37, Double(frame) * 0.23)
        page?.position = CGPoint(
          x: home.x + x.truncatingRemainder(dividingBy: 5),
          y: home.y + y.truncatingRemainder(dividingBy: 5))
      }
    case .stand: stage.renderer.invalidate()
    }
  }

  /// On the oval that the finger goes along.
  private static func dragged(to frame: Int) -> CGPoint {
    let angle = Double(frame) / 40
    // The last of forty cards.
    let home = CGPoint(x: 1672 + 104, y: 864 + 92)
    return CGPoint(
      x: home.x - 700 + 700 * cos(angle), y: home.y - 380 * abs(sin(angle * 1.3)))
  }

  private func push(_ share: Double) {
    let eased = 1 - pow(1 - share, 3)
    let width = BenchmarkScene.width
    node("page1")?.view?.frame.origin.x = -0.3 * width * eased
    node("dim")?.view?.alpha = eased
    node("page2")?.view?.frame.origin.x = width * (1 - eased)
  }
}
