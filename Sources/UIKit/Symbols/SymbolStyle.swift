import CoreGraphics

/// How large and heavy a symbol is, as far as somebody has said.
struct SymbolOptions: Hashable, Sendable {
  var pointSize: CGFloat?
  /// Stands for a size that follows the user's wishes; not beside a point size.
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  /// The same with what others say, where they say anything.
  func applying(_ other: SymbolOptions) -> SymbolOptions {
    var options = self
    if other.pointSize != nil || other.textStyle != nil {
      options.pointSize = other.pointSize
      options.textStyle = other.textStyle
    }
    if other.weight != .unspecified { options.weight = other.weight }
    if other.scale != .unspecified { options.scale = other.scale }
    return options
  }
}

/// How large and heavy a symbol is drawn.
package struct SymbolStyle: Hashable, Sendable {
  /// Of the text beside it; more than 0.
  package let pointSize: CGFloat
  package let weight: UIImage.SymbolWeight
  package let scale: UIImage.SymbolScale

  /// What is left open is that of regular body text.
  init(_ options: SymbolOptions, traits: UITraitCollection?) {
    let font = options.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
    }
    let size = options.pointSize ?? font?.pointSize ?? 17
    pointSize = size > 0 && size.isFinite ? size : 17
    weight =
      options.weight == .unspecified ? font?.weight.symbolWeight() ?? .regular : options.weight
    scale = options.scale
  }
}
