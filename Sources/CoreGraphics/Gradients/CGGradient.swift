import Foundation
import Pixels

/// Colours at places from 0 to 1 and what lies between them. Immutable.
///
/// Between two places the components are mixed in the gradient's space with straight alpha, as
/// Apple's are: a colour that fades to `clear`, which is black, darkens on its way.
public final class CGGradient: Hashable, Sendable {
  private let space: CGColorSpace
  private let stops: [Stop]
  /// The colours as they are painted.
  package let ramp: GradientRamp?

  private struct Stop: Hashable {
    var location: CGFloat
    /// In the gradient's space, alpha last.
    var components: [CGFloat]
  }

  private init?(space: CGColorSpace, stops: [Stop]) {
    guard !stops.isEmpty, space.isContinuous else { return nil }
    self.space = space
    self.stops = stops
    ramp = Self.ramp(of: stops, in: space.encoding)
  }

  /// A gradient between colours, converted to `space`: without one, to sRGB.
  ///
  /// Without locations the colours are evenly spread; else there is a location for each colour.
  /// Nil without colours, or when the array holds something else.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    let space = space ?? .rgb
    let components = known.compactMap {
      $0.converted(to: space, intent: .defaultIntent, options: nil)?.values
    }
    guard components.count == known.count else { return nil }
    self.init(space: space, components: components, locations: locations)
  }

  /// A gradient between `count` colours, whose components, alpha last, follow each other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).map { index in
      Array(UnsafeBufferPointer(start: components + index * width, count: width))
    }
    self.init(space: space, components: colors, locations: locations)
  }

  private convenience init?(
    space: CGColorSpace, components: [[CGFloat]], locations: UnsafePointer<CGFloat>?
  ) {
    let last = CGFloat(max(1, components.count - 1))
    let stops = components.indices.map { index -> Stop in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(location: location > 0 ? min(location, 1) : 0, components: components[index])
    }
    self.init(space: space, stops: stops)
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left === right || (left.space == right.space && left.stops == right.stops)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(stops)
  }
}

extension CGGradient {
  /// How many straight pieces stand for the way between two colours of a space that is not
  /// painted as it is.
  private static let pieces = 16

  private static func ramp(of stops: [Stop], in encoding: ColorEncoding) -> GradientRamp? {
    guard !encoding.isPainted else {
      return GradientRamp(stops.map { painted($0, encoding) })
    }
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    let between = zip(sorted, sorted.dropFirst()).flatMap { left, right in
      (1..<pieces).map { mixed(left, right, CGFloat($0) / CGFloat(pieces)) }
    }
    return GradientRamp((sorted + between).map { painted($0, encoding) })
  }

  private static func mixed(_ left: Stop, _ right: Stop, _ share: CGFloat) -> Stop {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Stop(
      location: mix(left.location, right.location),
      components: zip(left.components, right.components).map(mix))
  }

  private static func painted(_ stop: Stop, _ encoding: ColorEncoding) -> GradientRamp.Stop {
    let color = encoding.toSRGB(stop.components)
    return GradientRamp.Stop(
      place: stop.location, red: color.x, green: color.y, blue: color.z,
      alpha: stop.components.last ?? 0)
  }
}
