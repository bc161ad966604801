/// How a line is drawn along a path; lengths are in the path's own units.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Sendable {
    case butt
    case round
    case square
  }

  public enum Join: Sendable {
    case miter
    case round
    case bevel
  }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// A miter longer than this many widths becomes a bevel.
  public var miterLimit: Double
  /// Lengths drawn and left out in turn; none for a solid line.
  public var dashes: [Double]
  /// How far into the dashes the path begins.
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// How far from a line its stroke can be.
  package var reach: Double {
    // The corner of a square cap is 1.42 radii away; chords stray a little.
    width / 2 * (join == .miter ? max(1.5, miterLimit) : 1.5)
  }

  /// The dashes if they mean anything: not negative, not all zero, of a finite sum.
  package var usableDashes: [Double]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashPhase.isFinite
    else { return nil }
    // An odd number of lengths is gone through twice, so that each pair is a dash and a gap.
    let pattern = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
    let period = pattern.reduce(0, +)
    return period > 0 && period.isFinite ? pattern : nil
  }
}
