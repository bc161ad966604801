import CoreGraphics
import UIKit

/// A symbol of a scene file: what views make an image of that takes their tint.
package struct SymbolValue: Hashable, Sendable {
  let name: String
  /// What the file leaves open is up to the view.
  var pointSize: Double?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// Nil for the view's tint.
  var color: CGColor?

  static let weights = Choices<UIImage.SymbolWeight>(
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black)
  static let scales = Choices<UIImage.SymbolScale>(.small, .medium, .large)
  /// In points; larger ones take more memory than a scene may.
  static let pointSizes = 1.0...1_000.0
  static let names = NameIndex(UIImage.symbolNames)

  init(_ name: String) { self.name = name }

  /// What a view shows; nil for a name that there is no symbol of.
  var image: UIImage? {
    var configuration = UIImage.SymbolConfiguration(weight: weight)
      .applying(UIImage.SymbolConfiguration(scale: scale))
    if let pointSize {
      configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: pointSize))
    }
    let image = UIImage(systemName: name, withConfiguration: configuration)
    guard let color else { return image }
    return image?.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysOriginal)
  }

  /// The pixels that a layer shows, which knows no tint: without a colour, in one that is given.
  func picture(in color: CGColor, scale: CGFloat) -> CGImage? {
    guard let image else { return nil }
    return image.withTintColor(UIColor(cgColor: self.color ?? color)).picture(scale: scale)
  }
}
