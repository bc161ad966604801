extension UIControl {
  /// Where a control's content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  /// Where a control's content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    /// Where reading begins.
    case leading
    case trailing

    func effective(for direction: UIUserInterfaceLayoutDirection) -> Self {
      switch self {
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      case .center, .left, .right, .fill: self
      }
    }
  }
}
