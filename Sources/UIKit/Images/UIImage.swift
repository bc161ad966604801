import CoreGraphics
import ImageFiles

/// A picture with the number of its pixels a point, its orientation, and how it is drawn.
///
/// Images are immutable and may be used on any thread; what changes one makes another. Whatever can
/// be overridden stands here; the work is in the themed extensions.
open class UIImage: NSObject, @unchecked Sendable {
  let state: ImageState

  init(_ state: ImageState) {
    self.state = state
    super.init()
  }

  /// An image without a picture, of no size.
  public override init() {
    state = ImageState()
    super.init()
  }

  public init(cgImage: CGImage) {
    state = ImageState(cgImage)
    super.init()
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    state = ImageState(cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  /// The picture in a PNG or JPEG file's bytes; nil where they are none.
  public init?(data: Data) {
    guard let state = ImageState(data: data, scale: 1) else { return nil }
    self.state = state
    super.init()
  }

  public init?(data: Data, scale: CGFloat) {
    guard let state = ImageState(data: data, scale: scale) else { return nil }
    self.state = state
    super.init()
  }

  /// The picture in a file, or in the sibling for the screen's scale (`name@2x.png`) where there is
  /// one. A suffix in the path itself tells the scale too.
  public init?(contentsOfFile path: String) {
    guard let state = ImageState(contentsOfFile: path) else { return nil }
    self.state = state
    super.init()
  }

  // MARK: Accessibility: what views say that show the image

  @MainActor open var accessibilityLabel: String?
  @MainActor open var accessibilityIdentifier: String?

  // MARK: What it is

  /// The stored picture, not turned; of an animation the first one, of a symbol its pixels.
  open var cgImage: CGImage? { state.cgImage }
  /// In points, upright.
  open var size: CGSize { state.size }
  open var scale: CGFloat { state.scale }
  open var imageOrientation: Orientation { state.orientation }
  open var renderingMode: RenderingMode { state.renderingMode }
  open var capInsets: UIEdgeInsets { state.capInsets ?? .zero }
  open var resizingMode: ResizingMode { state.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }

  open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeftLayoutDirection }

  /// What has the image for other traits; nil for an image that is the only one.
  open var imageAsset: UIImageAsset? { state.asset }

  /// The pictures of an animation; nil for a still one.
  open var images: [UIImage]? { state.frames }
  /// How long the animation takes, in seconds.
  open var duration: TimeInterval { state.duration }

  // MARK: Others like it

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// A picture of the same shape in one colour; how it is to be rendered stays as it is.
  ///
  /// It is drawn now: a colour that follows the appearance does so no longer.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      // The colour is this picture's alone.
      $0.asset = nil
      $0.tinting = $0.picture.map { ImageState.Tinting(shape: $0, color: color.cgColor) }
      $0.picture = $0.picture?.tinted(color.cgColor)
      $0.symbol?.color = color.cgColor
      $0.frames = $0.frames?.map { $0.withTintColor(color) }
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose middle, beyond the caps, is repeated to fill a place; without caps, all of it.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.ownAlignment = alignmentInsets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.flippedHorizontally }
  }

  private func changed(_ change: (inout ImageState) -> Void) -> UIImage {
    UIImage(state.with(change))
  }

  // MARK: Drawing in the current context; without one, nothing happens

  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Stretches the image over a rectangle, a resizable one in its parts. A template
  /// is a stencil, through which the fill colour is painted.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode, alpha)
  }

  /// Repeats the image from a rectangle's upper left corner as far as the rectangle goes.
  open func drawAsPattern(in rect: CGRect) { paintPattern(in: rect) }

  // MARK: Equality: the same picture shown in the same way

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || state.isSame(as: other.state)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(state.tinting?.shape ?? state.picture)
    hasher.combine(state.symbol?.drawing.name)
    hasher.combine(state.scale)
    return hasher.finalize()
  }
}
