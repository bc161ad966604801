import Pixels

/// Walks along one subpath and keeps what lies on dashes.
struct DashWalk {
  private let pattern: [Double]
  private let startsOn: Bool
  private var index: Int
  /// What is left of the present dash or gap.
  private var left: Double
  private var collector = PathPartCollector()
  /// Whether any dash has come to its end.
  private var hasEnded = false
  private var lastDashStart = 0
  private var isDrawing = false

  init(pattern: [Double], phase: Double) {
    self.pattern = pattern
    let start = DashStart(pattern, phase: phase)
    (index, left, startsOn) = (start.index, start.left, start.isOn)
  }

  private var isOn: Bool { index.isMultiple(of: 2) }

  mutating func go(along segment: MeasuredSegment) {
    let length = segment.length
    var walked = 0.0
    while length - walked > left {
      if isOn { draw(segment, walked, walked + left) }
      if isDrawing { hasEnded = true }
      isDrawing = false
      collector.lift()
      walked += left
      index = (index + 1) % pattern.count
      left = pattern[index]
    }
    if isOn { draw(segment, walked, length) }
    left -= length - walked
  }

  private mutating func draw(_ segment: MeasuredSegment, _ start: Double, _ end: Double) {
    // A dash of no length is a dot where the caps are round or square; one at a corner is none.
    guard start < end || !isDrawing else { return }
    if !isDrawing { lastDashStart = collector.elements.count }
    isDrawing = true
    collector.add(segment, from: start, to: end)
  }

  func finish(isClosed: Bool) -> [CGPath.Element] {
    let elements = collector.elements
    guard isClosed, startsOn, isDrawing else { return elements }
    // One dash all round stays closed.
    guard hasEnded else { return elements.isEmpty ? elements : elements + [.close] }
    return Array(elements[lastDashStart...] + elements[1..<lastDashStart])
  }
}
