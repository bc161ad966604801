import CoreGraphics

/// What lies behind a button's content.
public struct UIBackgroundConfiguration: Equatable {
  /// Nil for the colour that suits the button.
  public var backgroundColor: UIColor?
  /// Counts where the corner style is fixed.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line runs.
  public var strokeOutset: CGFloat = 0
  /// Of what row it is the background, if it is one's that nobody has coloured.
  var row: ListRowGround?

  public init() {}

  /// The configuration as it is in a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    row?.updated(self, state) ?? self
  }

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
