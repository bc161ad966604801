import CoreGraphics
import QuartzCore
import Testing
import Typography

@testable import UIKit

@MainActor
@Suite("UILabel")
struct LabelTests {
  private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }

  /// What the label's layer shows; nil where nothing was drawn.
  private func picture(_ label: UILabel) -> CGImage? {
    label.layer.displayIfNeeded()
    return (label.layer.contents as? BackingStore)?.image
  }

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled && !label.isOpaque)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func theIntrinsicSizeIsTheTextsInWholePixels() {
    let label = label("Hello")
    let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let own = label.intrinsicContentSize
    #expect(own.width >= size.width && own.width < size.width + 0.5)
    #expect(own.height >= size.height && own.height < size.height + 0.5)
    #expect((own.width * 2).truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test func oneLineFitsAnyWidthAndSeveralWrap() {
    let text = "Several words that do not fit into a line"
    let one = label(text).sizeThatFits(CGSize(width: 100, height: 0))
    #expect(one.width > 200)
    let many = label(text) { $0.numberOfLines = 0 }
    let wrapped = many.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > one.height * 2)
    many.numberOfLines = 2
    #expect(many.sizeThatFits(CGSize(width: 100, height: 0)).height < one.height * 2.1)
  }

  @Test func itsOwnSizeShowsAllOfIt() {
    for size in [11, 17, 23.5] {
      let label = label("Measured, not cut") { $0.font = .systemFont(ofSize: size) }
      label.sizeToFit()
      #expect(!label.isCut)
    }
  }

  @Test func anUnchangedLabelIsNotDrawnAgain() {
    let label = label("Hello")
    label.sizeToFit()
    let picture = picture(label)
    #expect(picture != nil)
    label.text = "Hello"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .natural
    #expect(!label.layer.needsDisplay())
    label.text = "Hallo"
    #expect(label.layer.needsDisplay())
  }

  @Test func anEmptyLabelHasNoPixels() {
    let label = label("")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(picture(label) == nil)
  }

  @Test func settingPropertiesChangesAllOfAnAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.text == "ab" && label.font.pointSize == 30)
    label.font = .systemFont(ofSize: 10)
    let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 10)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test func textShrinksToItsWidth() {
    let label = label("A rather long title") {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    label.sizeToFit()
    let (full, fullPicture) = (label.bounds.width, picture(label))
    label.bounds.size.width = full * 0.75
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width <= full)
    let shrunk = picture(label)
    #expect(shrunk != nil && shrunk != fullPicture)
  }

  @Test func highlightedAndDisabledLabelsLookDifferent() {
    let label = label("Hello") { $0.highlightedTextColor = .red }
    label.sizeToFit()
    let usual = picture(label)
    label.isHighlighted = true
    let highlighted = picture(label)
    label.isHighlighted = false
    label.isEnabled = false
    let disabled = picture(label)
    #expect(usual != highlighted && highlighted != disabled && usual != disabled)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -4, 0, 1e9])
  func anySizeIsMeasured(width: CGFloat) {
    let label = label("Hello, world") { $0.numberOfLines = 0 }
    let size = label.sizeThatFits(CGSize(width: width, height: width))
    #expect(size.width > 0 && size.height > 0 && size.height.isFinite)
  }
}
