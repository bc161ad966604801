import QuartzCore

// A transform is a matrix or a list of steps. Steps are done in order: the first one is applied to
// the layer first, each next one to what the ones before have made of it.

extension ValueDecoder {
  mutating func affine(_ value: JSONValue) -> CGAffineTransform? {
    guard let elements = value.elements else { return mismatch(value, .affine) }
    if elements.first?.members != nil {
      return steps(elements, TransformForm.planeSteps, TransformForm.inPlane, kind: .affine)
        .map(\.planar)
    }
    if elements.isEmpty { return .identity }
    return numbers(value, count: 6, ValueKind.affine.expectation).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  mutating func transform3D(_ value: JSONValue) -> CATransform3D? {
    guard let elements = value.elements else { return mismatch(value, .transform3D) }
    if elements.first?.members != nil {
      return steps(elements, TransformForm.spaceSteps, TransformForm.inSpace, kind: .transform3D)
    }
    if elements.isEmpty { return CATransform3DIdentity }
    return numbers(value, count: 16, ValueKind.transform3D.expectation)
      .map { CATransform3D(numbers: $0) }
  }

  private mutating func steps(
    _ elements: [JSONValue], _ keys: TransformForm.Steps, _ form: ObjectForm, kind: ValueKind
  ) -> CATransform3D? {
    var whole = CATransform3DIdentity
    for element in elements {
      guard element.members != nil else { return mismatch(element, kind) }
      guard variant(of: element, as: form) != nil, let step = step(element, keys) else {
        return nil
      }
      whole = CATransform3DConcat(whole, step)
    }
    return whole
  }

  /// One step; the keys of the other variants are not there.
  private mutating func step(
    _ value: JSONValue, _ keys: TransformForm.Steps
  ) -> CATransform3D? {
    if let by = read(keys.move.translate, of: value) {
      return CATransform3DMakeTranslation(by[0], by[1], by.count > 2 ? by[2] : 0)
    }
    if let by = read(keys.scale.scale, of: value) {
      return CATransform3DMakeScale(by[0], by[1], by.count > 2 ? by[2] : 1)
    }
    if let distance = read(TransformForm.perspective.perspective, of: value) {
      // How the eye sees the steps before.
      var transform = CATransform3DIdentity
      transform.m34 = -1 / distance
      return transform
    }
    return whole {
      guard let angle = $0.read(TransformForm.rotate.turn.rotate, of: value) else { return nil }
      let axis = $0.read(TransformForm.rotate.axis, of: value)
      return CATransform3DMakeRotation(angle, axis[0], axis[1], axis.count > 2 ? axis[2] : 0)
    }
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
