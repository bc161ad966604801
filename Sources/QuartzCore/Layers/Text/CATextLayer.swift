import CoreGraphics
import Typography

/// A layer that shows text, plain or with attributes.
open class CATextLayer: CALayer {
  var textState = TextLayerState()

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { textState = other.textState }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.holds("needsDisplayOnBoundsChange") { needsDisplayOnBoundsChange = true }
  }

  /// A `String`, or an attributed one; what is neither shows nothing.
  open var string: Any? {
    get { textState.string?.value }
    set { CATextLayer.textKeys.string.set(TextLayerState.Text(newValue), of: self) }
  }

  /// A font's name, or a font, whose size does not count; Helvetica at first. Attributes overrule
  /// it, as they do the next two.
  open var font: Any? {
    get { textState.font.value }
    set { CATextLayer.textKeys.font.set(TextLayerState.FontChoice(newValue), of: self) }
  }

  /// In points.
  open var fontSize: CGFloat {
    get { textState.fontSize }
    set { CATextLayer.textKeys.fontSize.set(newValue, of: self) }
  }

  open var foregroundColor: CGColor? {
    get { textState.color }
    set { CATextLayer.textKeys.foregroundColor.set(newValue, of: self) }
  }

  /// Whether lines are broken to fit the bounds.
  open var isWrapped: Bool {
    get { textState.isWrapped }
    set { CATextLayer.textKeys.isWrapped.set(newValue, of: self) }
  }

  /// An unknown name is kept, and means the natural side.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { textState.alignment }
    set { CATextLayer.textKeys.alignmentMode.set(newValue, of: self) }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { textState.truncation }
    set { CATextLayer.textKeys.truncationMode.set(newValue, of: self) }
  }

  open var allowsFontSubpixelQuantization: Bool {
    get { textState.quantizes }
    set { CATextLayer.textKeys.allowsFontSubpixelQuantization.set(newValue, of: self) }
  }

  open override func draw(in ctx: CGContext) {
    guard let drawing = textState.drawing(in: bounds.size) else { return }
    drawing.layout.draw(at: bounds.origin, drawing.paints, in: ctx)
  }

  open override class func needsDisplay(forKey key: String) -> Bool { drawnKeys.contains(key) }
  private static let drawnKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
    "allowsFontSubpixelQuantization", "style", "contentsScale",
  ]

  package override class var table: LayerTable { textTable }
  package override class func makeDefault() -> CALayer { CATextLayer() }
}

/// The side that lines begin at.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What of a text that is too long gives way to an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
