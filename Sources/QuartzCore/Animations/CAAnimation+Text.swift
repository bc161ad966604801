import CoreGraphics

// Animations in dumps: what they do and how, without how far they are.

extension CAAnimation {
  /// A line such as `basic opacity 0 → 1, 2 s, 3 times, there and back`.
  package var text: String {
    var parts = [content]
    if !(self is CAAnimationGroup) || duration > 0 { parts.append("\(CGFloat(duration).text) s") }
    if delay != 0 { parts.append("after \(CGFloat(delay).text) s") }
    if beginTime != 0 { parts.append("from \(CGFloat(beginTime).text) s") }
    if repeatCount == .infinity { parts.append("for ever") }
    if repeatCount > 0, repeatCount.isFinite { parts.append("\(CGFloat(repeatCount).text) times") }
    if autoreverses { parts.append("there and back") }
    if speed != 1 { parts.append("speed \(CGFloat(speed).text)") }
    if let timingFunction { parts.append(timingFunction.curve.text) }
    if fillMode != .removed { parts.append("fills \(fillMode.rawValue)") }
    if !isRemovedOnCompletion { parts.append("stays") }
    return parts.joined(separator: ", ")
  }

  private var content: String {
    switch self {
    case let group as CAAnimationGroup:
      "group [\((group.animations ?? []).map(\.text).joined(separator: "; "))]"
    case let transition as CATransition:
      "transition "
        + [transition.type.rawValue, transition.subtype?.rawValue]
        .compactMap { $0 }.joined(separator: " ")
    case let track as CAPropertyAnimation: track.trackText
    default: "animation"
    }
  }
}

extension CAPropertyAnimation {
  fileprivate var trackText: String {
    var parts = [kindText, keyPath ?? "nothing", valuesText].filter { !$0.isEmpty }
    if isAdditive { parts.append("additive") }
    if isCumulative { parts.append("cumulative") }
    if let valueFunction { parts.append(valueFunction.name.rawValue) }
    return parts.joined(separator: " ")
  }

  private var kindText: String {
    switch self {
    case is CASpringAnimation: "spring"
    case is CAKeyframeAnimation: "keyframes"
    default: "basic"
    }
  }

  private var valuesText: String {
    func text(_ any: Any?) -> String? { LayerValue(guessing: any)?.text }
    if let frames = self as? CAKeyframeAnimation {
      let values =
        frames.path == nil ? (frames.values ?? []).compactMap(text) : ["along a path"]
      return (values + [frames.calculationMode.rawValue]).joined(separator: " ")
    }
    guard let basic = self as? CABasicAnimation else { return "" }
    let by = text(basic.byValue).map { "by \($0)" }
    let ends = [text(basic.fromValue), text(basic.toValue)]
    guard ends.contains(where: { $0 != nil }) else { return by ?? "" }
    return [ends.map { $0 ?? "…" }.joined(separator: " → "), by].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension CubicTiming {
  fileprivate var text: String {
    "curve (\([x1, y1, x2, y2].map { CGFloat($0).text }.joined(separator: " ")))"
  }
}

extension LayerValue {
  /// The value in dumps; pictures and paths only by what they are.
  fileprivate var text: String {
    switch self {
    case .number(let number): number.text
    case .flag(let flag): "\(flag)"
    case .name(let name): name
    case .point(let point): point.text
    case .size(let size): size.text
    case .rect(let rect): rect.text
    case .transform(let transform):
      CATransform3DIsAffine(transform) ? transform.planar.text : "3D"
    case .color(let color): color?.text ?? "none"
    case .path: "path"
    case .image: "image"
    case .numbers(let numbers): "(\((numbers ?? []).map(\.text).joined(separator: " ")))"
    case .colors(let colors): "(\((colors ?? []).map(\.text).joined(separator: " ")))"
    case .object: "object"
    }
  }
}
