import CoreGraphics
import Testing
import UIKit

@Suite("Fonts")
struct FontTests {
  @Test func measuresGrowWithTheSize() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 15))
    #expect(abs(small.lineHeight * 1.5 - large.lineHeight) < 1e-9)
    #expect(small.ascender > small.capHeight && small.capHeight > small.xHeight)
    #expect(small.descender < 0)
    #expect(small.lineHeight == small.ascender - small.descender)
  }

  @Test func weightsAndSlantsHaveNames() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold).fontName == "Inter-Bold")
    #expect(UIFont.systemFont(ofSize: 34, weight: .black).fontName == "InterDisplay-Black")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName == "JetBrains Mono")
  }

  @Test func namesOfApplesFamiliesGiveNearOnes() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 9)?.fontName == "Inter-Bold")
    #expect(UIFont(name: "Menlo", size: 9)?.familyName == "JetBrains Mono")
    #expect(UIFont(name: "Comic Chalkboard", size: 9) == nil)
  }

  @Test func everyNameThatIsListedGivesItsFont() {
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.fontName == name)
      }
    }
  }

  @Test func descriptorsChangeTraits() {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "Inter-SemiBoldItalic")
    #expect(bold.map { UIFont(descriptor: $0, size: 0).pointSize } == 17)
  }

  @Test func textStylesHaveTheirSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
  }

  @Test(arguments: [0, -3, CGFloat.nan])
  func noSizeIsTheStandardOne(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
