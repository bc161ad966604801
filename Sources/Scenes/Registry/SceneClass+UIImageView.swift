import UIKit

extension SceneClass {
  /// `UIImageView`.
  static let imageView = SceneClass(
    "UIImageView", isView: true, properties: passiveViewProperties + imageProperties,
    coupled: [.picture: ["contentMode", "image", "highlightedImage", "isHighlighted"]]
  ) {
    .view(UIImageView())
  }

  private static let imageProperties: [Property] = [
    .image(
      "image", UIImageView.self, doc: "The picture that is shown.",
      get: { $0.image?.sceneValue },
      set: { view, value in view.image = value?.uiImage(for: HatchedImage.usualSize) }),
    .image(
      "highlightedImage", UIImageView.self, doc: "The picture of a highlighted view.",
      get: { $0.highlightedImage?.sceneValue },
      set: { view, value in view.highlightedImage = value?.uiImage(for: HatchedImage.usualSize) }),
    .bool(
      "isHighlighted", UIImageView.self, initial: false,
      doc: "Whether the highlighted picture is shown.",
      get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
  ]
}

extension ImageValue {
  /// A picture of a scene file as a view shows it, or a symbol; one that is missing is of a size.
  func uiImage(for size: CGSize) -> UIImage? {
    if let symbol { return symbol.image }
    return image(for: size).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

extension UIImage {
  /// The image as a file would say it.
  var sceneValue: ImageValue? {
    guard let name = symbolName, let style = symbolStyle else {
      return cgImage.map { ImageValue($0) }
    }
    var symbol = SymbolValue(name)
    symbol.pointSize = style.pointSize
    symbol.weight = style.weight
    symbol.scale = style.scale
    symbol.color = symbolColor
    return ImageValue(drawnFrom: symbol)
  }
}
