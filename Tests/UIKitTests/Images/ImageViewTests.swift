import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct ImageViewTests {
  private func image(_ width: Int, _ height: Int, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  private func contents(_ view: UIView) -> CGImage? { view.layer.contents as? CGImage }

  private func bytes(_ image: CGImage?) -> Data? {
    image.flatMap { UIImage(cgImage: $0).pngData() }
  }

  @Test func takesTheImagesSizeAndNoTouches() {
    let view = UIImageView(image: image(20, 10))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layer.contentsScale == 2)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func showsTheHighlightedImageWhileHighlighted() {
    let (plain, lit) = (image(4, 4), image(4, 4, .blue))
    let view = UIImageView(image: plain, highlightedImage: lit)
    #expect(contents(view) == plain.cgImage)
    view.isHighlighted = true
    #expect(contents(view) == lit.cgImage)
    view.highlightedImage = nil
    #expect(contents(view) == plain.cgImage)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func committingLeavesTheImage() {
    let view = UIImageView(image: image(4, 4))
    let shown = contents(view)
    view.layer.displayIfNeeded()
    #expect(shown != nil && contents(view) == shown)
  }

  @Test func templatesTakeTheTint() {
    let view = UIImageView(image: image(4, 4).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(bytes(contents(view)) == bytes(image(4, 4, .green).cgImage))
    view.tintColor = .blue
    #expect(bytes(contents(view)) == bytes(image(4, 4, .blue).cgImage))
  }

  @Test func whatSomebodyElseShowsStaysUntilThereIsAnotherImage() throws {
    let (own, others) = (image(4, 4).withRenderingMode(.alwaysTemplate), image(9, 9))
    let view = UIImageView(image: own)
    view.layer.contents = others.cgImage
    view.layer.contentsScale = 7
    view.tintColor = .green
    view.layer.displayIfNeeded()
    #expect(contents(view) == others.cgImage && view.layer.contentsScale == 7)
    view.layer.contents = nil
    view.tintColor = .blue
    #expect(view.layer.contents == nil)
    view.image = image(6, 6)
    #expect(contents(view)?.width == 12 && view.layer.contentsScale == 2)
    // A scale that was set alone stays as well.
    view.image = own
    view.layer.contentsScale = 7
    view.tintColor = .green
    #expect(bytes(contents(view)) == bytes(image(4, 4, .green).cgImage))
    #expect(view.layer.contentsScale == 7)
    // Also one that is the image's, where the symbol is drawn anew for another size.
    view.image = UIImage(systemName: "star")
    let scale = view.layer.contentsScale
    let width = try #require(contents(view)?.width)
    view.frame.size = CGSize(width: 120, height: 120)
    view.layoutIfNeeded()
    #expect(try #require(contents(view)?.width) > width && view.layer.contentsScale == scale)
  }

  @Test func turnedImagesStandUpright() throws {
    let turned = try UIImage(
      cgImage: #require(image(4, 2).cgImage), scale: 2, orientation: .right)
    let view = UIImageView(image: turned)
    #expect(view.bounds.size == CGSize(width: 2, height: 4))
    #expect(contents(view)?.width == 4 && contents(view)?.height == 8)
  }

  @Test func capsAreKeptAndTheMiddleGrows() {
    let insets = UIEdgeInsets(top: 2, left: 4, bottom: 3, right: 6)
    let resizable = image(20, 10).resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let view = UIImageView(image: resizable)
    #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.2, width: 0.5, height: 0.5))
    let tiled = image(20, 10).resizableImage(withCapInsets: insets)
    view.bounds.size = CGSize(width: 50, height: 30)
    view.image = tiled
    #expect(contents(view)?.width == 100 && contents(view)?.height == 60)
    view.bounds.size = CGSize(width: 60, height: 30)
    view.layer.displayIfNeeded()
    #expect(contents(view)?.width == 120)
  }

  @Test func framesFollowEachOtherWhileTheViewAnimates() throws {
    let view = UIImageView(image: image(4, 4))
    #expect(!view.isAnimating)
    view.animationImages = [image(4, 4, .blue), image(4, 4, .green), image(4, 4, .white)]
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating)
    let key = try #require(view.layer.animationKeys()?.first)
    let animation = try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
    #expect(animation.duration == 0.1 && animation.repeatCount == 2)
    #expect(animation.values?.count == 3)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.animationImages = nil
    view.image = UIImage.animatedImage(with: [image(4, 4), image(4, 4, .blue)], duration: 3)
    #expect(view.isAnimating)
    view.image = nil
    #expect(!view.isAnimating)
  }
}
