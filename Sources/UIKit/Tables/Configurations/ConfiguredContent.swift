import CoreGraphics

/// What cells have in common that show a configuration.
@MainActor
enum ConfiguredContent {
  /// Shows a configuration in the same view as before where that can, else in a new one. Gives back the
  /// view that shows it now.
  static func show(
    _ configuration: (any UIContentConfiguration)?, instead old: (any UIView & UIContentView)?,
    in home: UIView
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    let made = configuration.makeContentView()
    home.addSubview(made)
    return made
  }
}
