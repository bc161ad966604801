import CoreGraphics
import RenderTree

/// All that can be set on a gradient layer beyond what every layer has.
struct GradientState: Equatable {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// What is painted; nil where colours or locations are too few.
  var content: Paint.Content? { content(blendedIn: nil) }

  /// The same, blended in a space; nil is sRGB.
  func content(blendedIn space: CGColorSpace?) -> Paint.Content? {
    guard let colors, colors.count > 1, (locations?.count ?? colors.count) >= colors.count,
      let gradient = CGGradient(
        colorsSpace: space, colors: colors as CFArray, locations: locations)
    else { return nil }
    return .gradient(
      GradientContent(
        kind: GradientContent.Kind(rawValue: type.rawValue) ?? .axial, gradient: gradient,
        start: start, end: end))
  }
}
