import CoreGraphics
import Testing
import UIKit

/// S07: how wide text is that wraps.
@Suite @MainActor struct WrappedWidthTests {
  private let text = "A bubble is no wider than the longest of its lines"

  /// The label in a bubble that may take most of a row.
  private func bubble(in width: CGFloat) -> (root: UIView, bubble: UIView, label: UILabel) {
    let (bubble, label) = (plain(), UILabel())
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = container(width, 300, bubble)
    bubble.addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75))
    root.layoutIfNeeded()
    return (root, bubble, label)
  }

  private func longestLine(_ label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: 1000)).width
  }

  @Test("S07 a bubble is as wide as the longest line of its text")
  func aBubbleIsAsWideAsTheLongestLineOfItsText() {
    let (root, bubble, label) = bubble(in: 280)
    let room: CGFloat = 280 * 0.75 - 20
    let longest = longestLine(label, in: room)
    #expect(longest < room)
    #expect(label.frame.width == longest)
    #expect(bubble.frame.width == longest + 20)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: room, height: 0)).height)
    // All of the new room is looked at, not only that of the lines as they were.
    root.frame.size.width = 380
    root.layoutIfNeeded()
    #expect(label.frame.width == longestLine(label, in: 380 * 0.75 - 20))
    root.frame.size.width = 280
    root.layoutIfNeeded()
    #expect(label.frame.width == longest)
    root.frame.size.width = 2000
    root.layoutIfNeeded()
    #expect(label.frame.width == longestLine(label, in: 0))
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.width == longestLine(label, in: 0))
  }

  @Test("S07 text that is held from both sides keeps its width")
  func textThatIsHeldFromBothSidesKeepsItsWidth() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let root = container(200, 300, label)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(label.frame.width == 220)
  }

  @Test("S07 any width comes out the same from wherever it was reached")
  func anyWidthComesOutTheSameFromWhereverItWasReached() {
    let (root, bubble, _) = bubble(in: 200)
    for width in [640, 180, 333, 150, 151, 152, 700, 90, 420] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let fresh = self.bubble(in: width).bubble
      #expect(bubble.frame == fresh.frame, "at \(width)")
      #expect(bubble.subviews[0].frame == fresh.subviews[0].frame, "at \(width)")
    }
  }

  @Test("S07 the fitting size of wrapped text is that of its longest line")
  func theFittingSizeOfWrappedTextIsThatOfItsLongestLine() {
    let (_, bubble, label) = bubble(in: 280)
    let size = bubble.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 150)
    #expect(size.height == label.sizeThatFits(CGSize(width: 130, height: 0)).height + 12)
  }

  @Test("S07 a text that is asked for no width is as high as one line, however wide it is")
  func noWidth() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "tw"
    let heights = [1, 40, 390].map { width in
      text.bounds.size.width = width
      return text.systemLayoutSizeFitting(
        CGSize(width: 0, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(Set(heights).count == 1)
  }
}
