import CProcessor

/// A gradient on a plane that is seen in perspective; each pixel divides.
public struct ProjectedGradient: PixelSource, Sendable {
  public enum Kind: Hashable, Sendable {
    case axial(from: SIMD2<Double>, to: SIMD2<Double>)
    /// Around a centre, up to an ellipse with these half axes.
    case radial(center: SIMD2<Double>, radius: SIMD2<Double>)
    /// `angle` is where it begins, from the x axis towards the y axis.
    case conic(center: SIMD2<Double>, angle: Double)
  }

  private let colors: [UInt32]
  /// To a space in which the place on the ramp is x, the length of (x, y), or its angle.
  private let map: ProjectiveMap
  private let measure: Measure
  public let isOpaque: Bool
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  private enum Measure {
    case along
    case length
    case turns(from: Double)
  }

  /// `map` leads from the device to the space of the kind's points; nil where that has no place.
  public init?(ramp: GradientRamp, kind: Kind, map: ProjectiveMap) {
    colors = ramp.table(.both)
    isOpaque = ramp.isOpaque
    switch kind {
    case .axial(let from, let to):
      let along = to - from
      let square = (along * along).sum()
      // Without a direction everything lies behind the end.
      let x = square > 0 ? along / square : .zero
      let shift = square > 0 ? -(from * x).sum() : 2
      self.map = map.measured(x: SIMD3(x.x, x.y, shift), y: SIMD3(0, 0, 0))
      measure = .along
    case .radial(let center, let radius):
      guard radius.x != 0, radius.y != 0 else { return nil }
      self.map = map.measured(
        x: SIMD3(1 / radius.x, 0, -center.x / radius.x),
        y: SIMD3(0, 1 / radius.y, -center.y / radius.y))
      measure = .length
    case .conic(let center, let angle):
      self.map = map.measured(x: SIMD3(1, 0, -center.x), y: SIMD3(0, 1, -center.y))
      let turns = angle / (2 * Double.pi)
      measure = .turns(from: turns.isFinite ? turns - turns.rounded(.down) : 0)
    }
    guard self.map.isFinite else { return nil }
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      switch measure {
      case .along:
        for index in 0..<count {
          target[index] = GradientRamp.pixel(colors, at: map.place(x + index, y).x)
        }
      case .length:
        for index in 0..<count {
          let place = map.place(x + index, y)
          target[index] = GradientRamp.pixel(colors, at: (place * place).sum().squareRoot())
        }
      case .turns(let start): turn(x, y, count, target, colors, from: start)
      }
    }
  }

  /// Angles by the kernel for rows, of which each pixel is one without length.
  private func turn(
    _ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>,
    _ colors: UnsafePointer<UInt32>, from start: Double
  ) {
    var job = GradientJob(
      target: target, count: 1, x: 0, colors: colors, steps: Double(GradientRamp.steps),
      acrossStep: 0, across: 0, downStep: 0, down: 0)
    for index in 0..<count {
      let place = map.place(x + index, y)
      (job.target, job.across, job.down) = (target + index, place.x, place.y)
      choice.sources.turns(&job, start)
    }
  }
}

extension ProjectiveMap {
  /// The map with two measures of what it leads to in place of x and y.
  fileprivate func measured(x first: SIMD3<Double>, y second: SIMD3<Double>) -> ProjectiveMap {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3((row * first).sum(), (row * second).sum(), row.z)
    }
    return ProjectiveMap(x: row(x), y: row(y), one: row(one), nearest: nearest)
  }
}
