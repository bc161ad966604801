import QuartzCore

/// What a button shows in each state.
struct ButtonContent {
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var shadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  var backgroundImages = StateTable<UIImage>()
}

/// The views that a button has made; those it does not need are missing.
@MainActor
struct ButtonViews {
  var label: UILabel?
  var picture: UIImageView?
  var background: UIImageView?
  /// What a button of some types shows by itself.
  var sign: UIImage?
  // Of a configuration:
  var ground: ControlPart?
  var subtitle: UILabel?
  var wheel: UIActivityIndicatorView?
  /// Whether the configuration is to be brought up to the state.
  var needsUpdate = false
  var isUpdating = false
  /// Whether image and title are being placed.
  var isPlacing = false
  /// Whether the button has taken the size of what it shows.
  var isFitted = false
}
