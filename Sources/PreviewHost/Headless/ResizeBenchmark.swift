import CoreGraphics
import Foundation
import Scenes

/// Times the way from another size of the window to the frame in it, with the real loop; only the
/// display is SDL's dummy.
@MainActor
package struct ResizeBenchmark {
  private let path: String
  private let options: HostOptions

  package init(path: String, options: HostOptions) {
    self.path = path
    self.options = options
  }

  /// Makes the window wider and narrower, so many times.
  package func run(sizes: Int) throws -> WindowTimes {
    let host = try Host.measured(path, options)
    let size = host.window.size.points
    var times: [Double] = []
    for step in 1...sizes where !host.isDone {
      // To and fro by a pixel or more each time, as a hand does it.
      let width = Int(size.width) - 100 + abs(step * 7 % 400 - 200)
      host.window.resize(width: max(1, width), height: Int(size.height) - step % 50)
      let start = MonotonicClock.now()
      let presented = host.statistics.presented
      for _ in 0..<10 where host.statistics.presented == presented { try host.turn() }
      times.append(Double(MonotonicClock.now() - start) / 1e6)
    }
    guard !host.isDone else { throw HostError.interrupted }
    return WindowTimes(mode: "resize", words: "sizes", times: times.sorted())
  }
}
