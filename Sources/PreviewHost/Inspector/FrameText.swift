import CoreGraphics
import Scenes

/// A frame or a point as a file has it: what is a share there stays one.
enum FrameText {
  static func value(of frame: CGRect, written: PropertyValue?, in size: CGSize) -> JSONValue {
    var lengths: [Length?] = [nil, nil, nil, nil]
    if case .rectangle(let rect)? = written { lengths = rect.lengths }
    return value(
      [frame.minX, frame.minY, frame.width, frame.height], written: lengths,
      [size.width, size.height, size.width, size.height])
  }

  static func value(of point: CGPoint, written: PropertyValue?, in size: CGSize) -> JSONValue {
    var lengths: [Length?] = [nil, nil]
    if case .pair(let pair)? = written { lengths = [pair.x, pair.y] }
    return value([point.x, point.y], written: lengths, [size.width, size.height])
  }

  /// Each with what stands there, and with what shares are of.
  private static func value(
    _ numbers: [CGFloat], written: [Length?], _ whole: [CGFloat]
  ) -> JSONValue {
    let values = zip(zip(numbers, whole), written).map { side, length -> JSONValue in
      let (side, whole) = side
      switch length {
      case .share(let share)? where (share * whole - side).magnitude < 0.0005:
        return JSONValue(percent(share))
      // What a rounded share has come to is no other place.
      case .share? where whole > 0: return JSONValue(percent(rounded(side, 100) / whole))
      case .points(let points)? where (points - side).magnitude < 0.0005:
        return JSONValue(Double(points))
      default: return JSONValue(rounded(side, 1000))
      }
    }
    return JSONValue(.array(values))
  }

  private static func percent(_ share: CGFloat) -> String {
    "\(JSONText.number(rounded(share * 100, 10_000)))%"
  }

  private static func rounded(_ value: CGFloat, _ steps: Double) -> Double {
    (Double(value) * steps).rounded() / steps
  }
}
