import CoreGraphics
import Typography

/// The region that text is laid out in.
open class NSTextContainer: NSObject {
  /// A side of 0 or less has no end.
  open var size: CGSize {
    get { currentSize }
    set {
      guard newValue != currentSize else { return }
      currentSize = newValue
      noteGeometry()
    }
  }
  private var currentSize: CGSize

  /// Left and right of the lines, and of what lies beside a shape.
  open var lineFragmentPadding: CGFloat = 5 { didSet { noteGeometry() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { noteGeometry() } }
  /// How the last line ends where there are more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { noteGeometry() } }
  /// What lines go round, in the region's space, whose y points down.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { noteGeometry() } }
  /// Whether the region is as wide as its text view leaves it.
  open var widthTracksTextView = false { didSet { noteGeometry() } }
  /// Whether the region is as high as its text view leaves it; lines that do not fit are left out.
  open var heightTracksTextView = false { didSet { noteGeometry() } }

  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view that shows the region.
  open var textView: UITextView? { shownBy }
  weak var shownBy: UITextView?

  public init(size: CGSize) {
    currentSize = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Lays the region out by another layout manager, in the place that it has among the old one's.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard newLayoutManager !== layoutManager else { return }
    layoutManager?.remove(self)
    newLayoutManager.addTextContainer(self)
  }

  private func noteGeometry() {
    // The layout manager tells the view.
    if let layoutManager { return layoutManager.textContainerChangedGeometry(self) }
    guard let view = shownBy else { return }
    MainActor.assumeIsolated { view.noteLayout() }
  }

  /// The view that shows the region has another size; it lays its text out itself.
  func takeSize(_ size: CGSize) { currentSize = size }

  // MARK: Layout

  var padding: CGFloat { lineFragmentPadding.isFinite ? lineFragmentPadding : 0 }

  /// What a side without an end is taken for.
  static let unlimited: CGFloat = 1e7

  /// How wide lines may be.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < Self.unlimited ? max(1, size.width - 2 * padding) : .infinity
  }

  func options(width: CGFloat, height: CGFloat) -> LayoutOptions {
    LayoutOptions(
      width: width, lineLimit: max(0, maximumNumberOfLines),
      height: height < Self.unlimited ? height : .infinity,
      endsWithEllipsis: lineBreakMode.breaking.isTruncating, countsLastBreak: true)
  }

  /// Whether lines are limited by nothing but their width, and go round nothing.
  func hasPlainLines(_ options: LayoutOptions) -> Bool {
    exclusionPaths.isEmpty && options.lineLimit == 0 && options.height == .infinity
  }

  /// Lays a text out from a place on.
  func layout(_ content: TextContent, _ options: LayoutOptions, from start: Int = 0) -> TextLayout {
    guard start > 0 || !exclusionPaths.isEmpty else { return .make(content, options) }
    let shapes = exclusionPaths.map { path -> (path: CGPath, rule: CGPathFillRule) in
      (path.cgPath, path.usesEvenOddFillRule ? .evenOdd : .winding)
    }
    return .make(
      content, options, from: start, around: TextExclusions(shapes, padding: padding))
  }
}
