import QuartzCore

extension UIColor {
  /// Greys are equal to greys and colours to colours, however alike they look.
  func isSameColor(as other: UIColor) -> Bool {
    switch source {
    case .color(let left):
      guard case .color(let right) = other.source else { return false }
      return left == right || (left.isSameModel(as: right) && left.rounded == right.rounded)
    case .rule:
      guard case .rule = other.source else { return false }
      let isNamed = systemName != nil || catalogName != nil
      return isNamed && systemName == other.systemName && catalogName == other.catalogName
    }
  }

  var sourceHash: Int {
    switch source {
    case .color(let color): color.rounded.hashValue
    case .rule:
      systemName?.hashValue ?? catalogName?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  /// As UIKit prints it: the space and the components.
  var sourceDescription: String {
    switch source {
    case .color(let color):
      return color.describedSpace + color.described.map { " " + String(format: "%g", $0) }.joined()
    case .rule:
      let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
      if let name = catalogName?.name {
        return "<UIDynamicCatalogColor: 0x\(address); name = \(name)>"
      }
      guard let name = systemName else { return "<UIDynamicProviderColor: 0x\(address)>" }
      return "<UIDynamicSystemColor: 0x\(address); name = \(name)>"
    }
  }
}

extension CGColor {
  private var isGray: Bool { colorSpace?.model == .monochrome }
  private var isDisplayP3: Bool { colorSpace?.name == CGColorSpace.displayP3 }

  fileprivate func isSameModel(as other: CGColor) -> Bool { isGray == other.isGray }

  /// The colour in sRGB, rounded so that the same colour from different spaces is the same.
  fileprivate var rounded: [Double] {
    let color = rgba
    return [color.red, color.green, color.blue, color.alpha].map {
      ($0 * 1e6).rounded() / 1e6
    }
  }

  /// The grey that is as light.
  var extendedWhite: CGFloat {
    if isGray { return rgba.red }
    let white = converted(to: .extendedWhite, intent: .defaultIntent, options: nil)
    return white?.components?.first ?? 0
  }

  fileprivate var describedSpace: String {
    if isGray { return "UIExtendedGrayColorSpace" }
    return isDisplayP3 ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace"
  }

  fileprivate var described: [Double] {
    let color = rgba
    if isGray { return [color.red, color.alpha] }
    if isDisplayP3 { return (components ?? []).map { Double($0) } }
    return [color.red, color.green, color.blue, color.alpha]
  }
}
