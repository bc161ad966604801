/// The keys of the steps of a transform, in the plane or in space.
struct MoveKeys: KeyTable {
  let translate: Key<[Double]>

  init(_ space: TransformForm.Space) {
    translate = .vector("translate", space, "How far it moves, in points.", [10, 20]).required
  }
}

struct ScaleKeys: KeyTable {
  let scale: Key<[Double]>

  init(_ space: TransformForm.Space) {
    scale =
      .factors(
        "scale", space, "By what factor it grows: both ways alike, or one for each.", 1.5
      ).required
  }
}

struct RotateKeys: KeyTable {
  let rotate = Key.angle("rotate", "How far it turns: degrees, or radians as a text.", 45).required
}

struct RotateInSpaceKeys: KeyTable {
  let turn = RotateKeys()
  let axis = Key<[Double]>.vector(
    "axis", .space, "What it turns about; the third number may be left out.", [0, 1, 0]
  ).or([0, 0, 1], [0, 0, 1])
}

struct PerspectiveKeys: KeyTable {
  let perspective = Key.number(
    "perspective", in: 1...ValueKind.geometryLimit,
    "How far the eye is from the plane of the layer, in points.", 700
  ).required
}

enum TransformForm {
  enum Space {
    case plane
    case space

    /// How many numbers a vector has.
    var count: ClosedRange<Int> { self == .plane ? 2...2 : 2...3 }
    var words: String {
      self == .plane ? "two numbers in a list" : "two or three numbers in a list"
    }
  }

  /// The steps of one kind of transform.
  struct Steps {
    let move: MoveKeys
    let scale: ScaleKeys

    init(_ space: Space) {
      move = MoveKeys(space)
      scale = ScaleKeys(space)
    }

    fileprivate var variants: [ObjectForm.Variant] {
      [
        .init(
          "translate", tag: move.translate.name, keys: move, example: ["translate": [10, 20]]),
        .init("scale", tag: scale.scale.name, keys: scale, example: ["scale": 1.5]),
      ]
    }
  }

  static let planeSteps = Steps(.plane)
  static let spaceSteps = Steps(.space)
  static let rotate = RotateInSpaceKeys()
  static let perspective = PerspectiveKeys()

  private static let choice =
    "a step of a transform does one thing: write one object for each"

  static let inPlane = ObjectForm(
    .viewStep, "A step of a view's transform; steps are done in order.", noun: "step",
    place: " in a transform", strictness: .error, choice: choice,
    variants: planeSteps.variants + [
      .init(
        "rotate", tag: rotate.turn.rotate.name, keys: rotate.turn, example: ["rotate": 45])
    ])

  static let inSpace = ObjectForm(
    .layerStep, "A step of a layer's transform; steps are done in order.", noun: "step",
    place: " in a transform", strictness: .error, choice: choice,
    variants: spaceSteps.variants + [
      .init(
        "rotate", tag: rotate.turn.rotate.name, keys: rotate,
        example: ["rotate": 60, "axis": [0, 1, 0]]),
      .init(
        "perspective", "Seen by an eye at a distance: what is behind is smaller.",
        tag: perspective.perspective.name, keys: perspective, example: ["perspective": 700]),
    ])
}

extension Key where Value == [Double] {
  /// Two numbers, or in space three.
  fileprivate static func vector(
    _ name: String, _ space: TransformForm.Space, _ doc: String, _ example: JSONValue
  ) -> Key {
    .numbers(
      name, in: ValueKind.geometry, count: space.count, words: space.words, doc, example)
  }

  /// One factor, or one for each direction.
  fileprivate static func factors(
    _ name: String, _ space: TransformForm.Space, _ doc: String, _ example: JSONValue
  ) -> Key {
    let range = ValueKind.geometry
    let list = ValueForm.list(of: .number(range), count: space.count, words: space.words)
    return Key(KeyForm(name, .any([.number(range), list]), doc, example: example)) {
      decoder, value in
      if value.number != nil {
        return decoder.number(value, in: range, .number(range)).map { [$0, $0] }
      }
      return decoder.numbers(
        value, in: range, count: space.count,
        value.elements == nil ? "a number, or \(space.words)" : space.words)
    }
  }
}
