import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import UIKit

/// Times the way from a choice of a layer to the frame that shows it selected, and what the open panel
/// adds to the frames of a scene that moves; with the real loop, only the display is SDL's dummy.
@MainActor
package struct InspectBenchmark {
  private let path: String
  private let options: HostOptions

  package init(path: String, options: HostOptions) {
    self.path = path
    self.options = options
  }

  /// Selects so many layers, spread over the scene.
  package func run(selections: Int) throws -> WindowTimes {
    let host = try Host.measured(path, options)
    let inspector = host.makeOpenInspector()
    try host.turn()
    let layers = Self.layers(below: host.stage.live.window.layer)
    guard !layers.isEmpty else { throw HostError.tooSlow("there is no layer to be selected") }
    var times: [Double] = []
    for index in 0..<selections where !host.isDone {
      let layer = layers[index * 7919 % layers.count]
      let start = MonotonicClock.now()
      inspector.select(layer)
      // Not when the display is next ready: that is the same with and without.
      host.arrange()
      try host.show(at: host.stage.time, since: start)
      times.append(Double(MonotonicClock.now() - start) / 1e6)
    }
    guard !host.isDone else { throw HostError.interrupted }
    return WindowTimes(mode: "inspect", words: "selections", times: times.sorted())
  }

  /// The processor time of a frame with the panel open and something selected, less that without, in
  /// milliseconds; nil for a scene that does not move. The scene goes on as in a window, as the panel
  /// reads values ten times a second.
  package func costOfFrame(frames: Int) throws -> Double? {
    let host = try Host.measured(path, options)
    guard host.stage.timeToNextFrame != nil else { return nil }
    let inspector = host.makeOpenInspector()
    inspector.select(Self.layers(below: host.stage.live.window.layer).first)
    var cost: [Bool: (frames: Int, seconds: Double)] = [:]
    let blocks = 4
    for block in 0..<2 * blocks where !host.isDone {
      let isOpen = block % 2 == 0
      if inspector.isOpen != isOpen { host.toggleInspector() }
      // The first after opening paints all of the panel.
      for _ in 0..<3 {
        host.window.wake()
        try host.turn()
      }
      let (start, first) = (MonotonicClock.processorSeconds(), host.statistics.composited)
      let deadline = host.elapsed + Double(frames) / 60
      while host.statistics.composited - first < frames / blocks, host.elapsed < deadline,
        !host.isDone
      {
        try host.turn()
      }
      let old = cost[isOpen] ?? (0, 0)
      cost[isOpen] = (
        old.frames + host.statistics.composited - first,
        old.seconds + MonotonicClock.processorSeconds() - start
      )
    }
    guard !host.isDone else { throw HostError.interrupted }
    func perFrame(_ isOpen: Bool) -> Double {
      let (frames, seconds) = cost[isOpen] ?? (0, 0)
      return seconds * 1000 / Double(max(1, frames))
    }
    return perFrame(true) - perFrame(false)
  }

  private static func layers(below root: CALayer) -> [CALayer] {
    var found: [CALayer] = []
    var pending = root.sublayers ?? []
    while let layer = pending.popLast() {
      found.append(layer)
      pending += layer.sublayers ?? []
    }
    return found
  }
}

extension Host {
  fileprivate func makeOpenInspector() -> Inspector {
    if inspector?.isOpen != true { toggleInspector() }
    return inspector ?? makeInspector()
  }
}
