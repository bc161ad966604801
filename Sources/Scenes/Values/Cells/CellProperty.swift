/// A number of an emitter cell, as scenes know it.
struct CellProperty: FormatKey {
  let initial: Double
  /// What one of the file's is in the cell: files have degrees, or radians as a text.
  let unit: Double
  /// Called as Core Animation's key, and read in the file's unit.
  let key: Key<Double>

  var form: KeyForm { key.form }

  private init(
    _ name: String, initial: Double = 0, in range: ClosedRange<Double> = ValueKind.geometry,
    _ doc: String, _ example: JSONValue = 2
  ) {
    self.initial = initial
    unit = 1
    key = Key.number(name, in: range, doc, example).or(initial).key
  }

  private init(angle name: String, _ doc: String) {
    initial = 0
    unit = .pi / 180
    let radians = Key.angle(name, doc, 90).or(0).key
    key = Key(radians.form) { radians.decode(&$0, $1).map { $0 * 180 / .pi } }
  }

  static let contentsScale = CellProperty(
    "contentsScale", initial: 1, in: ValueKind.length, "The picture's pixels a point.")

  static let all: [CellProperty] =
    [
      CellProperty("birthRate", in: ValueKind.length, "Particles a second."),
      CellProperty("lifetime", in: ValueKind.length, "How many seconds a particle lives."),
      CellProperty("lifetimeRange", "By how many seconds lifetimes differ."),
      CellProperty(angle: "emissionLatitude", "The direction's angle to the plane."),
      CellProperty(angle: "emissionLongitude", "The direction in the plane, from x to y."),
      CellProperty(angle: "emissionRange", "How wide the cone of directions is."),
      CellProperty("velocity", "Points a second at birth."),
      CellProperty("velocityRange", "By how much velocities differ."),
      CellProperty("xAcceleration", "Points a second, added each second, to the right."),
      CellProperty("yAcceleration", "Points a second, added each second, downwards."),
      CellProperty("zAcceleration", "Points a second, added each second, to the eye."),
      CellProperty("scale", initial: 1, "The size of a particle at birth, of its picture's."),
      CellProperty("scaleRange", "By how much sizes differ."),
      CellProperty("scaleSpeed", "What is added to the size each second."),
      CellProperty(angle: "spin", "How far a particle turns each second."),
      CellProperty(angle: "spinRange", "By how much turns differ."),
      contentsScale,
    ] + channels

  private static let channels = ["red", "green", "blue", "alpha"].flatMap { channel in
    [
      CellProperty("\(channel)Range", "By how much the \(channel) of particles differs.", 0.2),
      CellProperty("\(channel)Speed", "What is added to the \(channel) each second.", 0.2),
    ]
  }
}
