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
  func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    changeMargins { ensureExtras().direction = attribute }
    noteDirectionForConstraints()
    setNeedsLayout()
  }

  /// The direction in which views with an attribute run, in an interface that runs as the
  /// application's.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}

extension UIApplication {
  /// The direction in which interfaces run in the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
