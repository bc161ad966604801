import CoreGraphics
import Foundation

/// What somebody would like to have of a set.
struct AssetWish: Hashable, Sendable {
  let isDark: Bool
  let isHighContrast: Bool
  let isPad: Bool
  let isMirrored: Bool
  let width: UIUserInterfaceSizeClass
  let height: UIUserInterfaceSizeClass
  /// Pixels a point.
  let scale: CGFloat

  init(_ traits: UITraitCollection) {
    isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
    isPad = traits.userInterfaceIdiom == .pad
    isMirrored = traits.layoutDirection == .rightToLeft
    (width, height) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    scale = traits.displayScale > 0 ? traits.displayScale : ScreenScale.main
  }
}

/// One picture, colour or file of a set, with what it is for.
struct AssetEntry: Sendable {
  private enum Luminosity { case light, dark }

  let file: String?
  let idiom: String
  /// Pixels a point; 1 where it is not said.
  let scale: CGFloat
  private let luminosity: Luminosity?
  private let isHighContrast: Bool
  let direction: UITraitEnvironmentLayoutDirection
  private let width: UIUserInterfaceSizeClass
  private let height: UIUserInterfaceSizeClass
  private let isWideGamut: Bool
  let resizing: AssetResizing?
  /// In pixels.
  let alignment: UIEdgeInsets?
  let color: UIColor?
  let typeIdentifier: String?

  init(_ item: [String: Any]) {
    func word(_ key: String) -> String? { item[key] as? String }
    file = word("filename")
    idiom = word("idiom") ?? "universal"
    let scale = word("scale").flatMap { Double($0.drop { $0 == "x" }.prefix { $0 != "x" }) } ?? 1
    self.scale = scale > 0 && scale.isFinite ? CGFloat(scale) : 1
    let appearances = (item["appearances"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    func appearance(_ name: String) -> String? {
      appearances.first { $0["appearance"] as? String == name }?["value"] as? String
    }
    luminosity =
      switch appearance("luminosity") {
      case "dark": .dark
      case "light": .light
      default: nil
      }
    isHighContrast = appearance("contrast") == "high"
    direction =
      switch word("language-direction") {
      case "left-to-right": .leftToRight
      case "right-to-left": .rightToLeft
      default: .unspecified
      }
    width = Self.sizeClass(word("width-class"))
    height = Self.sizeClass(word("height-class"))
    isWideGamut = word("display-gamut") == "display-P3"
    resizing = (item["resizing"] as? [String: Any]).map(AssetResizing.init)
    alignment = (item["alignment-insets"] as? [String: Any]).map(UIEdgeInsets.init(pixels:))
    color = (item["color"] as? [String: Any]).flatMap(UIColor.init(asset:))
    typeIdentifier = word("universal-type-identifier")
  }

  private static func sizeClass(_ word: String?) -> UIUserInterfaceSizeClass {
    switch word {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  /// How good the entry is for a wish, what counts most first; the higher the better.
  ///
  /// The first number is 0 for what is for something else.
  func fit(_ wish: AssetWish, knowsDirections: Bool) -> [Int] {
    let ownIdiom = wish.isPad ? "ipad" : "iphone"
    let isFor = [
      idiom == "universal" || idiom == ownIdiom,
      luminosity == nil || (luminosity == .dark) == wish.isDark,
      !isHighContrast || wish.isHighContrast,
      !knowsDirections || direction == .unspecified
        || (direction == .rightToLeft) == wish.isMirrored,
      width == .unspecified || width == wish.width,
      height == .unspecified || height == wish.height,
    ]
    let said = [
      idiom == ownIdiom, luminosity != nil, isHighContrast, direction != .unspecified,
      width != .unspecified, height != .unspecified, !isWideGamut,
    ]
    let misses = isFor.count { !$0 }
    return [misses == 0 ? 1 : 0, -misses] + said.map { $0 ? 1 : 0 } + [-distance(to: wish.scale)]
  }

  /// How far a scale is from the wished one: first that, then smaller ones, then larger ones.
  private func distance(to wished: CGFloat) -> Int {
    let best = wished > 1 ? min(wished, 3).rounded(.up) : 1
    let away = scale <= best ? best - scale : 10 + min(scale, 100)
    return Int(away * 100)
  }
}

/// Which parts of a picture stay as they are when it is made larger.
struct AssetResizing: Sendable {
  /// In pixels.
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode

  init(_ item: [String: Any]) {
    let caps = (item["cap-insets"] as? [String: Any]).map(UIEdgeInsets.init(pixels:)) ?? .zero
    switch item["mode"] as? String {
    case "3-part-horizontal":
      self.caps = UIEdgeInsets(top: 0, left: caps.left, bottom: 0, right: caps.right)
    case "3-part-vertical":
      self.caps = UIEdgeInsets(top: caps.top, left: 0, bottom: caps.bottom, right: 0)
    default: self.caps = caps
    }
    let center = item["center"] as? [String: Any]
    mode = center?["mode"] as? String == "tile" ? .tile : .stretch
  }
}

extension UIEdgeInsets {
  fileprivate init(pixels item: [String: Any]) {
    func side(_ key: String) -> CGFloat {
      let number = (item[key] as? NSNumber)?.doubleValue ?? 0
      return number > 0 && number < 1e6 ? CGFloat(number) : 0
    }
    self.init(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }

  func scaled(by factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}
