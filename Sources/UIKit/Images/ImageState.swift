import CoreGraphics

/// What an image is: everything but its identity.
struct ImageState: Equatable, @unchecked Sendable {
  var cgImage: CGImage?
  /// Pixels a point; finite and more than 0.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The caps of a resizable image; nil for one that is stretched as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  /// The pictures of an animation.
  var frames: [UIImage]?
  /// How long the animation takes, in seconds.
  var duration: TimeInterval = 0

  init() {}

  /// A scale that is none counts as 1.
  init(_ image: CGImage?, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    cgImage = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// In pixels, upright.
  var pixelSize: CGSize {
    guard let cgImage else { return .zero }
    return orientation.upright(CGSize(width: cgImage.width, height: cgImage.height))
  }

  /// In points.
  var size: CGSize {
    CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// A copy that differs.
  func with(_ change: (inout ImageState) -> Void) -> ImageState {
    var copy = self
    change(&copy)
    return copy
  }
}
