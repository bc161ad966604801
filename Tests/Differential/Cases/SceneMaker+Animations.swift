import Scenes
import TestSupport

// What moves.

extension SceneMaker {
  /// An animation of something that the owner's layer has.
  mutating func animation(inGroup: Bool = false) -> JSONValue {
    guard let form = SceneFormat.catalog[.animation] else { return [:] }
    let variants = form.variants.filter { !inGroup || $0.tag != "group" }
    guard let variant = one(of: variants) else { return [:] }
    let path = keyPath(of: variant)
    var animation = Draft()
    for key in variant.keys where key.isRequired || oneIn(3) {
      let value = value(of: key, animating: path)
      animation.set(key.name, to: value)
      note("animation", key.name)
    }
    if animation.has("values") {
      // Times and curves belong to the values one by one.
      animation.set("keyTimes", to: nil)
      animation.set("timings", to: nil)
    }
    return animation.value
  }

  private static let animatable = AnimatedKind.names.filter { AnimatedKind($0) != nil }

  private mutating func keyPath(of variant: ObjectForm.Variant) -> String {
    if variant.tag == "path" { return oneIn(3) ? "anchorPoint" : "position" }
    let sceneClass = layerClass
    let names = Self.animatable.filter { name in
      sceneClass.property(String(name.prefix { $0 != "." })) != nil
    }
    return one(of: names) ?? "opacity"
  }

  /// What is known of the layer of the node that is being made.
  private var layerClass: SceneClass { owner.isView ? Self.layer : owner }

  private mutating func value(of key: KeyForm, animating path: String) -> JSONValue {
    switch key.name {
    case "keyPath": return JSONValue(path)
    case "from", "to", "by": return animatedValue(path)
    case "values":
      return JSONValue(.array((0...(1 + numbers.below(3))).map { _ in animatedValue(path) }))
    case "group":
      return JSONValue(.array((0...numbers.below(2)).map { _ in animation(inGroup: true) }))
    case "duration": return JSONValue(one(of: [0, 0.1, 0.25, 0.4, 1, 2, 3.7]) ?? 1)
    case "delay": return JSONValue(one(of: [0, 0, 0.1, 0.5]) ?? 0)
    case "repeatCount": return one(of: [0, 1, 2, 2.5, "infinity"] as [JSONValue]) ?? 0
    case "speed": return JSONValue(one(of: [1, 1, 2, 0.5, 0, -1]) ?? 1)
    default: return value(key.form)
    }
  }

  private mutating func animatedValue(_ path: String) -> JSONValue {
    guard let kind = AnimatedKind(path) else { return 1 }
    guard let value = kind.value else { return JSONValue(numbers.below(360)) }
    if path.contains("scale") { return JSONValue(one(of: [0, 0.5, 1, 1.5, 2]) ?? 1) }
    if path.hasSuffix("Count") { return JSONValue(numbers.below(5)) }
    return self.value(.kind(value))
  }
}
