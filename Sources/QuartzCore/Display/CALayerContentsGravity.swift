import CoreGraphics
import RenderTree

/// Where a layer's contents lie in its bounds.
///
/// As on every Apple system, `top` means larger y: in layers whose y points down it is the lower
/// edge, and the view's content mode `top` is the gravity `bottom`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in the image's proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in the image's proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Whether the contents change their size with the bounds.
  var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// Where contents of a size come to lie.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let fitted = self.size(of: size, in: bounds.size)
    let (spareX, spareY) = (bounds.width - fitted.width, bounds.height - fitted.height)
    let origin = CGPoint(
      x: bounds.minX + spareX * share.x, y: bounds.minY + spareY * share.y)
    return CGRect(origin: origin, size: fitted)
  }

  private func size(of size: CGSize, in space: CGSize) -> CGSize {
    let (x, y) = (space.width / size.width, space.height / size.height)
    let factor: CGFloat
    switch self {
    case .resize: return space
    case .resizeAspect: factor = min(x, y)
    case .resizeAspectFill: factor = max(x, y)
    default: factor = 1
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// How much of the spare room lies before the contents.
  private var share: CGPoint {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .bottom, .bottomLeft, .bottomRight: 0
      case .top, .topLeft, .topRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

/// How an image's pixels are found between its own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smaller copies of the image, each half as large as the one before, serve where it shrinks.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  var sampling: ImageContent.Sampling { ImageContent.Sampling(rawValue: rawValue) ?? .linear }
}
