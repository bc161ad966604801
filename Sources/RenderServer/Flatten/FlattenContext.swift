import CoreGraphics
import Pixels
import RenderTree

/// What the ancestors of a node do to it.
struct FlattenContext {
  /// From the space of the node's parent to device pixels; under a lens, what is nearest to it around
  /// the middle of the bounds.
  var map: CGAffineTransform
  /// Nil but for planes that are seen in perspective.
  var lens: Lens?
  /// Whether what is seen is the back of the plane.
  var isBack = false
  /// Whether y points the other way than for images.
  var isFlipped = false
  /// Nothing is painted outside it.
  var clip: PixelRect
  /// What a mask cuts off whose sides run along the device's axes: the innermost one that a group has.
  var cut: RoundedRect?
  /// The innermost group, or `CommandGroup.none`.
  var group = CommandGroup.none
  /// Opacity of ancestors that no group carries yet; the next thing to paint or group takes it.
  var opacity = 1.0
  /// How many ancestors are painted by way of a picture, their own or that of their shadow.
  var shadows = 0
  /// Opacity of ancestors that fade each thing by itself; it goes into all colours.
  var spread = 1.0

  /// Takes a node's opacity on; tells whether anything is left to be seen.
  @inline(__always)
  mutating func fade(by effect: Effect) -> Bool {
    let own = Double(min(effect.opacity, 1))
    if effect.fadesAsGroup { opacity *= own } else { spread *= own }
    // An opacity that is not a number is not visible either.
    return opacity * spread * 255 >= 0.5
  }
}
