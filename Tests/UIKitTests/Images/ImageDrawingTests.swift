import CoreGraphics
import Testing
import UIKit

@Suite @MainActor struct ImageDrawingTests {
  private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
  /// Three columns and two rows, each pixel another.
  private let picture = TestImage.cgImage(3, 2) { x, y in 0xFF00_0000 | UInt32(x * 0x4000 + y + 1) }

  @Test("an image is drawn pixel for pixel, upright, where it is put")
  func upright() {
    let image = UIImage(cgImage: picture)
    let rows = drawn(5, 4) { _ in image.draw(at: CGPoint(x: 1, y: 2)) }
    #expect(rows[2] == [0] + TestImage.rows(image)[0] + [0])
    #expect(rows[3] == [0] + TestImage.rows(image)[1] + [0])
    #expect(rows[0] == [0, 0, 0, 0, 0] && rows[1] == rows[0])
  }

  @Test("an image of a screen's scale fills that screen's pixels", arguments: [1, 2, 3])
  func scales(_ scale: CGFloat) {
    let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
    let size = image.size
    #expect(
      drawn(size.width, size.height, scale: scale) { _ in image.draw(at: .zero) }
        == TestImage.rows(image))
  }

  @Test("every orientation shows the pixels where they belong", arguments: 0...7)
  func orientations(_ raw: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: raw))
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let stored = TestImage.rows(image)
    // EXIF's words: on which side of what is seen the stored first row and first column lie.
    let expected: [[UInt32]] =
      switch orientation {
      case .up: stored
      case .upMirrored: stored.map { $0.reversed() }
      case .down: stored.reversed().map { $0.reversed() }
      case .downMirrored: stored.reversed()
      case .leftMirrored: (0..<3).map { x in [stored[0][x], stored[1][x]] }
      case .right: (0..<3).map { x in [stored[1][x], stored[0][x]] }
      case .left: (0..<3).map { x in [stored[0][2 - x], stored[1][2 - x]] }
      case .rightMirrored: (0..<3).map { x in [stored[1][2 - x], stored[0][2 - x]] }
      }
    #expect(
      drawn(image.size.width, image.size.height) { _ in image.draw(at: .zero) } == expected)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(
      drawn(image.size.width, image.size.height) { _ in mirrored.draw(at: .zero) }
        == expected.map { $0.reversed() })
  }

  @Test("blend mode and alpha are the call's, and leave the context as it was")
  func blending() {
    let image = TestImage.plain(4, 4, blue)
    let half = drawn(4, 4) { _ in image.draw(in: rect, blendMode: .normal, alpha: 0.5) }
    #expect(half[1][1] == 0x8000_0080)
    let rows = drawn(4, 4) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(rect)
      image.draw(in: rect, blendMode: .multiply, alpha: 1)
    }
    #expect(rows[1][1] == 0xFF00_0000)
    let plain = drawn(4, 4) { context in
      // As UIKit's, plain drawing is normal and opaque whatever the context says.
      context.setAlpha(0.25)
      context.setBlendMode(.clear)
      image.draw(in: rect)
    }
    #expect(plain[1][1] == blue)
  }

  @Test("a tint is a picture in the shape of the first, and a template still takes the fill colour")
  func tint() throws {
    let image = UIImage(
      cgImage: TestImage.cgImage(4, 1) { x, _ in [0, 0x8080_8080, blue, green][x] }, scale: 2,
      orientation: .down)
    let tinted = image.withTintColor(.red)
    #expect(TestImage.rows(tinted) == [[0, 0x8080_0000, red, red]])
    #expect(tinted.scale == 2 && tinted.imageOrientation == .down)
    let template = tinted.withTintColor(.red, renderingMode: .alwaysTemplate)
    let rows = drawn(2, 0.5, scale: 2) { _ in
      UIColor.green.setFill()
      template.draw(at: .zero)
    }
    #expect(rows == [[green, green, 0x8000_8000, 0]])
    #expect(UIImage().withTintColor(.red).cgImage == nil)
    let animated = try #require(UIImage.animatedImage(with: [image, image], duration: 1))
    #expect(animated.withTintColor(.red).images?.map(TestImage.rows).last == TestImage.rows(tinted))
  }

  @Test("a template is painted in the fill colour, within the call's blend mode and alpha")
  func template() {
    let stencil = UIImage(
      cgImage: TestImage.cgImage(4, 1) { x, _ in [0, 0x8080_8080, blue, green][x] }
    )
    .withRenderingMode(.alwaysTemplate)
    let rows = drawn(4, 1) { context in
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      stencil.draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }
    #expect(rows[0][0] == 0 && rows[0][2] == 0x8000_8000 && rows[0][3] == 0x8000_8000)
    #expect(rows[0][1] >> 24 == 0x40)
  }

  @Test("a pattern begins in the rectangle's corner and keeps to the rectangle")
  func pattern() {
    let image = UIImage(
      cgImage: TestImage.cgImage(2, 2) { x, y in [red, green, blue, 0xFF00_0000][y * 2 + x] })
    let rows = drawn(5, 4) { _ in
      image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3))
    }
    #expect(rows[0] == [0, 0, 0, 0, 0])
    #expect(rows[1] == [0, red, green, red, 0])
    #expect(rows[2] == [0, blue, 0xFF00_0000, blue, 0])
    #expect(rows[3] == rows[1])
  }

  @Test(
    "without a context, a picture or an area nothing is drawn; numbers that are none do nothing")
  func garbage() {
    let image = TestImage.plain(4, 4, blue)
    image.draw(at: .zero)
    image.drawAsPattern(in: rect)
    let rows = drawn(4, 4) { _ in
      UIImage().draw(in: rect)
      image.draw(in: .zero)
      image.draw(in: .null)
      for value in [CGFloat.nan, .infinity, -.infinity] {
        image.draw(at: CGPoint(x: value, y: 0))
        image.draw(in: CGRect(x: 0, y: 0, width: value, height: 4))
        image.drawAsPattern(in: CGRect(x: 0, y: value, width: 4, height: 4))
        image.resizableImage(withCapInsets: .zero).draw(
          in: CGRect(x: value, y: 0, width: 4, height: 4))
        image.draw(in: rect, blendMode: .normal, alpha: value == .infinity ? 0 : value)
      }
    }
    #expect(rows.joined().allSatisfy { $0 == 0 })
    let huge = drawn(4, 4) { _ in
      image.draw(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      image.resizableImage(withCapInsets: .zero).draw(
        in: CGRect(x: -1e9, y: 0, width: 2e9, height: 1e300))
    }
    #expect(huge[1][1] == blue)
  }

  @Test("a negative size is the same rectangle")
  func standardised() {
    let image = UIImage(cgImage: picture)
    let rows = drawn(3, 2) { _ in image.draw(in: CGRect(x: 3, y: 2, width: -3, height: -2)) }
    #expect(rows == TestImage.rows(image))
  }

  @Test("prepared images are the same or as large as asked for")
  func prepared() async {
    let image = TestImage.plain(8, 8, green)
    #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() == image)
    let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 2))
    #expect(thumbnail.map(TestImage.rows) == [[green, green, green], [green, green, green]])
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 3), CGSize(width: 1e9, height: 1)]
    {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
    let other: UIImage? = await withCheckedContinuation { waiting in
      image.prepareThumbnail(of: CGSize(width: 1, height: 1)) { waiting.resume(returning: $0) }
    }
    #expect(other?.size == CGSize(width: 1, height: 1))
  }
}
