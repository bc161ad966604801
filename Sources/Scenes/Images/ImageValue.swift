import CoreGraphics

/// A picture of a scene file, and what it says of the layer that shows it.
package struct ImageValue: Hashable, Sendable {
  /// What there is to show; the rest says how.
  package let picture: Picture
  /// Pixels a point.
  package var scale: CGFloat = 1
  /// The part between the caps, in fractions of the picture; nil where the file names no caps.
  package var center: CGRect?
  /// The symbol that the picture is of, for views that tint it.
  package var symbol: SymbolValue?

  /// The pixels, or what stands in for them.
  package enum Picture: Hashable, Sendable {
    /// Compared by identity: what has not changed on disk is the same image after a reload.
    case image(CGImage)
    /// In the place of a picture that could not be read.
    case placeholder
    /// A symbol's, by the view that shows it and whenever it is painted: it cannot be compared by identity.
    case drawn
  }

  init(_ picture: Picture, scale: CGFloat = 1, center: CGRect? = nil) {
    self.picture = picture
    self.scale = scale
    self.center = center
  }

  init(_ image: CGImage) { self.init(.image(image)) }

  /// What a view shows that was given a symbol.
  init(drawnFrom symbol: SymbolValue) {
    self.init(.drawn)
    self.symbol = symbol
  }

  /// What a layer shows; a picture that is missing is of a size.
  func image(for size: CGSize) -> CGImage? {
    switch picture {
    case .image(let image): image
    case .placeholder: HatchedImage.image(for: size)
    // Views take the symbol itself.
    case .drawn: nil
    }
  }

  /// As a dump shows it: the size in pixels.
  var text: String {
    if let symbol { return "symbol \(symbol.name)" }
    return switch picture {
    case .image(let image): "image \(image.width) × \(image.height)"
    case .placeholder: "placeholder"
    case .drawn: "symbol"
    }
  }
}

extension ImageValue {
  /// The properties of the layer that the picture decides where the file leaves them open.
  ///
  /// A placeholder decides them in any case: it fills the layer.
  var implied: [(name: String, value: PropertyValue, isForced: Bool)] {
    if picture == .placeholder {
      return [
        ("contentsScale", .number(HatchedImage.scale), true),
        ("contentsGravity", .text("resize"), true),
        ("contentsRect", .rect(.whole), true), ("contentsCenter", .rect(.whole), true),
      ]
    }
    let scale: [(String, PropertyValue, Bool)] = [("contentsScale", .number(scale), false)]
    return scale + (center.map { [("contentsCenter", .rect($0), false)] } ?? [])
  }
}

extension CGRect {
  /// All of a picture, in fractions.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension PropertyValue {
  static func rect(_ rect: CGRect) -> PropertyValue {
    .rectangle(LengthRect(rect))
  }

  static func rect(origin: LengthPair, size: LengthPair) -> PropertyValue {
    .rectangle(LengthRect(origin: origin, size: size))
  }
}
