import Pixels

/// Commands whose joint picture is faded or masked as one.
struct CommandGroup: Sendable {
  static let none: Int32 = -1

  /// The group around this one, or `none`.
  var parent = none
  /// How many groups are around this one.
  var depth = 0
  /// The first command that may be its own.
  var start = 0
  /// The group's commands and those of its subgroups are the ones before this index, from the
  /// first that names it.
  var end = 0
  var opacity: UInt8 = 255
  /// What is done to the colours of the group's picture first: a part of `CommandList.transforms`.
  var transforms: Range<Int32> = 0..<0
  /// How the group's picture and what is below it become one.
  var blending = BlendMode.normal
  var mask = Mask.none
  /// The group shows nothing outside.
  var bounds: PixelRect
  /// Where it changes nothing, neither by opacity nor by mask: there its commands are painted
  /// straight into what is below.
  ///
  /// It depends on the shape alone, not on tiles or damage, because painting through a group and
  /// straight may differ in the last bit.
  var core = PixelRect.empty
  /// The same of what lies beside the core.
  var sideCore = PixelRect.empty

  enum Mask: Sendable {
    case none
    case rounded(RoundedRect)
    case outline(Outline, FillRule)
    /// Nothing is mixed: what is cut off is not painted.
    case halves(HalfPlanes)
  }
}
