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
  var color: CGColor? = .white
  var colorRange = SIMD4<Double>()
  var colorSpeed = SIMD4<Double>()
  var contents: CGImage?
  var contentsRect = ImageContent.whole
  var contentsScale: CGFloat = 1
  var cells: [CAEmitterCell] = []

  /// How long a particle lives at most.
  var longestLife: Double { lifetime + lifetimeRange.magnitude / 2 }

  /// The mean colour.
  var tint: SIMD4<Double> {
    let (red, green, blue, alpha) = (color ?? .white).rgba
    return SIMD4(red, green, blue, alpha)
  }

  /// Whether all particles have one colour, alpha aside, for all their lives.
  var hasOneColor: Bool {
    var (range, speed) = (colorRange, colorSpeed)
    (range.w, speed.w) = (0, 0)
    return range == SIMD4() && speed == SIMD4()
  }
}

extension EmitterCellState {
  /// The settings that are numbers, by key.
  private static let numbers: [String: any WritableKeyPath<Self, Double> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "xAcceleration": \.acceleration.x, "yAcceleration": \.acceleration.y,
    "zAcceleration": \.acceleration.z,
    "redRange": \.colorRange.x, "greenRange": \.colorRange.y, "blueRange": \.colorRange.z,
    "alphaRange": \.colorRange.w, "redSpeed": \.colorSpeed.x, "greenSpeed": \.colorSpeed.y,
    "blueSpeed": \.colorSpeed.z, "alphaSpeed": \.colorSpeed.w,
  ]

  private static let lengths: [String: any WritableKeyPath<Self, CGFloat> & Sendable] = [
    "emissionLatitude": \.latitude, "emissionLongitude": \.longitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]

  func value(_ key: String) -> Any? {
    if let path = Self.numbers[key] { return NSNumber(value: self[keyPath: path]) }
    if let path = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: path])) }
    switch key {
    case "name": return name
    case "enabled": return NSNumber(value: isEnabled)
    case "color": return color
    case "contents": return contents
    case "contentsRect": return NSValue(cgRect: contentsRect)
    case "emitterCells": return cells.isEmpty ? nil : cells
    default: return nil
    }
  }

  mutating func setValue(_ value: Any?, _ key: String) {
    if let path = Self.numbers[key] {
      if let number = value as? NSNumber { self[keyPath: path] = number.doubleValue }
    } else if let path = Self.lengths[key] {
      if let number = value as? NSNumber { self[keyPath: path] = CGFloat(number.doubleValue) }
    } else {
      setObject(value, key)
    }
  }

  private mutating func setObject(_ value: Any?, _ key: String) {
    switch key {
    case "name": name = value as? String
    case "enabled": isEnabled = (value as? NSNumber)?.boolValue ?? isEnabled
    case "color": color = value as? CGColor
    case "contents": contents = value as? CGImage
    case "contentsRect": contentsRect = (value as? CGRect) ?? contentsRect
    case "emitterCells": cells = (value as? [CAEmitterCell]) ?? []
    default: break
    }
  }
}
