import QuartzCore

/// A colour, or a rule that gives one for each appearance.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let foundationMark = FoundationMark.value

  enum Source {
    case color(CGColor)
    case rule(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source
  /// Of a colour of the system; set when it is made and never again.
  private(set) var systemName: String?
  /// Of a colour of an asset catalogue; set when it is made and never again.
  private(set) var catalogName: CatalogName?

  public required init(cgColor: CGColor) {
    source = .color(cgColor)
    super.init()
  }

  /// A colour in sRGB; components outside 0…1 mean colours outside of it.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .color(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public required init(
    displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    source = .color(CGColor(displayP3Red: displayP3, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public required init(white: CGFloat, alpha: CGFloat) {
    source = .color(CGColor(extendedWhite: white, alpha: alpha))
    super.init()
  }

  /// A colour in sRGB; the hue is the part of a turn from red by way of yellow and green.
  public required init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .color(
      CGColor(extendedRed: color.red, green: color.green, blue: color.blue, alpha: alpha))
    super.init()
  }

  /// A colour that is asked for anew whenever the appearance changes.
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .rule(dynamicProvider)
    super.init()
  }

  /// A colour of the system; colours of the same name are equal.
  convenience init(
    systemName: String, provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    self.systemName = systemName
  }

  /// A colour of an asset catalogue; those of the same set are equal.
  convenience init(
    catalogName: CatalogName, provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    self.catalogName = catalogName
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour itself; of a rule, what it gives for the current appearance.
  open var cgColor: CGColor {
    switch source {
    case .color(let color): color
    case .rule(let rule): rule(.current).cgColor
    }
  }

  /// The colour for an appearance; a plain colour is its own.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .color: self
    case .rule(let rule): rule(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The same colour, or rule, with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .color(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .rule(let rule): UIColor { rule($0).withAlphaComponent(alpha) }
    }
  }

  /// The components in sRGB, which may lie outside 0…1; of a rule, for the current appearance.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Hue, saturation and brightness in sRGB; a grey has hue 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    let hsb = HSBColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// The grey that is as light.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = cgColor.extendedWhite
    alpha?.pointee = cgColor.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { self === $0 || isSameColor(as: $0) } ?? false
  }

  open override var hash: Int { sourceHash }

  open override var description: String { sourceDescription }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor
