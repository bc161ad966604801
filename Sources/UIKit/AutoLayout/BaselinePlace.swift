import CoreGraphics

/// Where a line of text stands in a view of any height.
///
/// It says nothing of the height as it is: a layout that follows from a baseline must not depend on
/// the one before.
struct BaselinePlace: Equatable {
  /// Which part of the height it goes by: 0 for the top, 0.5 for the middle, 1 for the bottom.
  var share: CGFloat
  /// How far below that it is.
  var offset: CGFloat

  enum End {
    case first
    case last
  }

  /// The view's own edge, where there is no text.
  static func edge(_ end: End) -> BaselinePlace {
    BaselinePlace(share: end == .first ? 0 : 1, offset: 0)
  }
}
