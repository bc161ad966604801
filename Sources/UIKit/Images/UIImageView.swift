import QuartzCore

/// A view that shows an image, or several in turn; it takes no touches unless told to.
///
/// What the layer shows is made in `UIImageView+Contents`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// What the layer's contents were made of.
  var shown: ShownImage?
  /// What the layer was given for it.
  var given: GivenContents?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    showImage()
  }

  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size
        || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
      {
        invalidateIntrinsicContentSize()
      }
      showImage()
      showFrames()
    }
  }

  /// What the image has around what is to be aligned.
  open override var alignmentRectInsets: UIEdgeInsets { sizedImage?.alignmentRectInsets ?? .zero }

  /// What a symbol takes of size, weight and scale where its own configuration is silent.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue, image?.isSymbolImage == true else { return }
      invalidateIntrinsicContentSize()
      showImage()
    }
  }

  /// A symbol's baseline is where the view's text would stand.
  override func baseline(_ end: BaselinePlace.End) -> BaselinePlace {
    guard let offset = sizedImage?.baselineOffsetFromBottom else { return super.baseline(end) }
    return BaselinePlace(share: 1, offset: -offset)
  }

  /// Shown instead of the image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  open var isHighlighted = false {
    didSet { showImage() }
  }

  // MARK: Animation (the work is in UIImageView+Animation)

  /// Shown in turn while the view animates, instead of the image.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Of one round, in seconds; 0 for a thirtieth of a second an image.
  open var animationDuration: TimeInterval = 0
  /// 0 for no end.
  open var animationRepeatCount = 0

  open func startAnimating() { startFrames() }
  open func stopAnimating() { stopFrames() }
  open var isAnimating: Bool { layer.animation(forKey: Self.framesKey) != nil }

  /// An image of several pictures begins by itself.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showFrames() }
  }

  override func moveInMask() { if !isAnimating { showFrames() } }

  // MARK: Size

  /// Without what is around what is aligned.
  open override var intrinsicContentSize: CGSize {
    guard let image = sizedImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inside(image.alignmentRectInsets).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizedImage?.size ?? super.sizeThatFits(size)
  }

  // MARK: What the look depends on

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.tint != nil { refreshImage() }
  }

  override func refreshColors() {
    super.refreshColors()
    if shown?.tint != nil || shown?.image.imageAsset != nil { refreshImage() }
  }

  /// A symbol of a text style is as large as that text, and any goes by the screen's pixels.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (before, now) = (previousTraitCollection, traitCollection)
    if shown?.image.imageAsset != nil {
      invalidateIntrinsicContentSize()
      refreshImage()
    }
    guard image?.isSymbolImage == true,
      before?.preferredContentSizeCategory != now.preferredContentSizeCategory
        || before?.displayScale != now.displayScale
    else { return }
    invalidateIntrinsicContentSize()
    refreshImage()
  }

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      showImage()
    }
  }

  /// A symbol is drawn anew in the size that the view has come to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shown?.pixels != nil { refreshImage() }
  }

  /// The layer shows the image itself; nothing is drawn unless an image is tiled.
  open override func display(_ layer: CALayer) {
    if layer === self.layer { refreshImage() }
  }
}
