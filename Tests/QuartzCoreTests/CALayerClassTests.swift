import QuartzCore
import Testing

/// Layers are made from a class value, although `init()` is not `required`; see `CALayer+Class`.
@Suite @MainActor struct CALayerClassTests {
  /// A client's layer that inherits all initialisers.
  class Plain: CALayer {
    var extra = [1, 2, 3]
    var text = "kept"
  }

  /// One with its own `init()`, as most have.
  class WithInit: CALayer {
    var steps: [String] = ["stored"]

    override init() {
      super.init()
      steps.append("init")
      cornerRadius = 7
    }

    override init(layer: Any) {
      super.init(layer: layer)
      steps.append("copied")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// One that is derived from it and adds an initialiser beside.
  final class Derived: WithInit {
    var radius: CGFloat = 3

    override init() {
      super.init()
      steps.append("derived")
    }

    override init(layer: Any) {
      if let other = layer as? Derived { radius = other.radius }
      super.init(layer: layer)
    }

    convenience init(radius: CGFloat) {
      self.init()
      self.radius = radius
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  @Test("V02 a class without initialisers is made with its stored properties")
  func plain() throws {
    let layer = try #require(CALayer.make(Plain.self) as? Plain)
    #expect(type(of: layer) == Plain.self)
    #expect(layer.extra == [1, 2, 3] && layer.text == "kept")
    #expect(layer.opacity == 1)
  }

  @Test("V02 a class's own init() runs, and that of every class above it")
  func ownInit() throws {
    let layer = try #require(CALayer.make(WithInit.self) as? WithInit)
    #expect(layer.steps == ["stored", "init"])
    #expect(layer.cornerRadius == 7)
    let derived = try #require(CALayer.make(Derived.self) as? Derived)
    #expect(derived.steps == ["stored", "init", "derived"])
    #expect(derived.radius == 3)
    #expect(CALayer.make(Derived.self).self !== derived)
  }

  @Test("V02 layers made from a class value are freed")
  func freed() {
    weak var layer: CALayer?
    do {
      let made = CALayer.make(Derived.self)
      layer = made
      #expect(layer != nil)
    }
    #expect(layer == nil)
  }

  @Test("L16 init(layer:) takes over what was set, and a subclass adds its own")
  func copies() {
    let layer = Derived(radius: 12)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.opacity = 0.25
    layer.name = "model"
    layer.addSublayer(CALayer())
    let copy = Derived(layer: layer)
    #expect(copy.frame == layer.frame && copy.opacity == 0.25 && copy.name == "model")
    #expect(copy.radius == 12 && copy.cornerRadius == 7)
    #expect(copy.sublayers == nil && copy.superlayer == nil)
    #expect(copy.steps == ["stored", "copied"])
  }
}
