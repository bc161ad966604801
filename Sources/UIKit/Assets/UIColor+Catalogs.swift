import CoreGraphics
import Foundation
import QuartzCore

extension UIColor {
  /// The colour that a catalogue in the main bundle has by a name; nil where none has.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The same of another bundle. It follows the appearance of who shows it, so that traits here have no
  /// influence.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    for folder in Bundle.resourceFolders(of: bundle) {
      guard let set = AssetCatalogs.shared.set(named: name, .color, in: folder),
        let contents = AssetContents(of: set, .color),
        contents.entries.contains(where: { $0.color != nil })
      else { continue }
      self.init(catalogName: CatalogName(name: name, set: set)) { traits in
        let ranked = contents.ranked(for: AssetWish(traits))
        return ranked.lazy.compactMap(\.color).first ?? .clear
      }
      return
    }
    return nil
  }

  /// What tells a colour of a catalogue from others.
  struct CatalogName: Hashable {
    let name: String
    let set: String
  }

  /// A colour as the entry of a set has it; nil for one that says nothing.
  convenience init?(asset item: [String: Any]) {
    if let reference = item["reference"] as? String {
      guard let color = Self.named[reference] else { return nil }
      self.init { color.resolvedColor(with: $0) }
      return
    }
    guard let components = item["components"] as? [String: Any] else { return nil }
    func part(_ key: String) -> CGFloat? { components[key].flatMap(AssetNumber.component) }
    let alpha = components["alpha"].flatMap(AssetNumber.alpha) ?? 1
    if let white = part("white") {
      self.init(white: white, alpha: alpha)
      return
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    switch item["color-space"] as? String {
    case "display-p3": self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
      guard let color else { return nil }
      self.init(cgColor: color)
    default: self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

/// Numbers as catalogues write them: `0x1F`, `31`, `0.122`.
private enum AssetNumber {
  /// A whole number is one of 255.
  static func component(_ value: Any) -> CGFloat? {
    guard let text = value as? String else {
      return (value as? NSNumber).map { CGFloat($0.doubleValue) }.flatMap(sound)
    }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text).map({ CGFloat($0) }).flatMap(sound) else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// A whole number from 0 to 1 is one of 1.
  static func alpha(_ value: Any) -> CGFloat? {
    if let text = value as? String, text == "0" || text == "1" { return text == "1" ? 1 : 0 }
    return component(value).map { max(0, min(1, $0)) }
  }

  private static func sound(_ number: CGFloat) -> CGFloat? {
    abs(number) < 1e4 ? number : nil
  }
}
