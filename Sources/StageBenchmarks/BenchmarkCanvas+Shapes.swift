import Pixels

// Coverage: many shapes of middling size, all over the target.
extension BenchmarkCanvas {
  /// 200 on the largest picture that is usual here.
  private var count: Int { max(1, target.width * target.height / 10_368) }

  func shapes() -> [BenchmarkStage] {
    let unit = "\(count) shapes"
    let outlines = (0..<count).map(blob)
    return [
      BenchmarkStage(name: "rounded rectangles", unit: unit) {
        for index in 0..<count {
          target.surface.fill(card(index), with: Pixel(0xC020_4060), scratch: scratch)
        }
      },
      BenchmarkStage(name: "outlines", unit: unit) {
        for index in 0..<count { _ = blob(index) }
      },
      BenchmarkStage(name: "coverage of outlines", unit: unit) {
        for outline in outlines {
          target.surface.fill(
            outline, rule: .nonZero, with: Pixel(0xC020_4060), scratch: scratch)
        }
      },
      BenchmarkStage(name: "strokes", unit: unit) {
        for index in 0..<count {
          target.surface.fill(
            stroke(index), rule: .nonZero, with: Pixel(0xC060_4020), scratch: scratch)
        }
      },
    ]
  }

  private func center(_ index: Int) -> SIMD2<Double> {
    SIMD2(
      Double(100 + index * 97 % max(1, target.width - 200)) + 0.3,
      Double(100 + index * 61 % max(1, target.height - 200)) + 0.7)
  }

  private func card(_ index: Int) -> RoundedRect {
    let center = center(index)
    let radius = CornerRadius(x: 12, y: 12)
    return RoundedRect(
      minX: center.x - 90, minY: center.y - 60, maxX: center.x + 90, maxY: center.y + 60,
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Twelve curves around a centre, as the corners and controls of a flower.
  private func petals(
    _ index: Int, _ curve: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    let center = center(index)
    // A twelfth of a turn.
    let (cosine, sine) = (0.866_025_403_784, 0.5)
    var arm = SIMD2(40.0, 0)
    for _ in 0..<12 {
      let next = SIMD2(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
      curve(center + arm * 2.2, center + next * 2.2, center + next)
      arm = next
    }
  }

  private func blob(_ index: Int) -> Outline {
    var builder = OutlineBuilder()
    let center = center(index)
    builder.move(center.x + 40, center.y)
    petals(index) { builder.cubic($0.x, $0.y, $1.x, $1.y, $2.x, $2.y) }
    builder.close()
    return builder.build()
  }

  private func stroke(_ index: Int) -> Outline {
    var lines = PolylineBuilder(flatness: 0.1)
    let center = center(index)
    lines.move(center.x + 40, center.y)
    petals(index) { lines.cubic($0.x, $0.y, $1.x, $1.y, $2.x, $2.y) }
    lines.close()
    var stroker = Stroker(style: StrokeStyle(width: 3), flatness: 0.1)
    let pieces = stroker.stroke(lines.build())
    var builder = OutlineBuilder()
    var start = 0
    for end in pieces.ends {
      for place in start..<end {
        let point = pieces.points[place]
        if place == start { builder.move(point.x, point.y) } else { builder.line(point.x, point.y) }
      }
      builder.close()
      start = end
    }
    return builder.build()
  }
}
