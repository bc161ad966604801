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
      get: { $0.image?.cgImage },
      set: { view, value in view.image = value.flatMap { UIImage($0, size: view.bounds.size) } }),
    .image(
      "highlightedImage", UIImageView.self, doc: "The picture of a highlighted view.",
      get: { $0.highlightedImage?.cgImage },
      set: { view, value in
        view.highlightedImage = value.flatMap { UIImage($0, size: view.bounds.size) }
      }),
    .bool(
      "isHighlighted", UIImageView.self, initial: false,
      doc: "Whether the highlighted picture is shown.",
      get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
  ]
}

extension UIImage {
  /// A picture of a scene file, with its scale and caps.
  convenience init?(_ value: ImageValue, size: CGSize) {
    guard let picture = value.image(for: size) else { return nil }
    self.init(cgImage: picture, scale: value.scale, orientation: .up)
  }
}
