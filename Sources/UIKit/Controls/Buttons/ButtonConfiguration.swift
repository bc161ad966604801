import CoreGraphics

extension UIButton {
  /// A description of a button's whole look, to be given colours and content.
  public struct Configuration: Equatable {
    public enum Size: Sendable {
      case mini
      case small
      case medium
      case large
    }

    public enum CornerStyle: Sendable {
      /// The radius of `background`, as it is.
      case fixed
      /// A radius that suits the size.
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum TitleAlignment: Sendable {
      /// By where the image is.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The looks, which go by names in scene files.
    package enum Style: Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    /// Decides the colours; Apple's configurations do not tell it.
    package var style: Style

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// What a symbol takes where its own configuration is silent; nil for the title's text style.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the image's place.
    public var showsActivityIndicator = false

    /// Which side of the text the image is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and text.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// Around the content; those of the button's size unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    public var cornerStyle = CornerStyle.dynamic
    /// The colour of text and image; by style without.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    /// Whether a selected button looks like one without a handler's help.
    public var automaticallyUpdateForSelection = true

    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    private init(style: Style) {
      self.style = style
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (height, width): (CGFloat, CGFloat) =
      switch self {
      case .mini: (3, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }

  var titleFont: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleFont: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .mini: 6
    case .small: 7
    case .medium: 8
    case .large: 12
    }
  }
}
