import Testing

@testable import UIKit

/// What was measured on Apple's buttons, each with its number.
@MainActor @Suite struct ButtonFactTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("F08 an empty button is 30 × 34") func empty() {
    let button = UIButton()
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("F09 a title keeps room above and below where there is neither an image nor insets")
  func roomOfTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let alone = button.sizeThatFits(.zero).height
    button.setImage(image(80, 80), for: .normal)
    #expect(button.sizeThatFits(.zero).height == 80)
    button.setImage(image(10, 10), for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    let whole = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 10 + whole.width, height: whole.height))
    #expect(alone == whole.height + 12)
    button.setImage(nil, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == CGSize(width: whole.width + 6, height: whole.height + 4))
    // Whole as a whole: what insets lack to the next point is no other.
    button.contentEdgeInsets = UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0.25, right: 0.25)
    let sum = CGSize(width: title.width + 0.5, height: title.height + 0.5)
    #expect(
      button.sizeThatFits(.zero)
        == CGSize(width: sum.width.rounded(.up), height: sum.height.rounded(.up)))
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
  }

  @Test("F09 a title without letters has the height of a line, none has no height beside an image")
  func titleWithoutLetters() {
    let button = UIButton(type: .custom)
    button.setImage(image(10, 10), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 10, height: 10))
    button.setTitle(" ", for: .normal)
    let line = button.sizeThatFits(.zero).height
    #expect(line > 20)
    button.setTitle("", for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 10, height: line))
    button.setImage(nil, for: .normal)
    button.contentEdgeInsets.left = 5
    #expect(button.sizeThatFits(.zero) == CGSize(width: 5, height: line))
    let sign = UIButton(type: .infoLight)
    sign.setTitle("", for: .normal)
    #expect(sign.sizeThatFits(.zero) == CGSize(width: 22, height: 22))
  }

  @Test("F10 at the top and at the bottom title and image each lie at the edge")
  func verticalAlignment() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(image(40, 40), for: .normal)
    button.frame.size = CGSize(width: 200, height: 100)
    for alignment in [UIControl.ContentVerticalAlignment.top, .bottom] {
      button.contentVerticalAlignment = alignment
      button.layoutIfNeeded()
      guard let title = button.titleLabel?.frame, let image = button.imageView?.frame else {
        Issue.record("nothing is shown")
        return
      }
      if alignment == .top {
        #expect(title.minY == 0 && image.minY == 0)
      } else {
        #expect(title.maxY == 100 && image.maxY == 100)
      }
    }
  }

  @Test("F11 a button that took its content's size keeps the room when it grows")
  func roomAfterFitting() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    button.frame.size.height = 100
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 6)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxY == 94)
  }

  @Test("F12 the shadow's colour does not reach the label before there is a title")
  func titleShadow() {
    let button = UIButton(type: .custom)
    let before = button.titleLabel?.shadowColor
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleLabel?.shadowColor == before)
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.shadowColor == .red)
  }

  @Test("F13 the frames of title and image are right without a layout") func framesAtOnce() {
    let button = UIButton(type: .custom)
    button.frame.size = CGSize(width: 200, height: 60)
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel?.frame ?? .zero
    #expect(title.width > 20 && abs(title.midX - 100) <= 0.5 && abs(title.midY - 30) <= 0.5)
    button.setImage(image(20, 20), for: .normal)
    let image = button.imageView?.frame ?? .zero
    #expect(image.size == CGSize(width: 20, height: 20) && image.midY == 30)
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - image.maxX) <= 0.5)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(abs((button.imageView?.frame.minX ?? 0) - image.minX - 10) <= 0.5)
  }
}
