import UIKit

extension SceneClass {
  static let gravities = [
    "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    "resize", "resizeAspect", "resizeAspectFill",
  ]
  private static let contentsFilters = ["nearest", "linear", "trilinear"]

  /// A layer's picture and how it is shown.
  static let contentsProperties: [Property] = [
    .image(
      "contents", CALayer.self, doc: "The picture between the background and the sublayers.",
      get: { $0.shownImage },
      set: { layer, value in
        layer.contents = value.flatMap { $0.image(for: layer.bounds.size) }
      }),
    .choice(
      "contentsGravity", CALayer.self, gravities, initial: "resize",
      doc: "Where the picture lies in the bounds, or how it fills them; top is where y is largest.",
      get: { $0.contentsGravity.rawValue },
      set: { $0.contentsGravity = CALayerContentsGravity(rawValue: $1) }),
    .unitRect(
      "contentsRect", CALayer.self,
      doc: "The part of the picture that is shown; outside 0 to 1 its edges go on.",
      get: { $0.contentsRect }, set: { $0.contentsRect = $1 }),
    .unitRect(
      "contentsCenter", CALayer.self,
      doc: "The part that is stretched where the picture is resized; the corners keep their size.",
      get: { $0.contentsCenter }, set: { $0.contentsCenter = $1 }),
    .number(
      "contentsScale", CALayer.self, in: ValueKind.length, initial: 1,
      doc: "The picture's pixels a point; its file says so where this does not.",
      get: { Double($0.contentsScale) }, set: { $0.contentsScale = $1 }),
    .choice(
      "magnificationFilter", CALayer.self, contentsFilters, initial: "linear",
      doc: "How pixels are found where the picture is enlarged.",
      get: { $0.magnificationFilter.rawValue },
      set: { $0.magnificationFilter = CALayerContentsFilter(rawValue: $1) }),
    .choice(
      "minificationFilter", CALayer.self, contentsFilters, initial: "linear",
      doc: "How pixels are found where the picture is reduced.",
      get: { $0.minificationFilter.rawValue },
      set: { $0.minificationFilter = CALayerContentsFilter(rawValue: $1) }),
  ]
}

extension CALayer {
  fileprivate var shownImage: CGImage? { contents as? CGImage }
}
