import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree
import UIKit

/// Labels of two words and a number each, from their making to their pixels.
@MainActor
struct ManyLabels {
  private let window = UIWindow(frame: CGRect(origin: .zero, size: TextSpeed.size))

  /// Prints what making them takes, what drawing them does, and what painting what they drew.
  static func measure(_ count: Int) {
    let labels = ManyLabels()
    let made = TextSpeed.milliseconds { labels.make(count) }
    var tree: RenderNode?
    let drawn = TextSpeed.milliseconds { tree = labels.window.layer.commitTree().root }
    let renderer = Renderer(threads: 1)
    let canvas = CanvasSize(width: Int(TextSpeed.size.width), height: Int(TextSpeed.size.height))
    let painted = TextSpeed.milliseconds {
      _ = renderer.render(Frame(root: tree, canvas: canvas, scale: 1))
    }
    print(
      """
      \(count) labels: made in \(TextSpeed.text(made)) ms, laid out and drawn in \
      \(TextSpeed.text(drawn)) ms, painted in \(TextSpeed.text(painted)) ms
      """)
  }

  private func make(_ count: Int) {
    for number in 0..<count {
      let (x, y) = (number * 37 % 1_800, number * 91 % 1_060)
      let label = UILabel(frame: CGRect(x: x, y: y, width: 110, height: 16))
      label.font = .systemFont(ofSize: 12)
      label.text =
        TypedText.words[number % 10] + " " + TypedText.words[number / 10 % 10] + " \(number)"
      window.addSubview(label)
    }
    window.isHidden = false
  }
}
