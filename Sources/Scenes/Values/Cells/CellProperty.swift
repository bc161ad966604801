/// A number of an emitter cell, as scenes know it.
struct CellProperty: Sendable {
  /// Core Animation's key.
  let name: String
  let initial: Double
  let range: ClosedRange<Double>
  /// Whether files have degrees, or radians as a text.
  let isAngle: Bool
  let doc: String

  /// What one of the file's is in the cell.
  var unit: Double { isAngle ? .pi / 180 : 1 }

  private init(
    _ name: String, initial: Double = 0, in range: ClosedRange<Double> = ValueKind.geometry,
    isAngle: Bool = false, _ doc: String
  ) {
    self.name = name
    self.initial = initial
    self.range = range
    self.isAngle = isAngle
    self.doc = doc
  }

  static func named(_ name: String) -> CellProperty? { all.first { $0.name == name } }

  static let all: [CellProperty] =
    [
      CellProperty("birthRate", in: ValueKind.length, "Particles a second."),
      CellProperty("lifetime", in: ValueKind.length, "How many seconds a particle lives."),
      CellProperty("lifetimeRange", "By how many seconds lifetimes differ."),
      CellProperty("emissionLatitude", isAngle: true, "The direction's angle to the plane."),
      CellProperty("emissionLongitude", isAngle: true, "The direction in the plane, from x to y."),
      CellProperty("emissionRange", isAngle: true, "How wide the cone of directions is."),
      CellProperty("velocity", "Points a second at birth."),
      CellProperty("velocityRange", "By how much velocities differ."),
      CellProperty("xAcceleration", "Points a second, added each second, to the right."),
      CellProperty("yAcceleration", "Points a second, added each second, downwards."),
      CellProperty("zAcceleration", "Points a second, added each second, to the eye."),
      CellProperty("scale", initial: 1, "The size of a particle at birth, of its picture's."),
      CellProperty("scaleRange", "By how much sizes differ."),
      CellProperty("scaleSpeed", "What is added to the size each second."),
      CellProperty("spin", isAngle: true, "How far a particle turns each second."),
      CellProperty("spinRange", isAngle: true, "By how much turns differ."),
      CellProperty(
        "contentsScale", initial: 1, in: ValueKind.length, "The picture's pixels a point."),
    ] + channels

  private static let channels = ["red", "green", "blue", "alpha"].flatMap { channel in
    [
      CellProperty("\(channel)Range", "By how much the \(channel) of particles differs."),
      CellProperty("\(channel)Speed", "What is added to the \(channel) each second."),
    ]
  }
}
