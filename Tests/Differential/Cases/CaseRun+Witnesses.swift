import QuartzCore
import Scenes
import Stages
import UIKit

// What was shown is freed with its stage, and has nothing more to do, whatever fingers, animations and
// timers did at the end.

/// A layer that has to go.
struct Witness {
  weak var layer: CALayer?
}

extension CaseRun {
  /// More layers of one scene tell nothing new.
  private static let most = 2000

  /// Remembers what a stage shows now.
  mutating func watch(_ stage: Stage) {
    var open: [CALayer] = [stage.live.window.layer]
    var count = 0
    while let layer = open.popLast(), count < Self.most {
      witnesses.append(Witness(layer: layer))
      count += 1
      open += layer.sublayers ?? []
      if let mask = layer.mask { open.append(mask) }
    }
  }

  /// To be asked when all stages have gone.
  mutating func expectAllGone() {
    // What moved in them ends with the next frame of any window. One at the time of the last that was
    // shown is no next one to a display link.
    let next = Stage(threads: 1)
    for time in [0, 1.0] { next.turn(at: time) }
    guard !onlyPaints else { return witnesses.removeAll() }
    expect(.gone, next.timeToNextFrame == nil, "something goes on when its stage has gone")
    let left = witnesses.compactMap(\.layer)
    let count = witnesses.count
    witnesses.removeAll()
    guard count > 0 else { return }
    expect(.gone, left.isEmpty, "\(left.count) of \(count) layers stay: \(Self.words(for: left))")
  }

  private static func words(for layers: [CALayer]) -> String {
    let names = layers.prefix(20).map { layer in
      let owner = layer.delegate.map { "\(Swift.type(of: $0))" }
      return owner ?? "\(Swift.type(of: layer))"
    }
    return names.joined(separator: ", ")
  }
}
