import CoreGraphics

/// Makes the scene's value of layers: names what is repeated, and leaves out what layers have by themselves.
struct SceneBuilder {
  private let contents: [RepeatedContent]
  /// How often contents are in layers that are shown.
  private var contentCounts: [Int: Int] = [:]
  /// The names of contents that several layers have.
  private var contentNames: [Int: String] = [:]
  private var gradientCounts: [GradientKey: (count: Int, order: Int, label: String)] = [:]
  private var gradientNames: [GradientKey: String] = [:]

  /// Gradients of the same colours are one definition.
  private struct GradientKey: Hashable {
    let members: [SceneMember]

    init?(_ node: LayerNode) {
      guard node.kind == .gradient else { return nil }
      members = node.members.filter { Self.keys.contains($0.key) }
    }

    static let keys: Set<String> = ["type", "colors", "locations"]
  }

  init(_ layers: [LayerNode], contents: [RepeatedContent]) {
    self.contents = contents
    for layer in layers { count(layer) }
  }

  private mutating func count(_ node: LayerNode) {
    if let key = GradientKey(node) {
      let fresh = (0, gradientCounts.count, node.label ?? "gradient")
      gradientCounts[key, default: fresh].count += 1
    }
    if let content = node.content {
      contentCounts[content, default: 0] += 1
      // Once: where it is defined, what is in it is there once.
      if contentCounts[content] == 1 { for layer in contents[content].layers { count(layer) } }
    }
    for layer in node.mask + node.sublayers { count(layer) }
  }

  /// The whole of the scene.
  mutating func scene(_ layers: [LayerNode], size: CGSize) -> SceneValue {
    var names = NameBook()
    for (index, content) in contents.enumerated() where contentCounts[index, default: 0] > 1 {
      contentNames[index] = names.free(Self.name(content.name))
    }
    let repeated = gradientCounts.filter { $0.value.count > 1 }
      .sorted { $0.value.order < $1.value.order }
    var defined: [SceneMember] = []
    for (key, value) in repeated {
      let name = names.free(Self.name(value.label))
      gradientNames[key] = name
      let members = [SceneMember("class", .text(LayerNode.Kind.gradient.rawValue))] + key.members
      defined.append(SceneMember(name, .object(members)))
    }
    for (index, content) in contents.enumerated() {
      guard let name = contentNames[index] else { continue }
      defined.append(SceneMember(name, .object(members(ofContent: content.layers))))
    }
    var members = [
      SceneMember("version", .number(1)),
      SceneMember(
        "canvas",
        .object([SceneMember("size", .numbers([Double(size.width), Double(size.height)]))])),
    ]
    if !defined.isEmpty { members.append(SceneMember("define", .object(defined))) }
    let sublayers = SceneMember("sublayers", .list(layers.map(value)))
    members.append(
      SceneMember(
        "root",
        .object(layers.isEmpty ? [] : [SceneMember("layer", .object([sublayers]))])))
    return .object(members)
  }

  /// A name that `"$name"` can have.
  private static func name(_ text: String) -> String {
    let letters = text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return letters.isEmpty ? "part" : String(letters.prefix(100))
  }

  // MARK: Layers

  private func value(of node: LayerNode) -> SceneValue {
    guard let content = node.content, contentNames[content] == nil else {
      return .object(members(of: node))
    }
    // What is brought to one place alone stands there.
    let layers = contents[content].layers
    var own = node
    own.content = nil
    if layers.count == 1, own.onlyPlaces {
      var layer = layers[0]
      layer.move(by: own.map)
      layer.round(to: 6)
      return value(of: layer)
    }
    if layers.count == 1, layers[0].hasNoPlace {
      let merged = members(of: own) + members(of: layers[0])
      let kind = merged.filter { $0.key == "class" }
      return .object(kind + merged.filter { $0.key != "class" })
    }
    own.sublayers = layers
    return .object(members(of: own))
  }

  private func members(ofContent layers: [LayerNode]) -> [SceneMember] {
    if layers.count == 1, layers[0].hasNoPlace { return members(of: layers[0]) }
    return [SceneMember("sublayers", .list(layers.map(value)))]
  }

  private func members(of node: LayerNode) -> [SceneMember] {
    var members: [SceneMember] = []
    var own = node.members
    let gradient = GradientKey(node).flatMap { gradientNames[$0] }
    if gradient == nil, let kind = node.kind {
      members.append(SceneMember("class", .text(kind.rawValue)))
    }
    if let id = node.id { members.append(SceneMember("id", .text(id))) }
    if let name = node.content.flatMap({ contentNames[$0] }) {
      members.append(SceneMember("use", .text("$" + name)))
    } else if let name = gradient {
      members.append(SceneMember("use", .text("$" + name)))
      own.removeAll { GradientKey.keys.contains($0.key) }
    }
    if let frame = node.frame {
      members.append(SceneMember("frame", .numbers(frame)))
    } else if node.position != [0, 0] {
      members.append(SceneMember("position", .numbers(node.position)))
    }
    if let transform = Self.transform(node.linear) {
      members.append(SceneMember("transform", transform))
    }
    if node.opacity < 1 { members.append(SceneMember("opacity", .number(node.opacity))) }
    members += own
    if let mode = node.blendMode { members.append(SceneMember("compositingFilter", .text(mode))) }
    if node.clips { members.append(SceneMember("masksToBounds", .bool(true))) }
    if let mask = node.mask.first { members.append(SceneMember("mask", value(of: mask))) }
    if !node.sublayers.isEmpty {
      members.append(SceneMember("sublayers", .list(node.sublayers.map(value))))
    }
    return members
  }

  /// Steps where turning and scaling make the map, else its numbers; nil for none.
  private static func transform(_ linear: [Double]) -> SceneValue? {
    let (a, b, c, d) = (linear[0], linear[1], linear[2], linear[3])
    let (u, v) = (hypot(a, b), hypot(c, d))
    guard abs(a * c + b * d) <= 1e-6 * u * v, u > 0 else {
      let rows = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      return .numbers(rows.map { $0.rounded(to: 6) })
    }
    var steps: [SceneValue] = []
    func scale(_ x: Double, _ y: Double) {
      let (x, y) = (x.rounded(to: 6), y.rounded(to: 6))
      guard x != 1 || y != 1 else { return }
      let value = x == y ? SceneValue.number(x) : .numbers([x, y])
      steps.append(.object([SceneMember("scale", value)]))
    }
    if abs(b) <= 1e-9 * u, abs(c) <= 1e-9 * v {
      scale(a, d)
    } else {
      scale(u, (a * d - b * c) / u)
      let degrees = (atan2(b, a) * 180 / .pi).rounded(to: 4)
      if degrees != 0 { steps.append(.object([SceneMember("rotate", .number(degrees))])) }
    }
    return steps.isEmpty ? nil : .list(steps)
  }
}

extension LayerNode {
  /// Whether it does no more than bring what is in it to a place.
  fileprivate var onlyPlaces: Bool {
    var plain = LayerNode()
    (plain.position, plain.linear) = (position, linear)
    return self == plain
  }

  /// From what is in it to what is around it.
  fileprivate var map: CGAffineTransform {
    CGAffineTransform(
      a: linear[0], b: linear[1], c: linear[2], d: linear[3], tx: position[0], ty: position[1])
  }

  /// Whether it says nothing that a layer which brings it to a place may want to say.
  fileprivate var hasNoPlace: Bool {
    isUnmoved && frame == nil && opacity == 1 && blendMode == nil && mask.isEmpty && id == nil
      && content == nil
  }
}
