import QuartzCore

// A transform is a matrix or a list of steps. Steps are done in order: the first one is applied to
// the layer first, each next one to what the ones before have made of it.

extension ValueDecoder {
  mutating func affine(_ value: JSONValue) -> CGAffineTransform? {
    guard let elements = value.elements else { return mismatch(value, .affine) }
    if elements.first?.members != nil {
      return steps(elements, allowed: ["translate", "scale", "rotate"], kind: .affine)
        .map(\.planar)
    }
    if elements.isEmpty { return .identity }
    return numbers(value, count: 6, .affine).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  mutating func transform3D(_ value: JSONValue) -> CATransform3D? {
    guard let elements = value.elements else { return mismatch(value, .transform3D) }
    if elements.first?.members != nil {
      return steps(
        elements, allowed: ["translate", "scale", "rotate", "axis", "perspective"],
        kind: .transform3D)
    }
    if elements.isEmpty { return CATransform3DIdentity }
    guard let m = numbers(value, count: 16, .transform3D) else { return nil }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
      m44: m[15])
  }

  private mutating func steps(
    _ elements: [JSONValue], allowed: [String], kind: ValueKind
  ) -> CATransform3D? {
    var whole = CATransform3DIdentity
    for element in elements {
      guard let members = element.members, let first = members.first else {
        return mismatch(element, kind)
      }
      for member in members where !allowed.contains(member.key) {
        diagnostics.error(
          .wrongValue, "unknown step \(Diagnostic.quoted(member.key)) in a transform",
          at: member.keyRange, suggestion: closestMatch(to: member.key, among: allowed))
        return nil
      }
      let operations = members.filter { $0.key != "axis" }
      guard operations.count == 1 else {
        diagnostics.error(
          .wrongValue, "a step of a transform does one thing: write one object for each",
          at: first.keyRange)
        return nil
      }
      if let axis = element.member("axis"), operations[0].key != "rotate" {
        diagnostics.error(.wrongValue, "'axis' belongs to a 'rotate'", at: axis.keyRange)
        return nil
      }
      guard let step = step(operations[0], axis: element["axis"], kind) else { return nil }
      whole = CATransform3DConcat(whole, step)
    }
    return whole
  }

  private mutating func step(
    _ member: JSONMember, axis: JSONValue?, _ kind: ValueKind
  ) -> CATransform3D? {
    let isPlanar = if case .affine = kind { true } else { false }
    switch member.key {
    case "translate":
      return vector(member.value, filling: 0, isPlanar: isPlanar).map {
        CATransform3DMakeTranslation($0[0], $0[1], $0[2])
      }
    case "scale":
      if member.value.number != nil {
        return number(member.value, in: ValueKind.geometry, .number(ValueKind.geometry)).map {
          CATransform3DMakeScale($0, $0, 1)
        }
      }
      return vector(member.value, filling: 1, isPlanar: isPlanar).map {
        CATransform3DMakeScale($0[0], $0[1], $0[2])
      }
    case "perspective": return perspective(member.value)
    default:
      guard let angle = angle(member.value) else { return nil }
      guard let axis else { return CATransform3DMakeRotation(angle, 0, 0, 1) }
      return vector(axis, filling: 0).map {
        CATransform3DMakeRotation(angle, $0[0], $0[1], $0[2])
      }
    }
  }

  /// How the eye sees the steps before, at a distance in points from the plane of the layer.
  private mutating func perspective(_ value: JSONValue) -> CATransform3D? {
    let distances = 1...ValueKind.geometryLimit
    return number(value, in: distances, .number(distances)).map {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / $0
      return transform
    }
  }

  /// Two numbers or, in space, three, the third of which has a default.
  private mutating func vector(
    _ value: JSONValue, filling third: Double, isPlanar: Bool = false
  ) -> [Double]? {
    guard let elements = value.elements, elements.count == 2 || (elements.count == 3 && !isPlanar)
    else {
      diagnostics.error(
        .wrongValue,
        "expected \(isPlanar ? "two" : "two or three") numbers in a list, found \(value.kindName)",
        at: value.range)
      return nil
    }
    return numbers(value, count: elements.count, .point).map { $0.count == 3 ? $0 : $0 + [third] }
  }

  /// Degrees as a number, or radians as `"1.57rad"`; the result is in radians.
  mutating func angle(_ value: JSONValue) -> Double? {
    if let degrees = value.number, ValueKind.geometry.contains(degrees) {
      return degrees * .pi / 180
    }
    if let text = value.string, text.hasSuffix("rad"),
      let radians = Double(decimal: text.dropLast(3)),
      ValueKind.geometry.contains(radians)
    {
      return radians
    }
    diagnostics.error(
      .wrongValue, "expected an angle: a number of degrees, or a string such as \"1.57rad\"",
      at: value.range)
    return nil
  }
}
