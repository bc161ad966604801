import CoreGraphics

/// Where a sheet lies in its container.
@MainActor
struct SheetLayout {
  private let bounds: CGRect
  private let covered: UIEdgeInsets
  private let preferred: CGSize
  private let isForm: Bool
  /// From the lowest to the highest, without what is covered at the bottom.
  private let heights:
    [(identifier: UISheetPresentationController.Detent.Identifier, value: CGFloat)]
  /// Whether it floats in the middle, as wide windows have room for.
  let isCard: Bool
  /// Whether it covers everything, as in a low window where it is not to stand at the edge.
  let isWhole: Bool
  private let followsPreferredWidth: Bool

  static let cornerRadius: CGFloat = 10
  /// Between what is covered at the top and the highest sheet.
  private static let gap: CGFloat = 10
  private static let form = CGSize(width: 540, height: 620)
  private static let page: CGFloat = 704
  private static let margin: CGFloat = 44

  init(
    bounds: CGRect, covered: UIEdgeInsets, traits: UITraitCollection, isForm: Bool,
    preferred: CGSize, sheet: UISheetPresentationController
  ) {
    let isLow = traits.verticalSizeClass == .compact
    isWhole = isLow && !sheet.prefersEdgeAttachedInCompactHeight
    isCard = traits.horizontalSizeClass == .regular && !isLow
    followsPreferredWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    (self.bounds, self.covered) = (bounds, covered)
    (self.isForm, self.preferred) = (isForm, preferred)
    let most = max(0, bounds.height - covered.top - Self.gap - covered.bottom)
    let room = DetentRoom(
      traits, most: most, half: max(0, (bounds.height / 2).rounded() - covered.bottom))
    let resolved = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: room).flatMap { value in
        value.isFinite && value > 0 ? (detent.identifier, min(value, most)) : nil
      }
    }
    heights =
      resolved.isEmpty
      ? [(.large, most)]
      : resolved.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        .map { ($0.element.0, $0.element.1) }
  }

  /// The heights at which it can rest.
  var stops: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
    heights.map { ($0.identifier, $0.value + covered.bottom) }
  }

  func height(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    let found = heights.first { $0.identifier == identifier } ?? heights.first
    return (found?.value ?? 0) + covered.bottom
  }

  func frame(height: CGFloat) -> CGRect {
    if isWhole { return bounds }
    guard isCard else {
      let width = attachedWidth
      return CGRect(
        x: (bounds.midX - width / 2).rounded(), y: bounds.maxY - height, width: width,
        height: height)
    }
    let room = bounds.inset(by: covered)
    var size =
      isForm
      ? Self.form
      : CGSize(width: Self.page, height: max(0, room.height - 2 * Self.margin))
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, max(0, room.width - 2 * Self.gap))
    size.height = min(size.height, max(0, room.height - 2 * Self.gap))
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Of a sheet at the edge.
  private var attachedWidth: CGFloat {
    guard followsPreferredWidth, preferred.width > 0, preferred.width.isFinite else {
      return bounds.width
    }
    return min(preferred.width, bounds.width)
  }

  /// How far what presents a sheet stands back, from 0 to 1: all the way where the sheet is as high as
  /// any can be, and so covers it but for an edge, and not at all at the height below that.
  func pushing(at height: CGFloat) -> CGFloat {
    let most = bounds.height - covered.top - Self.gap
    guard !isCard, !isWhole, let highest = stops.last?.height, highest >= most else { return 0 }
    let below = stops.last { $0.height < highest - 0.5 }?.height ?? 0
    return min(max((height - below) / max(highest - below, 1), 0), 1)
  }

  /// How dark it is around a sheet, from 0 to 1: not at all up to one of its heights, and all the way
  /// at the next one. Without such a height always.
  func dimming(
    at height: CGFloat, above undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    guard let bright = stops.first(where: { $0.identifier == undimmed })?.height else { return 1 }
    guard let dark = stops.first(where: { $0.height > bright })?.height else { return 0 }
    return min(max((height - bright) / (dark - bright), 0), 1)
  }
}
