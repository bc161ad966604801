import CoreGraphics
import QuartzCore
import RenderServer
import Scenes
import Stages
import UIKit

/// Times a scene's frames: layout, commit, difference, flattening and painting, without a window.
@MainActor
package struct FrameBenchmark {
  /// What changes from frame to frame.
  package enum Mode: String, Sendable {
    /// Everything is repainted, with warm caches.
    case full
    /// One leaf layer moves to and fro.
    case damage
    /// The scene's time goes on by a sixtieth of a second.
    case animate
  }

  /// Of all counted frames; times in milliseconds.
  package struct Result: Sendable {
    /// What changed from frame to frame.
    package var mode: Mode
    /// How many painted.
    package var threads: Int
    /// In device pixels.
    package var size: CanvasSize
    /// Whole frames, the fastest first.
    package var times: [Double]
    /// By stage, in the order of the frame.
    package var stages: [(name: String, median: Double)]
    /// Of the last frame.
    package var report: FrameReport
    /// The layers for which the last frame took a new render node.
    package var recommitted: Int
    /// What was kept when all frames were drawn.
    package var caches: [CacheSize]
  }

  private let stage: Stage
  private let threads: Int
  private static let warmUp = 5

  package init(scene: ExpandedScene, threads: Int) {
    self.threads = threads
    stage = Stage(threads: threads)
    stage.show(scene)
    stage.turn(at: 0)
  }

  /// `moving` names the node that the damage run moves; else it is a leaf.
  package func run(_ mode: Mode, frames: Int, moving name: String? = nil) -> Result {
    let named = name.flatMap { stage.live.node(named: $0)?.layer }
    let mover = mode == .damage ? Mover(named ?? Mover.leaf(below: stage.live.window.layer)) : nil
    var recommitted = 0
    var times: [Double] = []
    var stages: [[Double]] = [[], [], [], [], []]
    var report = FrameReport()
    for index in 0..<(frames + Self.warmUp) {
      if mode == .full { stage.renderer.invalidate() }
      mover?.step(index)
      let clock = ContinuousClock()
      let start = clock.now
      report = stage.turn(at: mode == .animate ? Double(index + 1) / 60 : 0)
      let whole = milliseconds(clock.now - start)
      recommitted = stage.lastCommit.recommitted
      guard index >= Self.warmUp else { continue }
      let known = [
        stage.lastCommit.sampling, report.times.diff, report.times.flatten, report.times.paint,
      ].map { Double($0) / 1e6 }
      times.append(whole)
      stages[0].append(known[0])
      stages[1].append(max(0, whole - known.reduce(0, +)))
      for (place, time) in known.dropFirst().enumerated() { stages[place + 2].append(time) }
    }
    let names = ["sample", "commit", "damage", "flatten", "paint"]
    return Result(
      mode: mode, threads: threads, size: stage.frame().canvas, times: times.sorted(),
      stages: zip(names, stages).map { ($0, $1.sorted()[$1.count / 2]) }, report: report,
      recommitted: recommitted, caches: stage.caches)
  }

  private func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}

extension FrameBenchmark {
  /// Moves a layer to and fro.
  @MainActor
  private struct Mover {
    private let layer: CALayer
    private let home: CGPoint

    init(_ layer: CALayer) {
      self.layer = layer
      home = layer.position
    }

    /// The deepest layer that paints and has no sublayers, the last of several.
    static func leaf(below root: CALayer) -> CALayer {
      var (found, best) = (root, 0)
      var pending = [(layer: root, depth: 0)]
      while let (layer, depth) = pending.popLast() {
        if depth > best, layer.sublayers == nil, layer.backgroundColor != nil, !layer.isHidden {
          (found, best) = (layer, depth)
        }
        pending += (layer.sublayers ?? []).map { ($0, depth + 1) }
      }
      return found
    }

    func step(_ index: Int) {
      let offset: CGFloat = index.isMultiple(of: 2) ? 0 : 8
      layer.position = CGPoint(x: home.x + offset, y: home.y)
    }
  }
}
