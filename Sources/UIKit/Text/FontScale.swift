import CoreGraphics

/// How large a user wants text, as Apple has it for each of its text styles.
struct FontScale {
  private let sizes: [CGFloat]
  private let leadings: [CGFloat]

  init(_ category: UIContentSizeCategory) {
    let row = Self.rows.first { $0.category == category } ?? Self.standard
    (sizes, leadings) = (row.sizes, row.leadings)
  }

  private typealias Row = (category: UIContentSizeCategory, sizes: [CGFloat], leadings: [CGFloat])

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private static let standard: Row = (
    .large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
  )

  private static let rows: [Row] = [
    (
      .extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
      [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
    ),
    (
      .small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
      [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]
    ),
    (
      .medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
      [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]
    ),
    standard,
    (
      .extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
      [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]
    ),
    (
      .extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
      [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
    ),
    (
      .extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
      [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
    ),
    (
      .accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
      [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
    ),
    (
      .accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
      [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
    ),
    (
      .accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
      [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 36]
    ),
    (
      .accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
      [66, 62, 59, 58, 56, 56, 53, 50, 46, 44, 41]
    ),
    (
      .accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
      [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
    ),
  ]

  /// Where the numbers of a style are. Titles that are not in the table go with the largest that is,
  /// and unknown styles are `body`.
  private static func column(of style: UIFont.TextStyle) -> Int {
    let isTitle = style == .extraLargeTitle || style == .extraLargeTitle2
    return styles.firstIndex(of: style) ?? (isTitle ? 0 : 5)
  }

  func size(of style: UIFont.TextStyle) -> CGFloat {
    let size = sizes[Self.column(of: style)]
    return switch style {
    case .extraLargeTitle: size + 2
    case .extraLargeTitle2: size - 6
    default: size
    }
  }

  /// How lengths beside text of a style grow: with the distance of its lines.
  func growth(of style: UIFont.TextStyle) -> CGFloat {
    let column = Self.column(of: style)
    return leadings[column] / Self.standard.leadings[column]
  }

  /// How a length grows with the body's text.
  var factor: CGFloat { size(of: .body) / Self.standard.sizes[Self.column(of: .body)] }
}
