import CoreGraphics
import RenderTree

/// All that can be set on an emitter cell.
struct EmitterCellState: Equatable {
  var name: String?
  var isEnabled = true
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var latitude: CGFloat = 0
  var longitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var acceleration = SIMD3<Double>()
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var color: CGColor? = .whiteOfLayers
  var colorRange = SIMD4<Double>()
  var colorSpeed = SIMD4<Double>()
  var contents: CGImage?
  var contentsRect = ImageContent.whole
  var contentsScale: CGFloat = 1
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var timing = TimingState.layer
  var cells: [CAEmitterCell] = []

  /// How long a particle lives at most.
  var longestLife: Double { lifetime + lifetimeRange.magnitude / 2 }

  /// The mean colour.
  var tint: SIMD4<Double> {
    let (red, green, blue, alpha) = (color ?? .white).rgba
    return SIMD4(red, green, blue, alpha)
  }
}
