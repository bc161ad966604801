import CoreGraphics
import QuartzCore
import Testing

@testable import PreviewHost

@MainActor struct TimelineTests {
  private let timeline = Timeline()

  private func show(_ time: Double, length: Double, turnsPages: Bool) {
    timeline.show(
      Timeline.Shown(time: time, pageLength: length, turnsPages: turnsPages),
      in: CGSize(width: 400, height: 300), below: 0)
  }

  /// The times at both ends of the track.
  private var ends: [Timeline.Answer] {
    let bar = timeline.layer.frame
    return [bar.minX + 1, bar.maxX - 1].map { x in
      defer { _ = timeline.take(.release(.zero)) }
      return timeline.take(.press(CGPoint(x: x, y: bar.midY), modifiers: []))
    }
  }

  @Test func aSceneThatComesToRestIsShownFromItsBeginning() {
    show(39.586, length: 1, turnsPages: false)
    #expect(ends == [.seek(0), .seek(50)])
    // Going back does not change what a hand has hold of.
    show(0.25, length: 1, turnsPages: false)
    #expect(ends == [.seek(0), .seek(50)])
    show(51, length: 1, turnsPages: false)
    #expect(ends == [.seek(0), .seek(100)])
    // Shown anew it is as long as it has to be.
    timeline.show(nil, in: .zero, below: 0)
    show(0.25, length: 3, turnsPages: false)
    #expect(ends == [.seek(0), .seek(3)])
  }

  @Test func aSceneThatMovesForEverIsShownRoundByRound() {
    show(5, length: 2, turnsPages: true)
    #expect(ends == [.seek(4), .seek(6)])
    show(6.5, length: 2, turnsPages: true)
    #expect(ends == [.seek(6), .seek(8)])
  }
}
