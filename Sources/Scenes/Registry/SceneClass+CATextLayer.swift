import UIKit

extension SceneClass {
  /// `CATextLayer`: text, without a view.
  static let textLayer = SceneClass(
    "CATextLayer", isView: false, properties: layer.properties + textProperties
  ) {
    .layer(CATextLayer())
  }

  private static let modes = ["natural", "left", "right", "center", "justified"]

  private static let textProperties: [Property] = [
    .text(
      "string", CATextLayer.self, doc: "The text that the layer shows.",
      get: { ($0.string as? String) ?? ($0.string as? NSAttributedString)?.string },
      set: { $0.string = $1 }),
    .font(
      "font", CATextLayer.self, initial: 36, doc: "The face; its size does not count.",
      get: { ($0.font as? UIFont) ?? .systemFont(ofSize: 36) }, set: { $0.font = $1 }),
    .number(
      "fontSize", CATextLayer.self, in: ValueKind.length, initial: 36,
      doc: "How large the text is, in points.",
      get: { Double($0.fontSize) }, set: { $0.fontSize = $1 }),
    .layerColor(
      "foregroundColor", CATextLayer.self, initial: .fixed(red: 1, green: 1, blue: 1, alpha: 1),
      doc: "The colour that the text is written in.", get: { $0.foregroundColor },
      set: { $0.foregroundColor = $1 }),
    .bool(
      "isWrapped", CATextLayer.self, initial: false,
      doc: "Whether lines are broken to fit the bounds.",
      get: { $0.isWrapped }, set: { $0.isWrapped = $1 }),
    .choice(
      "alignmentMode", CATextLayer.self, modes, initial: "natural",
      doc: "The side that lines begin at.", get: { $0.alignmentMode.rawValue },
      set: { $0.alignmentMode = CATextLayerAlignmentMode(rawValue: $1) }),
    .choice(
      "truncationMode", CATextLayer.self, ["none", "start", "end", "middle"], initial: "none",
      doc: "What of a text that is too long gives way to an ellipsis.",
      get: { $0.truncationMode.rawValue },
      set: { $0.truncationMode = CATextLayerTruncationMode(rawValue: $1) }),
  ]
}
