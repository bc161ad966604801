import CoreGraphics
import Testing
import UIKit

@Suite struct ImageTests {
  private let picture = TestImage.cgImage(8, 4) { x, y in 0xFF00_0000 | UInt32(x * 16 + y) }

  @Test("an image without a picture has no size and nothing to write")
  func empty() {
    let image = UIImage()
    #expect(image.size == .zero && image.scale == 1 && image.cgImage == nil)
    #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
    #expect(image.images == nil && image.duration == 0)
  }

  @Test("the size is counted in points, upright")
  func size() {
    #expect(UIImage(cgImage: picture).size == CGSize(width: 8, height: 4))
    let image = UIImage(cgImage: picture, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
    for orientation in [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored] {
      let turned = UIImage(cgImage: picture, scale: 2, orientation: orientation)
      #expect(turned.size == CGSize(width: 2, height: 4) && turned.imageOrientation == orientation)
    }
    #expect(UIImage(cgImage: picture, scale: 1, orientation: .down).size.width == 8)
  }

  @Test("a scale that is none counts as one", arguments: [0, -2, CGFloat.nan, .infinity])
  func badScale(_ scale: CGFloat) throws {
    #expect(UIImage(cgImage: picture, scale: scale, orientation: .up).scale == 1)
    let data = try #require(UIImage(cgImage: picture).pngData())
    #expect(UIImage(data: data, scale: scale)?.scale == 1)
  }

  @Test("each change makes another image of the same picture and leaves the first alone")
  func changes() {
    let image = UIImage(cgImage: picture, scale: 2, orientation: .left)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let template = image.withRenderingMode(.alwaysTemplate)
    let resizable = template.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let aligned = resizable.withAlignmentRectInsets(insets)
    let last = aligned.imageFlippedForRightToLeftLayoutDirection()
    #expect(last.cgImage == picture && last.scale == 2 && last.imageOrientation == .left)
    #expect(last.renderingMode == .alwaysTemplate && last.capInsets == insets)
    #expect(last.resizingMode == .stretch && last.alignmentRectInsets == insets)
    #expect(last.flipsForRightToLeftLayoutDirection)
    #expect(image.renderingMode == .automatic && image.capInsets == .zero)
    #expect(image.alignmentRectInsets == .zero && !image.flipsForRightToLeftLayoutDirection)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    let tinted = template.withTintColor(.red)
    #expect(tinted.renderingMode == .alwaysTemplate)
    #expect(tinted.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode.rawValue == 1)
  }

  @Test("a stretchable image keeps all but one point, or stretches wholly")
  func stretchable() {
    let image = TestImage.plain(20, 10, 0xFF00_0000)
    let both = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 3)
    #expect(both.capInsets == UIEdgeInsets(top: 3, left: 5, bottom: 6, right: 14))
    #expect(both.leftCapWidth == 5 && both.topCapHeight == 3 && both.resizingMode == .stretch)
    let one = image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 3)
    #expect(one.capInsets == UIEdgeInsets(top: 3, left: 0, bottom: 6, right: 0))
    let wild = UIEdgeInsets(top: .infinity, left: .nan, bottom: 0, right: 0)
    #expect(image.resizableImage(withCapInsets: wild).leftCapWidth == 0)
  }

  @Test("mirrored twice, an image stands as before")
  func mirrored() {
    let pairs: [(UIImage.Orientation, UIImage.Orientation)] = [
      (.up, .upMirrored), (.down, .downMirrored), (.left, .rightMirrored), (.right, .leftMirrored),
    ]
    for (plain, mirrored) in pairs {
      let image = UIImage(cgImage: picture, scale: 1, orientation: plain)
      let other = image.withHorizontallyFlippedOrientation()
      #expect(other.imageOrientation == mirrored)
      #expect(other.withHorizontallyFlippedOrientation().imageOrientation == plain)
    }
  }

  @Test("images are equal that show the same picture in the same way")
  func equality() {
    let image = UIImage(cgImage: picture)
    #expect(image == UIImage(cgImage: picture) && image.hash == UIImage(cgImage: picture).hash)
    #expect(image != UIImage(cgImage: picture, scale: 2, orientation: .up))
    #expect(image != UIImage(cgImage: picture, scale: 1, orientation: .down))
    #expect(image != TestImage.plain(8, 4, 0xFF00_0000))
    #expect(image != image.withRenderingMode(.alwaysOriginal))
    #expect(!image.isEqual(nil) && !image.isEqual("image"))
  }

  @Test("an animation has its first image's size and all of the images")
  func animation() {
    let images = [UIImage(cgImage: picture), TestImage.plain(3, 3, 0)]
    let animated = UIImage.animatedImage(with: images, duration: 1.5)
    #expect(animated?.images == images && animated?.duration == 1.5)
    #expect(animated?.size == CGSize(width: 8, height: 4))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
