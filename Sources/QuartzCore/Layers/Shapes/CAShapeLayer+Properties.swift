extension CAShapeLayer {
  /// What every layer has, and the path and how it is painted.
  static let shapeProperties = CALayer.properties.merging(
    [
      "path": .of(\CAShapeLayer.path, field: \CAShapeLayer.shape.path),
      "fillColor": .of(\CAShapeLayer.fillColor, field: \CAShapeLayer.shape.fillColor),
      "fillRule": .named(\CAShapeLayer.fillRule),
      "strokeColor": .of(\CAShapeLayer.strokeColor, field: \CAShapeLayer.shape.strokeColor),
      "strokeStart": .of(\CAShapeLayer.strokeStart, field: \CAShapeLayer.shape.strokeStart),
      "strokeEnd": .of(\CAShapeLayer.strokeEnd, field: \CAShapeLayer.shape.strokeEnd),
      "lineWidth": .of(\CAShapeLayer.lineWidth, field: \CAShapeLayer.shape.lineWidth),
      "miterLimit": .of(\CAShapeLayer.miterLimit, field: \CAShapeLayer.shape.miterLimit),
      "lineCap": .named(\CAShapeLayer.lineCap),
      "lineJoin": .named(\CAShapeLayer.lineJoin),
      "lineDashPhase": .of(\CAShapeLayer.lineDashPhase, field: \CAShapeLayer.shape.lineDashPhase),
      "lineDashPattern": .of(\CAShapeLayer.lineDashPattern),
    ], uniquingKeysWith: { $1 })
}
