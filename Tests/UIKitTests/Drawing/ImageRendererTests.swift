import CoreGraphics
import Pixels
import Testing
import UIKit

@Suite @MainActor struct ImageRendererTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("a format starts with the screen's scale, clear and automatic")
  func defaults() {
    let fine = UIScreen()
    fine.scale = 3
    fine.asMain {
      for format in [UIGraphicsImageRendererFormat.default(), .preferred(), .init()] {
        #expect(format.scale == 3 && !format.opaque && format.preferredRange == .automatic)
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
      #expect(image.scale == 3 && image.size == CGSize(width: 4, height: 2))
      #expect(image.cgImage?.width == 12 && image.cgImage?.height == 6)
    }
  }

  @Test("a renderer keeps a copy of its format, with the bounds")
  func formatIsCopied() {
    let given = format(2)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: given)
    given.scale = 5
    #expect(renderer.format.bounds == bounds && given.bounds == .zero)
    #expect(renderer.allowsImageOutput)
    #expect(renderer.image { _ in }.scale == 2)
  }

  @Test("y points down, a unit is a point, and the origin is the bounds'")
  func space() {
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 3, height: 2), format: format(2))
    let rows = TestImage.rows(
      renderer.image { context in
        context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        context.cgContext.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 12, y: 21, width: 0.5, height: 1))
      })
    let top = [red, red, 0, 0, 0, 0]
    let bottom = [0, 0, 0, 0, blue, 0]
    #expect(rows == [top, top, bottom, bottom])
  }

  @Test("sizes are rounded up to whole pixels, but not for a rounding error")
  func fractions() {
    func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int? {
      UIGraphicsImageRenderer(size: CGSize(width: points, height: 1), format: format(scale))
        .image { _ in }.cgImage?.width
    }
    #expect(pixels(10.2, 1) == 11 && pixels(10.5, 2) == 21 && pixels(0.1, 1) == 1)
    #expect(pixels(100.0 / 3, 3) == 100 && pixels(0.1 + 0.2, 10) == 3)
  }

  @Test("its context is the current one while it draws, and only then")
  func currentContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1))
    let image = renderer.image { outer in
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
      let inner = renderer.image { inner in
        #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        // Pushed and forgotten.
        UIGraphicsPushContext(inner.cgContext)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      }
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
      inner.draw(at: CGPoint(x: 1, y: 1))
    }
    #expect(TestImage.rows(image) == [[0, 0], [0, green]])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("on an opaque canvas modes find black, not nothing")
  func opaqueModes() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 3, height: 1), format: format(1, opaque: true))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .sourceAtop)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .destinationOver)
    }
    let pixels = image.cgImage.map { image in (0..<3).map { image.pixmap[$0, 0].value } }
    #expect(pixels == [0xFF00_0000, 0xFFFF_0000, 0xFF00_0000])
  }

  @Test("an opaque image is black where nothing is drawn, and has no clear pixel")
  func opaque() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 3, height: 1), format: format(1, opaque: true))
    let image = renderer.image { context in
      UIColor(red: 1, green: 1, blue: 1, alpha: 0.5).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .clear)
      // The clip and the transform of the actions have no say in it.
      context.clip(to: .zero)
      context.cgContext.scaleBy(x: 0, y: 0)
    }
    #expect(TestImage.rows(image) == [[0xFF00_0000, 0xFF80_8080, 0xFF00_0000]])
  }

  @Test("an image tells the format that makes images like it")
  func formatOfImage() {
    for opaque in [false, true] {
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 1, height: 1), format: format(3, opaque: opaque))
      let found = renderer.image { _ in }.imageRendererFormat
      #expect(found.scale == 3 && found.opaque == opaque)
    }
    #expect(!UIImage().imageRendererFormat.opaque)
  }

  @Test("the context fills, strokes and clips, and leaves its state as it was")
  func contextFunctions() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format(1))
    let rows = TestImage.rows(
      renderer.image { context in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4), blendMode: .clear)
        context.stroke(CGRect(x: 2.5, y: 1.5, width: 4, height: 4))
        context.stroke(CGRect(x: 0.5, y: -3.5, width: 0, height: 4), blendMode: .copy)
        context.fill(CGRect(x: 2, y: 2, width: 1, height: 1), blendMode: .clear)
        context.cgContext.fill(CGRect(x: 2, y: 2, width: 2, height: 1))
      })
    #expect(rows[0] == [blue, red, red, red, red, red])
    #expect(rows[1] == [0, red, blue, blue, blue, red])
    #expect(rows[2] == [0, red, red, red, red, red])
  }

  @Test("the image so far is a picture of that moment")
  func currentImage() {
    var early = UIImage()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(2))
    let image = renderer.image { context in
      early = context.currentImage
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(TestImage.rows(early) == [[0, 0], [0, 0]] && early.scale == 2)
    #expect(TestImage.rows(image) == [[green, green], [green, green]])
  }

  @Test("files of what is drawn can be read again")
  func files() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format(1))
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let png = try #require(UIImage(data: renderer.pngData(actions: draw)))
    #expect(TestImage.rows(png)[3][3] == green)
    let file = renderer.jpegData(withCompressionQuality: 1, actions: draw)
    let jpeg = try #require(UIImage(data: file))
    #expect(jpeg.size == CGSize(width: 8, height: 8))
    #expect(TestImage.rows(jpeg)[3][3] >> 8 & 0xFF > 250)
  }

  @Test("a size without area, too large or no number gives an empty image, without drawing")
  func badSizes() {
    let lengths: [CGFloat] = [0, -4, .nan, .infinity, 1e9, 20_000]
    for length in lengths {
      for size in [CGSize(width: length, height: 4), CGSize(width: 4, height: length)] {
        let renderer = UIGraphicsImageRenderer(size: size, format: format(1))
        let image = renderer.image { _ in Issue.record("there is nothing to draw on") }
        #expect(image.size == .zero && image.cgImage == nil)
        #expect(renderer.pngData { _ in }.isEmpty)
      }
    }
    for scale in [-1, CGFloat.nan, .infinity, 1e6] {
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: format(scale))
      #expect(renderer.image { _ in }.size == .zero)
    }
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4), format: format(0))
    #expect(renderer.image { _ in }.scale == UIScreen.main.scale)
  }

  @Test("a format for traits has their scale, and the screen's where they tell none")
  func formatForTraits() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1.5)).scale == 1.5)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(userInterfaceStyle: .dark))
    #expect(format.scale == UIScreen.main.scale)
    format.prefersExtendedRange = true
    #expect(format.preferredRange == .extended)
    format.preferredRange = .automatic
    #expect(!format.prefersExtendedRange)
  }
}
