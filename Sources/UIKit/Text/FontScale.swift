import CoreGraphics

/// How much larger or smaller than usual a user wants text.
struct FontScale {
  private let step: Int

  init(_ category: UIContentSizeCategory) {
    step = Self.steps.firstIndex(of: category).map { $0 - 3 } ?? 0
  }

  private static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// A point a step smaller, two a step larger, and more for accessibility, as the body's; no style
  /// falls below 11.
  func size(of style: UIFont.TextStyle, standard: CGFloat) -> CGFloat {
    let change: CGFloat =
      switch step {
      case ..<0: CGFloat(step)
      case 0...3: CGFloat(step) * 2
      default: CGFloat([11, 16, 23, 30, 36][min(step - 4, 4)])
      }
    return max(min(standard, 11), standard + change)
  }

  /// How a length grows with the body's text.
  var factor: CGFloat { size(of: .body, standard: 17) / 17 }
}
