import CoreGraphics
import Pixels
import QuartzCore
import Testing

@testable import UIKit

/// Draws as labels do, and counts how often it is asked to.
private final class OwnLabel: UILabel {
  var drawings = 0

  override func drawText(in rect: CGRect) {
    drawings += 1
    super.drawText(in: rect)
  }
}

@MainActor @Suite struct LaterLabelTests {
  private func prepared<Label: UILabel>(
    _ label: Label, _ change: (UILabel) -> Void = { _ in }
  ) -> Label {
    label.frame = CGRect(x: 3, y: 4, width: 90, height: 34)
    label.text = "Some letters, and more of them"
    change(label)
    return label
  }

  private func image(_ label: UILabel) throws -> CGImage {
    label.layer.displayIfNeeded()
    return try #require(label.layer.contents as? BackingStore).image
  }

  private func pixels(_ image: CGImage) -> [UInt32] {
    (0..<image.height).flatMap { y in (0..<image.width).map { image.pixmap[$0, y].value } }
  }

  @Test func aLabelIsDrawnWhenSomebodyLooksAtItsPixels() throws {
    let image = try image(prepared(UILabel()))
    #expect(!image.isDrawn)
    #expect(pixels(image).contains { $0 != 0 })
    #expect(image.isDrawn)
  }

  @Test func labelsOfAClassOfOnesOwnAreDrawnAtOnce() throws {
    let label = prepared(OwnLabel())
    #expect(try image(label).isDrawn)
    #expect(label.drawings == 1)
  }

  @Test(
    arguments: [
      { (_: UILabel) in }, { $0.numberOfLines = 0 }, { $0.adjustsFontSizeToFitWidth = true },
      {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
        $0.baselineAdjustment = .alignCenters
      },
      { $0.shadowColor = .red }, { $0.isEnabled = false }, { $0.contentScaleFactor = 3 },
      { $0.textAlignment = .right }, { $0.lineBreakMode = .byTruncatingHead },
      { $0.bounds.origin = CGPoint(x: 5, y: -3) }, { $0.overrideUserInterfaceStyle = .dark },
      {
        $0.isHighlighted = true
        $0.highlightedTextColor = .systemBlue
      },
    ] as [@MainActor @Sendable (UILabel) -> Void])
  func whatIsDrawnLaterLooksAsWhatIsDrawnAtOnce(
    change: @MainActor @Sendable (UILabel) -> Void
  ) throws {
    let (later, now) = (prepared(UILabel(), change), prepared(OwnLabel(), change))
    let (laterImage, nowImage) = (try image(later), try image(now))
    #expect(laterImage.width == nowImage.width && laterImage.height == nowImage.height)
    #expect(pixels(laterImage) == pixels(nowImage))
  }

  @Test func whatIsDrawnLaterIsTheLabelAsItWas() throws {
    let (label, other) = (prepared(UILabel()), prepared(OwnLabel()))
    let image = try image(label)
    label.text = "Something else"
    label.textColor = .red
    label.frame.size.width = 20
    #expect(try pixels(image) == pixels(self.image(other)))
  }

  @Test func theTextOfALabelThatNobodyLooksAtIsNotRead() throws {
    let label = prepared(UILabel())
    let image = try image(label)
    #expect(label.prepared == nil)
    _ = image.pixmap
    #expect(label.prepared == nil)
    _ = label.intrinsicContentSize
    #expect(label.prepared != nil)
  }

  @Test func aTextThatWasMeasuredIsNotReadTwice() throws {
    let label = prepared(UILabel())
    _ = label.intrinsicContentSize
    guard case .made = label.drawnText else {
      Issue.record("the text is read again")
      return
    }
  }

  @Test(arguments: ["", "\n", " "])
  func textWithoutLettersHasTheStoreThatItHasWhenItIsDrawnAtOnce(text: String) {
    let stores = [prepared(UILabel()) { $0.text = text }, prepared(OwnLabel()) { $0.text = text }]
      .map { label in
        label.layer.displayIfNeeded()
        return label.layer.contents != nil
      }
    #expect(stores[0] == stores[1])
  }

  @Test func allThreadsMayLookAtOnce() async throws {
    let labels = (0..<40).map { number in
      prepared(UILabel()) { $0.text = "Number \(number % 20) of them, كتاب, 日本" }
    }
    let images = try labels.map { try image($0) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for image in images { _ = image.pixmap } }
      }
    }
    for (number, image) in images.enumerated() {
      #expect(pixels(image) == pixels(images[number % 20]))
    }
  }
}
