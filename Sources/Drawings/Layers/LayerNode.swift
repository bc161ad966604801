import CoreGraphics

/// A layer of the scene that is made.
///
/// It stands either in a frame or, without a size, where its position says; then what is in it is told in
/// the drawing's own numbers. Its map turns and scales it about the middle of the frame, or the position.
struct LayerNode: Hashable {
  /// Nil for a plain layer.
  var kind: Kind?
  var id: String?
  var frame: [Double]?
  var position = [0.0, 0.0]
  /// a, b, c and d of a map.
  var linear = [1.0, 0, 0, 1]
  /// What the class has, in the order in which it is written.
  var members: [SceneMember] = []
  var opacity = 1.0
  var blendMode: String?
  var clips = false
  var mask: [LayerNode] = []
  var sublayers: [LayerNode] = []
  /// What the gradient is called in the drawing.
  var label: String?
  /// Repeated content that stands here, by its number.
  var content: Int?

  enum Kind: String {
    case shape = "CAShapeLayer"
    case gradient = "CAGradientLayer"
    case text = "CATextLayer"
  }

  init(_ kind: Kind? = nil, members: [SceneMember] = [], sublayers: [LayerNode] = []) {
    (self.kind, self.members, self.sublayers) = (kind, members, sublayers)
  }

  /// Whether it stands at the origin as it is, or in its frame.
  var isUnmoved: Bool { position == [0, 0] && linear == [1, 0, 0, 1] }

  /// What is in it begins there.
  var origin: CGPoint { frame.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }

  mutating func setFrame(_ rect: CGRect) {
    frame = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  /// Maps the layer as a whole.
  mutating func move(by map: CGAffineTransform) {
    guard !map.isIdentity else { return }
    let own = CGAffineTransform(
      a: linear[0], b: linear[1], c: linear[2], d: linear[3], tx: 0, ty: 0)
    let both = own.concatenating(map)
    linear = [both.a, both.b, both.c, both.d].map { Double($0).rounded(to: 8) }
    if let box = frame {
      let middle = CGPoint(x: box[0] + box[2] / 2, y: box[1] + box[3] / 2).applying(map)
      frame = [Double(middle.x) - box[2] / 2, Double(middle.y) - box[3] / 2, box[2], box[3]]
    } else {
      let place = CGPoint(x: position[0], y: position[1]).applying(map)
      position = [Double(place.x), Double(place.y)]
    }
  }

  /// How many layers there are, this one and masks among them.
  var count: Int {
    1 + mask.reduce(0) { $0 + $1.count } + sublayers.reduce(0) { $0 + $1.count }
  }

  /// How many of them have a path.
  var shapeCount: Int {
    (kind == .shape ? 1 : 0) + mask.reduce(0) { $0 + $1.shapeCount }
      + sublayers.reduce(0) { $0 + $1.shapeCount }
  }
}
