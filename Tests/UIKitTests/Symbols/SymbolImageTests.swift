import CoreGraphics
import Pixels
import QuartzCore
import Testing

@testable import UIKit

/// Symbols as images: sizes, baselines, configurations.
@Suite struct SymbolImageTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws
    -> UIImage
  {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test func unknownNamesGiveNil() {
    #expect(UIImage(systemName: "heart.filled") == nil)
    #expect(UIImage(systemName: "") == nil)
    // What drawings share is nobody else's.
    #expect(UIImage(systemName: "_cloud") == nil)
    #expect(UIImage(systemName: "1") == nil)
  }

  @Test func aSymbolIsAStencilOfItsOwnSize() throws {
    let star = try symbol("star")
    #expect(star.isSymbolImage && star.renderingMode == .automatic && star.isStencil)
    #expect(star.symbolConfiguration == Configuration.unspecified)
    #expect(star.size.width == (star.size.width * star.scale).rounded() / star.scale)
    #expect(star.cgImage?.width == Int(star.size.width * star.scale))
    #expect(star.cgImage?.height == Int(star.size.height * star.scale))
    #expect((18...22).contains(star.size.width) && (17...22).contains(star.size.height))
    #expect(try symbol("chevron.left").size.width < 12)
    #expect(try symbol("minus").size.height < 4)
    #expect(star == UIImage(systemName: "star") && star != UIImage(systemName: "star.fill"))
    let plain = UIImage()
    #expect(!plain.isSymbolImage && plain.symbolConfiguration == nil)
    #expect(plain.baselineOffsetFromBottom == nil)
  }

  @Test func scalesAreSmallerAndLargerThanMedium() throws {
    func width(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      let symbol = try #require(SymbolImage("circle", size: 1_000, .ultraLight, scale))
      return symbol.place(scale: 1).size.width
    }
    let medium = try width(.medium)
    #expect(try abs(width(.small) / medium - 0.78) < 0.01)
    #expect(try abs(width(.large) / medium - 1.28) < 0.01)
    #expect(try width(.unspecified) == medium)
  }

  @Test(arguments: [11.0, 17, 28, 100])
  func symbolsStandInTheMiddleOfCapitals(_ size: CGFloat) throws {
    let height = UIFont.systemFont(ofSize: size).capHeight
    for name in ["circle", "plus", "square", "xmark", "arrow.left.and.right"] {
      let image = try symbol(name, Configuration(pointSize: size))
      let baseline = try #require(image.baselineOffsetFromBottom)
      // The drawings are as high above the middle as below.
      #expect(abs(image.size.height / 2 - baseline - height / 2) <= 0.51 / image.scale, "\(name)")
      #expect(baseline == (baseline * image.scale).rounded() / image.scale)
    }
    let image = try symbol("circle").withBaselineOffset(fromBottom: 7)
    #expect(image.baselineOffsetFromBottom == 7 && image.hasBaseline)
    #expect(!image.imageWithoutBaseline().hasBaseline)
  }

  @Test func configurationsAddUp() throws {
    let size = Configuration(pointSize: 30)
    let both = size.applying(Configuration(weight: .bold))
    #expect(both == Configuration(pointSize: 30, weight: .bold))
    #expect(both.isEqual(to: Configuration(pointSize: 30, weight: .bold)))
    #expect(both.applying(Configuration(pointSize: 12)).options.pointSize == 12)
    #expect(both.applying(nil) == both)
    #expect(Configuration.unspecified != both)
    let styled = both.applying(Configuration(textStyle: .title1, scale: .large))
    #expect(styled.options == SymbolOptions(textStyle: .title1, weight: .bold, scale: .large))
    let image = try symbol("star", size)
    let bold = try #require(image.applyingSymbolConfiguration(Configuration(weight: .bold)))
    #expect(bold.symbolConfiguration == both)
    #expect(image.withConfiguration(Configuration(weight: .bold)).size.width < bold.size.width)
    let font = Configuration(font: .systemFont(ofSize: 22, weight: .semibold))
    #expect(font == Configuration(pointSize: 22, weight: .semibold))
  }

  @Test func textStylesHaveTheirSizeAndWeight() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let headline = SymbolStyle(SymbolOptions(textStyle: .headline), traits: nil)
    #expect(headline.pointSize == 17 && headline.weight == .semibold)
    let larger = SymbolStyle(SymbolOptions(textStyle: .headline), traits: traits)
    #expect(larger.pointSize > 17)
    #expect(SymbolStyle(SymbolOptions(), traits: traits).pointSize == 17)
    #expect(SymbolStyle(SymbolOptions(pointSize: -3), traits: nil).pointSize == 17)
  }

  @Test func weightsAreThoseOfFonts() {
    for weight in UIImage.SymbolWeight.all { #expect(weight.fontWeight().symbolWeight() == weight) }
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(UIFont.Weight(1).symbolWeight() == .black)
  }

  @Test func aColourStaysWithTheImage() throws {
    let red = try symbol("square.fill").withTintColor(.red, renderingMode: .alwaysOriginal)
    let image = try #require(red.cgImage)
    #expect(image.pixmap[image.width / 2, image.height / 2].value == 0xFFFF_0000)
    #expect(!red.isStencil && red.isSymbolImage)
    // As UIKit's, a tint alone leaves a symbol a stencil.
    #expect(try symbol("star").withTintColor(.red).isStencil)
  }

  @Test func whatPointsWhereReadingGoesIsTurnedRound() throws {
    #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
    #expect(try symbol("chevron.left").cgImage == symbol("chevron.left").cgImage)
  }

  @Test func aBadgeHangsOverWhatIsAligned() throws {
    let plain = try symbol("person")
    let badged = try symbol("person.badge.plus")
    #expect(plain.alignmentRectInsets == .zero)
    #expect(badged.alignmentRectInsets.right > 0)
    let insets = badged.alignmentRectInsets
    #expect(abs(badged.size.width - insets.left - insets.right - plain.size.width) <= 1)
  }

  @Test func drawingLargeIsSharp() throws {
    let image = try symbol("square.fill", Configuration(pointSize: 10))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 400, height: 400)
    let large = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.blue.setFill()
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    let pixels = try #require(large.cgImage).pixmap
    var soft = 0
    for y in 0..<400 {
      for x in 0..<400 {
        let alpha = pixels[x, y].value >> 24
        if alpha > 0, alpha < 255 { soft += 1 }
      }
    }
    #expect(pixels[200, 200].value == 0xFF00_00FF)
    // A picture of 10 points would have edges of tens of pixels.
    #expect(soft < 4_000)
  }

  @Test func theCacheKeepsWithinItsBudget() throws {
    let cache = SymbolCache(budget: 40_000)
    for size in 10..<40 {
      let symbol = try #require(SymbolImage("gear", size: CGFloat(size)))
      let image = cache.stencil(of: symbol, scale: 2, zoom: 1)
      #expect(image != nil && image == cache.stencil(of: symbol, scale: 2, zoom: 1))
      #expect(cache.size.bytes <= 40_000)
    }
  }
}
