import CoreGraphics
import Testing

@testable import UIKit

/// Texts and paths are what they were when they were set, whatever their owner does to them later.
@MainActor @Suite struct KeptTextTests {
  @Test func textsAreCopies() {
    let text = NSMutableAttributedString(string: "one")
    let (label, field, view, button) = (UILabel(), UITextField(), UITextView(), UIButton())
    label.attributedText = text
    field.attributedText = text
    field.attributedPlaceholder = text
    view.attributedText = text
    button.setAttributedTitle(text, for: .normal)
    text.append(NSAttributedString(string: " two"))
    #expect(label.attributedText?.string == "one")
    #expect(field.attributedText?.string == "one")
    #expect(field.attributedPlaceholder?.string == "one")
    #expect(view.attributedText.string == "one")
    #expect(button.attributedTitle(for: .normal)?.string == "one")
  }

  @Test func aBezierPathsDataAreCopies() {
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    let large = CGRect(x: 0, y: 0, width: 90, height: 90)
    let (path, data) = (UIBezierPath(), CGMutablePath())
    data.addRect(small)
    path.cgPath = data
    data.addRect(large)
    let first = path.cgPath
    path.append(UIBezierPath(rect: large))
    #expect(first.boundingBox == small && path.cgPath.boundingBox == large)
  }
}
