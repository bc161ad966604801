/// Where in its dashes a path begins.
package struct DashStart {
  /// Which length of the pattern: even ones are dashes, odd ones gaps.
  package var index = 0
  /// What is left of it.
  package var left: Double

  /// Whether the path begins in a dash, not in a gap.
  package var isOn: Bool { index.isMultiple(of: 2) }

  /// The pattern has a positive sum; the phase is finite.
  package init(_ pattern: [Double], phase: Double) {
    let period = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    while offset > pattern[index] || (offset == pattern[index] && offset > 0) {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - offset
  }
}
