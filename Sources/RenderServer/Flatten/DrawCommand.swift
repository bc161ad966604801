import Pixels

/// One thing to paint, in device pixels, with all that deciding about it takes.
struct DrawCommand: Equatable, Sendable {
  var paint: Paint
  var color: Pixel
  /// The innermost group that it belongs to, an index into `CommandList.groups`, or
  /// `CommandGroup.none`.
  var group: Int32
  /// The pixels that it may change; clips whose edges lie between pixels are already in it.
  var bounds: PixelRect
  /// Pixels that it sets to its colour whatever was there; empty for translucent colours.
  var core: PixelRect
  /// The same of a turned shape, an index into `CommandList.convexCores`, or `noConvexCore`.
  var convexCore = noConvexCore

  static let noConvexCore: Int32 = -1

  /// What is filled; indices lead into the arrays of `CommandList`.
  enum Paint: Equatable, Sendable {
    /// Nothing: its group does something to what is below also where it is empty, and a group is
    /// looked at only where it has commands.
    case nothing
    /// All of `bounds`.
    case rect
    case rounded(Int32)
    /// What lies between a rounded rectangle and the one after it in the array.
    case ring(Int32)
    /// A small one of either whose coverage was recorded.
    case stamp(Int32)
    case outline(Int32, FillRule)
    /// An outline whose coverage was recorded.
    case stencil(Int32)
    /// A gradient or an image, as strong as the colour's alpha.
    case source(Int32)
    case shadow(Int32)
  }
}
