import CoreGraphics
import Pixels

/// What the ancestors of a node do to it.
struct FlattenContext {
  /// From the space of the node's parent to device pixels.
  var map: CGAffineTransform
  /// Nothing is painted outside it.
  var clip: PixelRect
  /// The innermost group, or `CommandGroup.none`.
  var group = CommandGroup.none
  /// Opacity of ancestors that no group carries yet; the next thing to paint or group takes it.
  var opacity = 1.0
  /// How many ancestors cast a shadow of what they and their children paint.
  var shadows = 0
  /// Opacity of ancestors that fade each thing by itself; it goes into all colours.
  var spread = 1.0
}
