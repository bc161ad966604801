/// Whether a view's content turns round where the language runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Such as the controls of a player: never turns round.
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The side that text and what follows it begin at.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIView {
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.direction ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      changeMargins { ensureExtras().direction = newValue }
      noteDirectionForConstraints()
      setNeedsLayout()
    }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
