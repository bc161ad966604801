extension UIImage {
  /// How the stored picture must be turned to stand upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// How the middle parts of a resizable image fill their place.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  /// Whether an image shows its own colours or is a stencil for another one.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal
    case alwaysTemplate
  }
}
