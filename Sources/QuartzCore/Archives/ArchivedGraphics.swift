import CoreGraphics

// What Core Graphics has no way of its own to archive.

extension CGColor {
  /// The name of the space and the components, in sRGB where the space has none that would be found
  /// again; nil for patterns.
  var archived: [NSObject]? {
    guard pattern == nil else { return nil }
    var (name, numbers) = (CGColorSpace.sRGB, [rgba.red, rgba.green, rgba.blue, rgba.alpha])
    if let space = colorSpace?.name, CGColorSpace(name: space) != nil, let components {
      (name, numbers) = (space, components.map { Double($0) })
    }
    return [name as NSString] + numbers.map { NSNumber(value: $0) }
  }

  convenience init?(archived list: [Any]) {
    let components = list.dropFirst().compactMap {
      ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    guard let name = list.first as? String, let space = CGColorSpace(name: name as CFString),
      components.count == space.numberOfComponents + 1, components.count == list.count - 1
    else { return nil }
    self.init(colorSpace: space, components: components)
  }
}
