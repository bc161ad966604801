import CoreGraphics

/// All that can be set on an emitter layer beyond what every layer has.
struct EmitterState: Equatable {
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var seed: UInt32 = 0
  /// The multiplier of birth rates, from each time on that it was set; the first is from ever.
  var births = [Births(start: -.infinity, rate: 1)]

  /// A time in which birth rates are multiplied by one number.
  struct Births: Equatable {
    var start: Double
    var rate: Double
  }

  /// Sets the multiplier from a time on. What was born before lives on.
  mutating func setBirthRate(_ rate: Double, from now: Double) {
    births.removeAll { $0.start >= now }
    // Who changes the rate in every frame does not want to be remembered for ever.
    if births.count > 64 { births.removeFirst() }
    births.append(Births(start: births.isEmpty ? -.infinity : now, rate: rate))
    births[0].start = -.infinity
  }
}
