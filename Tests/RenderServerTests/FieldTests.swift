import CoreGraphics
import Pixels
import Testing

@testable import RenderServer
@testable import RenderTree

/// A field that is added and forgotten somewhere fails here: each type's own fields are compared
/// with the changes below, and each change has to be told everywhere.
@Suite struct FieldTests {
  /// Changes of one field each, by the field's name.
  private typealias Changes<Value> = [String: (inout Value) -> Void]

  private static var square: CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
  }
  private static let turn = Matrix4.turned(0.5)
  private let image = CGImage(Pixmap(width: 4, height: 4))

  /// Expects the changes to be those of all stored fields, each to make the value unequal, to give
  /// it another hash, and to show in the dump of a node that has it, but for the `silent` ones.
  private func expectAll<Value: Hashable>(
    _ changes: Changes<Value>, of value: Value, silent: Set<String> = [],
    in node: (Value) -> RenderNode, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fields = Mirror(reflecting: value).children.compactMap(\.label)
    #expect(fields.sorted() == changes.keys.sorted(), sourceLocation: sourceLocation)
    for (field, change) in changes {
      var other = value
      change(&other)
      #expect(other != value, "\(field)", sourceLocation: sourceLocation)
      #expect(other.hashValue != value.hashValue, "\(field)", sourceLocation: sourceLocation)
      // A space alone tells nothing.
      let isTold = words(of: node(other)) != words(of: node(value))
      #expect(isTold != silent.contains(field), "\(field)", sourceLocation: sourceLocation)
    }
  }

  private func words(of node: RenderNode) -> [Substring] { node.line.split(separator: " ") }

  private func node(
    _ paint: Paint = Paint(), _ effect: Effect = .none,
    in geometry: Geometry = Geometry(bounds: .zero, transform: .identity)
  ) -> RenderNode {
    RenderNode(id: 1, geometry: geometry, paint: paint, effect: effect, children: [])
  }

  private func node(showing content: Paint.Content) -> RenderNode { node(Paint(content: content)) }

  private let extras: Changes<Extras> = [
    "shadow": { $0.shadow = Shadow(color: .black, offset: .zero, radius: 1) },
    "masks": { $0.mask = layer(id: 7, 0, 0, 9, 9) },
    "blending": { $0.blending = .multiply },
    "filters": { $0.filters = [.blur(2)] },
    "backdropFilters": { $0.backdropFilters = [.blur(2)] },
    "rasterScale": { $0.rasterScale = 2 },
  ]
  private let effect: Changes<Effect> = [
    "opacity": { $0.opacity = 0.5 },
    "masksToBounds": { $0.masksToBounds = true },
    "fadesAsGroup": { $0.fadesAsGroup = false },
    "hasSoftEdges": { $0.hasSoftEdges = false },
    "extras": { $0.changeExtras { $0.filters = [.blur(2)] } },
  ]
  private let space: Changes<Space> = [
    "map": { $0.map.w.z = 4 },
    "childMap": { $0 = Space(map: $0.map, childMap: FieldTests.turn) },
    "keepsDepth": { $0.keepsDepth = true },
    "isDoubleSided": { $0.isDoubleSided = false },
    "flipsChildren": { $0.flipsChildren = true },
  ]

  @Test func effectsForgetNoField() {
    expectAll(effect, of: Effect()) { node(Paint(), $0) }
    expectAll(extras, of: Extras()) { node(Paint(), Effect(extras: $0)) }
    expectAll(
      [
        "color": { $0.color = blue }, "offset": { $0.offset.width = 1 },
        "radius": { $0.radius = 3 },
        "path": { $0.path = Self.square.fixed }, "isCut": { $0.isCut = true },
      ], of: Shadow(color: .black, offset: .zero, radius: 1)
    ) { node(Paint(), Effect(extras: Extras(shadow: $0))) }
    expectAll(
      [
        "red": { $0.red.x = 0.5 }, "green": { $0.green.x = 0.5 }, "blue": { $0.blue.x = 0.5 },
        "alpha": { $0.alpha.x = 0.5 }, "bias": { $0.bias.x = 0.5 },
      ], of: ColorMatrix(red: SIMD4(), green: SIMD4(), blue: SIMD4())
    ) { node(Paint(), Effect(extras: Extras(filters: [.color($0)]))) }
  }

  @Test func placesForgetNoField() {
    let bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    expectAll(space, of: Space(map: .identity)) {
      node(in: Geometry(bounds: bounds, space: $0))
    }
    expectAll(
      [
        "bounds": { $0.bounds.size.width = 1 }, "transform": { $0.transform.tx = 1 },
        "space": {
          $0 = Geometry(bounds: $0.bounds, space: Space(map: .identity, keepsDepth: true))
        },
      ], of: Geometry(bounds: bounds, transform: .identity)
    ) { node(in: $0) }
  }

  @Test func paintForgetsNoField() {
    expectAll(
      [
        "background": { $0.background = red },
        "content": { $0.content = .image(ImageContent(image, frame: .zero)) },
        "border": { $0.border = Paint.Border(width: 1, color: red) },
        "corners": { $0.corners.radius = 3 },
      ], of: Paint(), in: { node($0) })
    expectAll(
      ["width": { $0.width = 2 }, "color": { $0.color = blue }],
      of: Paint.Border(width: 1, color: red)
    ) { node(Paint(border: $0)) }
    expectAll(
      [
        "radius": { $0.radius = 2 }, "rounded": { $0.rounded = .topLeft },
        "isContinuous": { $0.isContinuous = true },
      ], of: Corners(radius: 1)
    ) { node(Paint(corners: $0)) }
  }

  /// Of what lies in a path, a gradient and an image, the dump tells no more than how much it is.
  @Test func contentsForgetNoField() throws {
    expectAll(
      [
        "image": { $0.image = CGImage(Pixmap(width: 4, height: 4)) },
        "frame": { $0.frame.size.width = 1 }, "part": { $0.part.size.width = 0.5 },
        "center": { $0.center.size.width = 0.25 }, "scale": { $0.scale = 2 },
        "sampling": { $0.sampling = .nearest },
      ],
      of: ImageContent(image, frame: .zero, center: CGRect(x: 0.5, y: 0, width: 0, height: 0)),
      silent: ["image"]
    ) { node(showing: .image($0)) }
    let colors = [[red, blue], [blue, red]].compactMap {
      CGGradient(colorsSpace: nil, colors: $0 as CFArray, locations: nil)
    }
    expectAll(
      ["gradient": { $0.gradient = colors[1] }, "course": { $0.course.start.x = 0.5 }],
      of: GradientContent(kind: .axial, gradient: colors[0], start: .zero, end: .zero),
      silent: ["gradient"]
    ) { node(showing: .gradient($0)) }
    expectAll(
      ["kind": { $0.kind = .conic }, "start": { $0.start.x = 0.5 }, "end": { $0.end.x = 0.5 }],
      of: GradientContent(kind: .axial, gradient: colors[0], start: .zero, end: .zero).course
    ) { course in
      var content = GradientContent(kind: .axial, gradient: colors[0], start: .zero, end: .zero)
      content.course = course
      return node(showing: .gradient(content))
    }
  }

  @Test func shapesForgetNoField() {
    let stroke = ShapeContent.Stroke(color: red, pen: ShapeContent.Pen())
    expectAll(
      [
        "path": { $0.path = FixedPath([]) }, "fill": { $0.fill = blue },
        "rule": { $0.rule = .evenOdd }, "stroke": { $0.stroke = stroke },
      ], of: ShapeContent(Self.square, fill: red)
    ) { node(showing: .shape($0)) }
    expectAll(["color": { $0.color = blue }, "pen": { $0.pen.width = 3 }], of: stroke) {
      node(showing: .shape(ShapeContent(Self.square, stroke: $0)))
    }
    expectAll(
      [
        "width": { $0.width = 3 }, "cap": { $0.cap = .round }, "join": { $0.join = .bevel },
        "miterLimit": { $0.miterLimit = 3 }, "dashes": { $0.dashes = [2] },
        "dashPhase": { $0.dashPhase = 1 }, "start": { $0.start = 0.5 }, "end": { $0.end = 0.5 },
      ], of: ShapeContent.Pen(dashes: [1])
    ) { node(showing: .shape(ShapeContent(Self.square, stroke: .init(color: red, pen: $0)))) }
  }

  @Test func whatIsInAPictureIsNotDoneToIt() {
    let inside: Set = ["masksToBounds", "fadesAsGroup", "hasSoftEdges", "extras", "filters"]
    let plain = NodeLook(contentOf: node())
    for (field, change) in effect {
      var other = Effect()
      change(&other)
      #expect(
        (NodeLook(contentOf: node(Paint(), other)) != plain) == inside.contains(field), "\(field)")
    }
    for (field, change) in extras {
      var other = Effect()
      other.changeExtras(change)
      #expect(
        (NodeLook(contentOf: node(Paint(), other)) != plain) == inside.contains(field), "\(field)")
      #expect(NodeLook(contentOf: node(Paint(), other)).unfiltered == plain, "\(field)")
    }
  }

  @Test func aLookKeepsWhatIsDoneToTheChildren() {
    func look(_ space: Space) -> NodeLook {
      NodeLook(contentOf: node(in: Geometry(bounds: .zero, space: space)))
    }
    let plain = look(Space(map: .identity))
    for (field, change) in space {
      var other = Space(map: .identity)
      change(&other)
      let isKept = ["childMap", "flipsChildren"].contains(field)
      #expect((look(other) != plain) == isKept, "\(field)")
    }
  }

  @Test func effectsThatDoNothingTakeNoRoom() {
    var effect = Effect(extras: Extras())
    #expect(effect.extras == nil && Extras().isEmpty)
    for (field, change) in extras {
      effect.changeExtras(change)
      #expect(effect.extras?.value.isEmpty == false, "\(field)")
      effect.changeExtras { $0 = Extras() }
      #expect(effect.extras == nil)
    }
  }

  /// What a node takes over from another one is what it would have found itself.
  @Test func aNodeWithAnothersChildrenForgetsNothing() {
    var random = RandomTrees(seed: 5, side: 90, hasDepth: true)
    for _ in 0..<50 {
      let old = random.tree(nodes: 60)
      let moved = old.geometry.placed(by: CGAffineTransform(translationX: 3, y: 4))
      let copies = [old.replacing(geometry: moved), old.replacing(effect: .none)]
      for copy in copies {
        let fresh = RenderNode(
          id: old.id, geometry: copy.geometry, paint: old.paint, effect: copy.effect,
          children: old.children)
        for (own, other) in zip(
          Mirror(reflecting: copy).children, Mirror(reflecting: fresh).children)
        {
          #expect(
            own.label == other.label && "\(own.value)" == "\(other.value)", "\(own.label ?? "")")
        }
      }
    }
  }

  @Test func equalNodesAreTheSameObject() {
    let (one, other) = (layer(id: 3, 0, 0, 9, 9), layer(id: 3, 0, 0, 9, 9))
    #expect(one == one && one != other)
    #expect(Extras(mask: one) == Extras(mask: one) && Extras(mask: one) != Extras(mask: other))
  }
}
