import Testing

@testable import Pixels

/// What a path takes at most: beyond it curves are single lines.
@Suite struct PathBoundTests {
  /// Wide waves, one below the other.
  private func waves(_ body: (_ y: Double) -> Void) {
    for index in 0..<50 { body(Double(index) * 10) }
  }

  private func outline(_ bound: (inout OutlineBuilder) -> Void) -> OutlineBuilder {
    var builder = OutlineBuilder()
    bound(&builder)
    waves {
      builder.move(0, $0)
      builder.cubic(100, $0 - 90, 200, $0 + 90, 300, $0)
    }
    return builder
  }

  private func line(_ bound: (inout PolylineBuilder) -> Void) -> [Int] {
    var builder = PolylineBuilder(flatness: 0.01)
    bound(&builder)
    waves {
      builder.move(0, $0)
      builder.cubic(100, $0 - 90, 200, $0 + 90, 300, $0)
    }
    return builder.build().map(\.vertices.count)
  }

  @Test func `D2: paths have bounds`() {
    #expect(OutlineBuilder().mostEdges == 10_000_000)
    #expect(PolylineBuilder(flatness: 1).mostChords == 2_000_000)
  }

  @Test func `D2: curves beyond the bound of an outline are single lines`() {
    let free = outline { _ in }.edges.count
    let bounded = outline { $0.mostEdges = 100 }.edges.count
    // A wave is an edge or some each, with the line that closes it.
    #expect(free > 1000)
    #expect(bounded > 100 && bounded < 100 + 2 * 64 + 50 * 2)
  }

  @Test func `D2: curves beyond the bound of a stroke are single chords`() {
    let free = line { _ in }
    let bounded = line { $0.mostChords = 300 }
    #expect(free.allSatisfy { $0 > 100 })
    #expect(bounded.first == free.first)
    // A chord for each part of a curve that bends one way.
    #expect(bounded.suffix(30).allSatisfy { $0 < 20 }, "\(bounded.suffix(30))")
    #expect(bounded.count == free.count)
  }
}
