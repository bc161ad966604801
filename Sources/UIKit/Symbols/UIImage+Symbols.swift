import CoreGraphics

extension UIImage {
  /// The symbol of a name, as large as body text; nil for a name that there is none of.
  ///
  /// The names are those of Apple's symbols, the drawings are our own; there are fewer. Symbols have
  /// one colour.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let drawing = SymbolIndex.shared[name] else { return nil }
    let options = (configuration as? SymbolConfiguration)?.options ?? SymbolOptions()
    self.init(
      ImageState(SymbolImage(drawing, options, traits: configuration?.traitCollection)))
  }

  /// The size of a text style is that for the traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: SymbolConfiguration(SymbolOptions(), traits: traitCollection))
  }

  /// The names that there are symbols of, in alphabetical order.
  package static var symbolNames: [String] { SymbolIndex.shared.names }

  /// The name that a symbol was asked for by.
  package var symbolName: String? { state.symbol?.drawing.name }

  /// A symbol's pixels for a screen of another scale than the image's.
  package func picture(scale: CGFloat) -> CGImage? {
    state.symbol?.picture(scale: scale) ?? cgImage
  }

  /// How large and heavy a symbol is; nil for other images.
  package var symbolStyle: SymbolStyle? { state.symbol?.style }

  /// The colour that a symbol was given; nil where it has that of its place.
  package var symbolColor: CGColor? { state.symbol?.color }

  // MARK: What it is

  public var isSymbolImage: Bool { state.symbol != nil }

  /// What was said of a symbol's size; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    state.symbol.map { SymbolConfiguration($0.options) }
  }

  /// A symbol with what the configuration says and nothing else, an asset's picture for its traits; other
  /// images stay what they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if imageAsset != nil { return suited(to: configuration.traitCollection ?? .current) }
    return configured(
      (configuration as? SymbolConfiguration)?.options, configuration.traitCollection)
  }

  /// A symbol with what the configuration says over what was said before; other images stay what
  /// they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured(
      state.symbol?.options.applying(configuration.options), configuration.traitCollection)
  }

  /// A symbol as a view shows it that would like a configuration: what the image says itself counts.
  /// On a screen of another scale than the one that it was made for it has that screen's pixels.
  func preferring(_ configuration: SymbolConfiguration?, traits: UITraitCollection) -> UIImage {
    guard let symbol = state.symbol else { return self }
    let scale = traits.displayScale > 0 ? traits.displayScale : state.scale
    let preferred = configuration?.options ?? SymbolOptions()
    let options = preferred.applying(symbol.options)
    let styleTraits = configuration?.traitCollection ?? traits
    let isOwn = configuration == nil && options.textStyle == nil
    if isOwn || SymbolStyle(options, traits: styleTraits) == symbol.style {
      return scale == state.scale ? self : UIImage(state.with { $0.scale = scale })
    }
    return UIImage(
      state.with { state in
        state.symbol = symbol.with(options, traits: styleTraits)
        state.scale = scale
      })
  }

  private func configured(_ options: SymbolOptions?, _ traits: UITraitCollection?) -> UIImage {
    guard let symbol = state.symbol, let options else { return self }
    return UIImage(state.with { $0.symbol = symbol.with(options, traits: traits) })
  }

  /// Whether it is drawn in the colour of its place: a symbol is, unless told otherwise.
  var isStencil: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  // MARK: Baseline

  /// How far above the bottom text beside the image stands; nil where nobody said so.
  public var baselineOffsetFromBottom: CGFloat? { state.baseline }
  public var hasBaseline: Bool { state.baseline != nil }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    UIImage(state.with { $0.ownBaseline = .at(baselineOffset) })
  }

  public func imageWithoutBaseline() -> UIImage {
    UIImage(state.with { $0.ownBaseline = .nowhere })
  }
}
