import Testing

@testable import UIKit

/// What was measured of Apple's fonts, each with its number.
@MainActor @Suite struct TextFactTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: scale),
    ])
  }

  @Test(
    "F28 the size of each style by category",
    arguments: [
      (UIContentSizeCategory.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
      (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
      (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
      (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
      (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ] as [(UIContentSizeCategory, [CGFloat])])
  func sizes(_ category: UIContentSizeCategory, _ sizes: [CGFloat]) {
    let traits = traits(category)
    #expect(
      Self.styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
      } == sizes)
  }

  @Test("F28 footnotes are 12 points at the two smallest categories") func smallFootnotes() {
    for category in [UIContentSizeCategory.extraSmall, .small] {
      let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits(category))
      #expect(font.pointSize == 12)
    }
  }

  @Test("F29 lengths grow with the distance of lines, to whole pixels, and fonts to whole points")
  func metrics() {
    func scaled(
      _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ value: CGFloat
    ) -> CGFloat {
      UIFontMetrics(forTextStyle: style).scaledValue(
        for: value, compatibleWith: traits(category))
    }
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }
    #expect(isNear(scaled(.body, .extraSmall, 12), 10.333))
    #expect(isNear(scaled(.body, .extraSmall, 17), 14.667))
    #expect(isNear(scaled(.body, .extraSmall, 34), 29.333))
    #expect(isNear(scaled(.footnote, .extraSmall, 17), 15))
    #expect(isNear(scaled(.body, .accessibilityExtraExtraExtraLarge, 17), 48))
    #expect(isNear(scaled(.caption2, .accessibilityExtraExtraExtraLarge, 17), 62.667))
    #expect(scaled(.title1, .large, 12.3) == (12.3 * 3).rounded() / 3)
    let metrics = UIFontMetrics.default
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), compatibleWith: traits(.extraSmall))
    #expect(font.pointSize == 15)
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20,
      compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
    #expect(limited.pointSize == 20)
    #expect(scaled(.body, .large, .nan).isNaN && scaled(.body, .small, 0) == 0)
  }

  @Test("F30 the system's font has Apple's lines at every size, and a named one its own")
  func systemMetrics() throws {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.187) < 1e-3 && abs(font.descender + 4.101) < 1e-3)
    #expect(abs(font.lineHeight - 20.287) < 1e-3 && font.leading == 0)
    let fonts = [10, 34, 120].flatMap { size -> [UIFont] in
      [
        .systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
        .monospacedDigitSystemFont(ofSize: size, weight: .regular), font.withSize(size),
        UIFont(descriptor: font.fontDescriptor, size: size),
      ]
    }
    for font in fonts {
      #expect(abs(font.lineHeight / font.pointSize - 1.19336) < 1e-4, "\(font)")
    }
    let named = try #require(UIFont(name: "Inter-Regular", size: 17))
    #expect(abs(named.lineHeight - 20.574) < 1e-3)
    #expect(abs(named.withSize(34).lineHeight - 41.148) < 1e-3)
  }

  @Test("F30 a label is 20.5 points high at two pixels a point, a rounded field 34")
  func heights() {
    let label = UILabel()
    label.text = "Label"
    label.contentScaleFactor = 2
    #expect(label.intrinsicContentSize.height == 20.5)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Field"
    #expect(field.intrinsicContentSize.height == 34)
  }
}
