import CoreGraphics
import Scenes

/// A frame as a file has it: what is a share there stays one.
enum FrameText {
  static func value(of frame: CGRect, written: PropertyValue?, in size: CGSize) -> JSONValue {
    var lengths: [Length?] = [nil, nil, nil, nil]
    if case .rect(let origin, let size)? = written {
      lengths = [origin.x, origin.y, size.x, size.y]
    }
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    let whole = [size.width, size.height, size.width, size.height]
    let values = zip(zip(sides, whole), lengths).map { side, length -> JSONValue in
      let (side, whole) = side
      switch length {
      case .share(let share)? where (share * whole - side).magnitude < 0.0005:
        return JSONValue(percent(share))
      case .share? where whole > 0: return JSONValue(percent(side / whole))
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
