import CoreGraphics
import QuartzCore
import Testing

@testable import PreviewHost

/// Cards with words over the scene stay in the window, and their words in them.
@MainActor
struct OverlayCardTests {
  private func box(of layer: CALayer) -> CGRect {
    (layer.sublayers ?? []).compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox }
      .reduce(.null) { $0.union($1) }
  }

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768),
    CGSize(width: 320, height: 300), CGSize(width: 240, height: 160),
  ])
  func theKeysAreAllInTheWindow(size: CGSize) {
    let card = HelpCard()
    var pages = 0
    repeat {
      card.show(true, in: size)
      #expect(CGRect(origin: .zero, size: size).contains(card.layer.frame), "\(card.layer.frame)")
      #expect(card.layer.bounds.contains(box(of: card.layer)), "\(box(of: card.layer))")
      // To be read.
      #expect(card.layer.affineTransform().a >= 0.7 * min(1, size.width / 320))
      pages += 1
    } while card.turnPage() && pages < 20
    #expect(pages < 20 && (pages == 1) == (size.height > 400))
  }

  @Test func figuresEndWithTheWindow() {
    let figures = FrameFigures()
    for height: CGFloat in [844, 160, 60] {
      figures.show(true, in: height, at: 0)
      #expect(figures.layer.frame.maxY <= height)
      #expect(figures.layer.bounds.contains(box(of: figures.layer)))
    }
  }

  @Test func wordsOfPassesLieBesideEachOther() {
    var labels = PassLabels(in: CGSize(width: 200, height: 100))
    for _ in 0..<3 { labels.add("clip of a shape", at: CGPoint(x: 10, y: 10)) }
    labels.add("rounded clip", at: CGPoint(x: 190, y: 12))
    for (index, place) in labels.places.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 200, height: 100).contains(place))
      #expect(!labels.places[..<index].contains { $0.intersects(place) })
    }
    #expect(labels.places.count == 4)
    // What has no place is left out.
    for _ in 0..<200 { labels.add("group", at: CGPoint(x: 10, y: 10)) }
    #expect(labels.places.count < 12)
  }
}
