extension CAShapeLayer {
  /// What every layer has, and the path and how it is painted.
  static let shapeProperties = CALayer.properties.merging(
    [
      "path": .of(\CAShapeLayer.path),
      "fillColor": .of(\CAShapeLayer.fillColor),
      "fillRule": .named(\CAShapeLayer.fillRule),
      "strokeColor": .of(\CAShapeLayer.strokeColor),
      "strokeStart": .of(\CAShapeLayer.strokeStart),
      "strokeEnd": .of(\CAShapeLayer.strokeEnd),
      "lineWidth": .of(\CAShapeLayer.lineWidth),
      "miterLimit": .of(\CAShapeLayer.miterLimit),
      "lineCap": .named(\CAShapeLayer.lineCap),
      "lineJoin": .named(\CAShapeLayer.lineJoin),
      "lineDashPhase": .of(\CAShapeLayer.lineDashPhase),
      "lineDashPattern": .of(\CAShapeLayer.lineDashPattern),
    ], uniquingKeysWith: { $1 })
}
