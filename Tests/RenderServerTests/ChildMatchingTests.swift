import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

@Suite struct ChildMatchingTests {
  /// Every order of every subset of a few numbers.
  private static func arrangements(of items: [Int]) -> [[Int]] {
    [[]]
      + items.flatMap { first in
        arrangements(of: items.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test func findsALongestIncreasingRun() {
    var run = IncreasingRun()
    for numbers in Self.arrangements(of: [0, 1, 2, 3, 4, 5]) {
      run.find(in: ContiguousArray(numbers))
      let found = zip(numbers, run.members).filter(\.1).map(\.0)
      #expect(found == found.sorted())
      let subsets = (0..<1 << numbers.count).map { bits in
        numbers.indices.filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
      }
      #expect(found.count == subsets.filter { $0 == $0.sorted() }.map(\.count).max())
    }
  }

  /// Layers that all overlap each other, from every list of up to four to every other.
  @Test func everyChangeOfAListIsRepaintedWhereItShows() {
    let colors = [red, green, blue, .black]
    let layers = (0..<4).map { index in
      let offset = Double(index * 2)
      return layer(id: UInt64(index + 2), offset, offset, 10, 10, color: colors[index])
    }
    let lists = Self.arrangements(of: [0, 1, 2, 3])
    let frames = lists.map { list in
      frame(layer(0, 0, 20, 20, list.map { layers[$0] }), side: 20)
    }
    let pictures = frames.map { frame in
      let renderer = Renderer(threads: 1)
      _ = renderer.render(frame)
      return renderer.pixmap
    }
    let renderer = Renderer(threads: 1)
    for first in lists.indices {
      for second in lists.indices {
        _ = renderer.render(frames[first])
        _ = renderer.render(frames[second])
        let same = renderer.pixmap == pictures[second]
        #expect(same, "\(lists[first]) to \(lists[second])")
      }
    }
  }

  @Test func childrenWithTheSameIdAreNotLost() {
    let one = layer(id: 7, 0, 0, 5, 5, color: red)
    let two = layer(id: 7, 10, 0, 5, 5, color: green)
    let other = layer(id: 8, 3, 3, 9, 9, color: blue)
    let lists = [
      [one, two, other], [other, two], [two, other, one, one], [other, one], [two, one],
    ]
    let renderer = Renderer(threads: 1)
    for first in lists {
      for second in lists {
        _ = renderer.render(frame(layer(0, 0, 20, 20, first)))
        _ = renderer.render(frame(layer(0, 0, 20, 20, second)))
        #expect(renderer.pixmap == picture(layer(0, 0, 20, 20, second)))
      }
    }
  }
}
