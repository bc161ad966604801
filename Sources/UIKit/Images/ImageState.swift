import CoreGraphics

/// What an image is: everything but its identity.
struct ImageState: Equatable, @unchecked Sendable {
  /// The pixels that it was made of; nil for a symbol.
  var picture: CGImage?
  /// What the picture is another one in a colour of; two that are made alike are the same.
  var tinting: Tinting?
  /// What is drawn instead of a picture, sharp at any size.
  var symbol: SymbolImage?
  /// Pixels a point; finite and more than 0.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The caps of a resizable image; nil for one that is stretched as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  /// Nil for those of the picture: none, or what of a symbol hangs over.
  var ownAlignment: UIEdgeInsets?
  var ownBaseline = Baseline.ofPicture
  var flipsForRightToLeftLayoutDirection = false
  /// What has the picture for other traits; nil where there is but one.
  var asset: UIImageAsset?
  /// The pictures of an animation.
  var frames: [UIImage]?
  /// How long the animation takes, in seconds.
  var duration: TimeInterval = 0

  struct Tinting: Equatable {
    var shape: CGImage
    var color: CGColor
  }

  /// Whether the same is shown in the same way.
  func isSame(as other: ImageState) -> Bool {
    guard tinting != nil, tinting == other.tinting else { return self == other }
    var (one, two) = (self, other)
    (one.picture, two.picture) = (nil, nil)
    return one == two
  }

  /// Where text beside an image stands.
  enum Baseline: Equatable {
    /// A symbol knows it, a picture does not.
    case ofPicture
    /// From the bottom.
    case at(CGFloat)
    case nowhere
  }

  init() {}

  init(_ symbol: SymbolImage) {
    self.symbol = symbol
    scale = ScreenScale.main
    flipsForRightToLeftLayoutDirection = symbol.drawing.followsReading
  }

  /// A scale that is none counts as 1.
  init(_ image: CGImage?, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    picture = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// The pixels of the image's own scale.
  var cgImage: CGImage? { picture ?? symbol?.picture(scale: scale) }

  var alignmentRectInsets: UIEdgeInsets {
    ownAlignment ?? symbol?.place(scale: scale).overhang ?? .zero
  }

  /// How far above the bottom text beside the image stands.
  var baseline: CGFloat? {
    switch ownBaseline {
    case .ofPicture: symbol?.place(scale: scale).baseline
    case .at(let offset): offset
    case .nowhere: nil
    }
  }

  /// In pixels, upright.
  var pixelSize: CGSize {
    guard let picture else { return .zero }
    return orientation.upright(CGSize(width: picture.width, height: picture.height))
  }

  /// In points.
  var size: CGSize {
    if let symbol { return orientation.upright(symbol.place(scale: scale).size) }
    return CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// A copy that differs.
  func with(_ change: (inout ImageState) -> Void) -> ImageState {
    var copy = self
    change(&copy)
    return copy
  }
}
