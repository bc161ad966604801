import Foundation

/// Calls a display link in run loops, for programs that have no host to make frames.
final class LoopBeat: @unchecked Sendable {
  private weak var link: CADisplayLink?
  private var timers: [Timer] = []

  init(of link: CADisplayLink) {
    self.link = link
  }

  deinit { end() }

  /// Calls from now on in these places, in one at a time, or nowhere.
  func follow(_ places: Set<CADisplayLink.Place>, every seconds: Double) {
    end()
    for (loop, places) in Dictionary(grouping: places, by: \.loop) {
      let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in self?.beat() }
      timers.append(timer)
      for place in places { loop.add(timer, forMode: place.mode) }
    }
  }

  private func end() {
    timers.forEach { $0.invalidate() }
    timers = []
  }

  /// A turn of the loop ends as a commit does. A host that has come meanwhile makes the frames.
  private func beat() {
    guard !LayerClock.isStaged, let link else { return }
    link.fire(at: LayerClock.now)
    CATransaction.flush()
  }
}
