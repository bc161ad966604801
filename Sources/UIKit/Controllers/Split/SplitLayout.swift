import CoreGraphics

/// Where the columns of a split view lie in a mode.
///
/// Everything is found as if the primary column were on the left, and turned round in the end where it
/// is not.
struct SplitLayout: Equatable {
  var size: CGSize
  var mode: UISplitViewController.DisplayMode
  /// Of a column that there is not, 0.
  var primary: CGFloat
  var supplementary: CGFloat
  var isTriple: Bool
  var isMirrored: Bool

  /// A column that is not seen lies beside the view, where it comes from.
  func frame(of column: UISplitViewController.Column) -> CGRect {
    let rect = unmirrored(column)
    guard isMirrored else { return rect }
    return CGRect(x: size.width - rect.maxX, y: 0, width: rect.width, height: rect.height)
  }

  /// Where the column beside the secondary one ends.
  private var end: CGFloat {
    switch (mode.count, isTriple) {
    case (0, _): 0
    case (1, true): supplementary
    case (1, false): primary
    default: primary + supplementary
    }
  }

  private func unmirrored(_ column: UISplitViewController.Column) -> CGRect {
    func span(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: max(0, width), height: size.height)
    }
    let end = end
    switch column {
    case .compact: return span(0, size.width)
    case .supplementary: return span(end - supplementary, supplementary)
    case .primary:
      return span(isTriple ? end - supplementary - primary : end - primary, primary)
    case .secondary:
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary: return span(end, size.width - end)
      // It keeps the width that it has beside one column.
      case .twoDisplaceSecondary: return span(end, size.width - supplementary)
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
        return span(0, size.width)
      }
    }
  }
}

/// How wide a column is to be, as clients say.
struct SplitWidth: Equatable {
  /// What says nothing.
  static let automatic = -CGFloat(Float.greatestFiniteMagnitude)

  var points = automatic
  var fraction = automatic
  var least = automatic
  var most = automatic

  private static func isGiven(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }

  /// The width in a view of a width, where the column usually has a width.
  func width(in room: CGFloat, usual: CGFloat) -> CGFloat {
    var width = usual
    if Self.isGiven(points) {
      width = points
    } else if Self.isGiven(fraction) {
      width = fraction * room
      // A share is no more than what is usual where nobody allows it.
      if !Self.isGiven(most) { width = min(width, usual) }
    }
    if Self.isGiven(most) { width = min(width, most) }
    if Self.isGiven(least) { width = max(width, least) }
    return max(0, min(width.settled, room)).rounded()
  }
}
