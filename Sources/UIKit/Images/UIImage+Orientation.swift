import CoreGraphics
import ImageFiles

extension UIImage.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// Whether, once the sides are swapped, left and right change places.
  var flipsColumns: Bool {
    switch self {
    case .down, .right, .upMirrored, .rightMirrored: true
    case .up, .left, .downMirrored, .leftMirrored: false
    }
  }

  /// Whether, once the sides are swapped, above and below change places.
  var flipsRows: Bool {
    switch self {
    case .down, .left, .downMirrored, .rightMirrored: true
    case .up, .right, .upMirrored, .leftMirrored: false
    }
  }

  /// The orientation that shows the mirror image.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  init(_ stored: ImageOrientation) {
    self =
      switch stored {
      case .upright: .up
      case .mirrored: .upMirrored
      case .upsideDown: .down
      case .upsideDownMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }

  /// What stands in files.
  var stored: ImageOrientation {
    switch self {
    case .up: .upright
    case .upMirrored: .mirrored
    case .down: .upsideDown
    case .downMirrored: .upsideDownMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }

  /// The size of a stored picture once it stands upright.
  func upright(_ size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// From a space where Core Graphics draws the stored picture, in a rectangle at the origin with y
  /// upwards, to a rectangle of a space with y downwards that shows it upright.
  func placing(in rect: CGRect) -> CGAffineTransform {
    // Before swapping and flipping, the picture's right is x and its down is −y.
    var right = CGVector(dx: 1, dy: 0)
    var down = CGVector(dx: 0, dy: 1)
    if swapsSides { swap(&right, &down) }
    if flipsColumns { (right.dx, down.dx) = (-right.dx, -down.dx) }
    if flipsRows { (right.dy, down.dy) = (-right.dy, -down.dy) }
    let topLeft = CGPoint(
      x: flipsColumns ? rect.maxX : rect.minX, y: flipsRows ? rect.maxY : rect.minY)
    // The space's origin is the picture's lower left: its top left, and its height down.
    let height = upright(rect.size).height
    return CGAffineTransform(
      a: right.dx, b: right.dy, c: -down.dx, d: -down.dy, tx: topLeft.x + down.dx * height,
      ty: topLeft.y + down.dy * height)
  }
}
