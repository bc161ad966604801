extension CATextLayer {
  /// What every layer has, and the text and how it looks.
  static let textProperties = CALayer.properties.merging(
    [
      "string": .object {
        $0.string
      } set: { (layer: CATextLayer, value) in
        layer.string = value
      },
      "font": .object {
        $0.font
      } set: { (layer: CATextLayer, value) in
        layer.font = value
      },
      "fontSize": .of(\CATextLayer.fontSize),
      "foregroundColor": .of(\CATextLayer.foregroundColor),
      "wrapped": .of(\CATextLayer.isWrapped),
      "alignmentMode": .named(\CATextLayer.alignmentMode),
      "truncationMode": .named(\CATextLayer.truncationMode),
    ], uniquingKeysWith: { $1 })
}
