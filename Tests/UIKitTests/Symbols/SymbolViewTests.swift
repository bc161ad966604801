import CoreGraphics
import Pixels
import QuartzCore
import Testing

@testable import UIKit

/// Symbols in image views and buttons.
@MainActor @Suite struct SymbolViewTests {
  fileprivate typealias Configuration = UIImage.SymbolConfiguration

  private func contents(_ view: UIView) throws -> CGImage {
    try #require(view.layer.contents as? CGImage)
  }

  @Test func aViewTintsItsSymbol() throws {
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = .red
    let image = try contents(view)
    #expect(image.pixmap[image.width / 2, image.height / 2].value == 0xFFFF_0000)
  }

  @Test func aViewMayPreferASize() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let size = view.intrinsicContentSize
    view.preferredSymbolConfiguration = Configuration(pointSize: 34)
    #expect(view.intrinsicContentSize.width > 1.8 * size.width)
    let large = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 34))
    #expect(view.sizeThatFits(.zero) == large?.size)
    // What the image says itself counts.
    view.image = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 17))
    #expect(view.intrinsicContentSize == size)
    view.image = UIImage(systemName: "star", withConfiguration: Configuration(weight: .bold))
    #expect(view.intrinsicContentSize.width > 1.8 * size.width)
  }

  @Test("S04 another screen's pixels") func aSymbolHasItsScreensPixels() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    window.traits = UITraitCollection(displayScale: 3)
    let image = UIImage(systemName: "scanner", withConfiguration: Configuration(pointSize: 17.3))
    let view = UIImageView(image: image)
    window.addSubview(view)
    window.traits = UITraitCollection(displayScale: 1)
    let size = view.intrinsicContentSize
    #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
    #expect(view.sizeThatFits(.zero).width == size.width.rounded())
  }

  @Test func aLargeViewShowsASharpSymbol() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    view.layoutIfNeeded()
    #expect(try contents(view).width >= 380)
    #expect(view.contentMode == .scaleAspectFit)
    view.contentMode = .center
    #expect(try contents(view).width == UIImage(systemName: "circle")?.cgImage?.width)
    #expect(view.layer.contentsScale == 2)
  }

  @Test func aSymbolHasTheBaselineOfTextBesideIt() throws {
    let image = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: image)
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(view.baseline(.last) == BaselinePlace(share: 1, offset: -offset))
    #expect(UIImageView(image: UIImage()).baseline(.last) == .edge(.last))
  }

  @Test func aButtonGivesItsSymbolASize() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let width = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 40), forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == Configuration(pointSize: 40))
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) != nil)
    #expect(button.intrinsicContentSize.width > 1.8 * width)
  }

  @Test func aConfiguredButtonsSymbolGoesWithItsTitle() throws {
    func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "star")
      configuration.contentInsets = .zero
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    let medium = width { _ in }
    #expect(width { $0.buttonSize = .small } < medium)
    #expect(
      width { $0.preferredSymbolConfigurationForImage = Configuration(pointSize: 34) }
        > 1.8 * medium)
  }
}

extension SymbolViewTests {
  @Test func aSymbolInTextHasItsSizeAndColour() throws {
    func size(_ fontSize: CGFloat, _ image: UIImage?) throws -> CGSize {
      let text = NSMutableAttributedString(
        attributedString: NSAttributedString(
          attachment: NSTextAttachment(image: try #require(image))))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: fontSize), range: NSRange(location: 0, length: 1))
      return text.size()
    }
    let star = UIImage(systemName: "star")
    #expect(try size(34, star).width > 1.8 * size(17, star).width)
    let fixed = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 17))
    #expect(try size(34, fixed).width == size(17, star).width)
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "square.fill")))
    let image = try #require(
      attachment.textImage(beside: UIFont.systemFont(ofSize: 17).textFont, in: UIColor.red.cgColor))
    #expect(image.pixmap[image.width / 2, image.height / 2].value == 0xFFFF_0000)
  }
}
