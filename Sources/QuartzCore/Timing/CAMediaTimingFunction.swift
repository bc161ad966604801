import CoreGraphics

/// A curve that says how much of an animation is done when how much of its time has passed.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  /// What animations run by: the points with each x cut to 0…1.
  package let curve: CubicTiming
  private let points: [Float]

  /// A curve of a name; an unknown one is `default`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    curve = CubicTiming(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Nil where the archive has no four points.
  public required init?(coder: NSCoder) {
    let given = coder.decodeValue(forKey: "controlPoints") as? [Any]
    let points = (given ?? []).compactMap { ($0 as? NSNumber)?.floatValue }
    guard points.count == 4 else { return nil }
    self.points = points
    curve = CubicTiming(
      Double(points[0]), Double(points[1]), Double(points[2]), Double(points[3]))
    super.init()
  }

  open func encode(with coder: NSCoder) { coder.encodeValue(points, forKey: "controlPoints") }

  open class var supportsSecureCoding: Bool { true }

  /// Writes the x and the y of one of the four points; others than 0…3 write nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0...3).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  open override var hash: Int { points.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
