import CoreGraphics

extension CAEmitterCell {
  /// What can be set on a cell by key.
  static let settings = KeyedSettings<CAEmitterCell>([
    .object("name", \CAEmitterCell.name), .of("enabled", \CAEmitterCell.isEnabled),
    .of("birthRate", \CAEmitterCell.birthRate),
    .of("lifetime", \CAEmitterCell.lifetime),
    .of("lifetimeRange", \CAEmitterCell.lifetimeRange),
    .of("emissionLatitude", \CAEmitterCell.emissionLatitude),
    .of("emissionLongitude", \CAEmitterCell.emissionLongitude),
    .of("emissionRange", \CAEmitterCell.emissionRange),
    .of("velocity", \CAEmitterCell.velocity),
    .of("velocityRange", \CAEmitterCell.velocityRange),
    .of("xAcceleration", \CAEmitterCell.xAcceleration),
    .of("yAcceleration", \CAEmitterCell.yAcceleration),
    .of("zAcceleration", \CAEmitterCell.zAcceleration),
    .of("scale", \CAEmitterCell.scale),
    .of("scaleRange", \CAEmitterCell.scaleRange),
    .of("scaleSpeed", \CAEmitterCell.scaleSpeed),
    .of("spin", \CAEmitterCell.spin),
    .of("spinRange", \CAEmitterCell.spinRange),
    .of("redRange", \CAEmitterCell.redRange),
    .of("greenRange", \CAEmitterCell.greenRange),
    .of("blueRange", \CAEmitterCell.blueRange),
    .of("alphaRange", \CAEmitterCell.alphaRange),
    .of("redSpeed", \CAEmitterCell.redSpeed),
    .of("greenSpeed", \CAEmitterCell.greenSpeed),
    .of("blueSpeed", \CAEmitterCell.blueSpeed),
    .of("alphaSpeed", \CAEmitterCell.alphaSpeed),
    .of("contentsRect", \CAEmitterCell.contentsRect),
    .of("contentsScale", \CAEmitterCell.contentsScale),
    .of("magnificationFilter", \CAEmitterCell.magnificationName),
    .of("minificationFilter", \CAEmitterCell.minificationName),
    .of("beginTime", \CAEmitterCell.beginTime),
    .of("duration", \CAEmitterCell.duration),
    .of("speed", \CAEmitterCell.speed),
    .of("timeOffset", \CAEmitterCell.timeOffset),
    .of("repeatCount", \CAEmitterCell.repeatCount),
    .of("repeatDuration", \CAEmitterCell.repeatDuration),
    .of("autoreverses", \CAEmitterCell.autoreverses),
    .of("fillMode", \CAEmitterCell.fillMode),
    .object("color", \CAEmitterCell.color), .object("contents", \CAEmitterCell.contents),
    .object("emitterCells", \CAEmitterCell.emitterCells),
    .object("style", \CAEmitterCell.style),
  ])

  /// As keys have it, which know names; Apple declares them as plain text.
  private var magnificationName: CALayerContentsFilter {
    get { state.magnification }
    set { state.magnification = newValue }
  }

  private var minificationName: CALayerContentsFilter {
    get { state.minification }
    set { state.minification = newValue }
  }
}
