import CoreGraphics

extension CATextLayer {
  static let textKeys = TextKeys()
  static let textTable = LayerTable(textKeys, after: layerTable)
}

/// What a text layer has beyond every layer: the text and how it looks.
struct TextKeys: Sendable {
  let string = LayerKey(
    "string", change: .drawing, "The text that the layer shows.",
    object: { $0.string }, setObject: { $0.string = $1 },
    get: { (layer: CATextLayer) in layer.textState.string }, set: { $0.textState.string = $1 })

  let font = LayerKey(
    "font", change: .drawing, "The face; its size does not count.",
    object: { $0.font }, setObject: { $0.font = $1 },
    get: { (layer: CATextLayer) in layer.textState.font }, set: { $0.textState.font = $1 })

  let fontSize = LayerKey(
    "fontSize", \CATextLayer.fontSize, as: .length, motion: .layers, change: .drawing,
    "How large the text is, in points.",
    get: { $0.textState.fontSize }, set: { $0.textState.fontSize = $1 })

  let foregroundColor = LayerKey(
    "foregroundColor", \CATextLayer.foregroundColor, motion: .layers, change: .drawing,
    "The colour that the text is written in.",
    get: { $0.textState.color }, set: { $0.textState.color = $1 })

  let isWrapped = LayerKey(
    "wrapped", \CATextLayer.isWrapped, change: .drawing,
    "Whether lines are broken to fit the bounds.",
    get: { $0.textState.isWrapped }, set: { $0.textState.isWrapped = $1 })

  let alignmentMode = LayerKey(
    "alignmentMode", \CATextLayer.alignmentMode, change: .drawing,
    "The side that lines begin at.",
    get: { $0.textState.alignment }, set: { $0.textState.alignment = $1 })

  let truncationMode = LayerKey(
    "truncationMode", \CATextLayer.truncationMode, change: .drawing,
    "What of a text that is too long gives way to an ellipsis.",
    get: { $0.textState.truncation }, set: { $0.textState.truncation = $1 })

  let allowsFontSubpixelQuantization = LayerKey(
    "allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization, as: .unlisted,
    change: .nothing, options: .silent,
    "Whether glyphs may be put at whole parts of a pixel; here they always are.",
    get: { $0.textState.quantizes }, set: { $0.textState.quantizes = $1 })
}

extension TextLayerState.Text: KeyedObject {
  static var form: LayerProperty.Form { .text }
  static func layerValue(_ value: Self?) -> LayerValue { .object(value?.value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .object(let object) = value { .some(Self(object)) } else { nil }
  }
}

extension TextLayerState.FontChoice: KeyedValue {
  static var kind: LayerValue.Kind { .object }
  static var form: LayerProperty.Form { .font }
  var layerValue: LayerValue { .object(value) }
  init?(_ value: LayerValue) {
    guard case .object(let object) = value else { return nil }
    self.init(object)
  }
}
