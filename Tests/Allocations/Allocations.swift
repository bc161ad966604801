import AllocationCounter
import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree

#if canImport(Glibc)
  import Glibc
#endif

/// Counts how often painting asks for memory once a scene has been seen, and how often moving does
/// once it goes on, and fails unless they never do. It is a program of its own because only optimised
/// code keeps from it.
@main
@MainActor
struct Allocations {
  private let renderer = Renderer(threads: 1)
  /// Trees of a movement that goes round, made before.
  private let trees: [RenderNode?]

  static func main() {
    guard allocation_counting_works() != 0 else {
      print("allocations cannot be counted here")
      exit(1)
    }
    let run = Allocations()
    let first = run.round()
    for _ in 0..<2 { _ = run.round() }
    let steady = run.round()
    print(
      "\(run.trees.count) frames asked for memory \(first) times at first, \(steady) times later")
    let movement = Movement()
    let start = movement.frames(0..<60)
    let moving = movement.frames(60..<240)
    let time = (moving.milliseconds * 1000).rounded() / 1000
    print(
      "1000 animations asked for memory \(start.requests) times in the first 60 frames,"
        + " \(moving.requests) times in the 180 after; sampling and commit take \(time) ms")
    let layout = LayoutByConstraints()
    let (solved, laidOut) = layout.changes(1000)
    print(
      "a list of 100 rows asked for memory \(solved) times while 1000 constants were changed and"
        + " solved, \(laidOut) times while its views were laid out by them")
    exit(steady == 0 && moving.requests == 0 && solved == 0 && laidOut == 0 ? 0 : 1)
  }

  private init() {
    let page = Page()
    trees = (0..<24).map { step in
      page.mover.position = CGPoint(x: 60 + step * 11, y: 60 + (step * 17) % 200)
      return page.root.commitTree().root
    }
  }

  /// Paints every tree, and tells how often that asked for memory.
  private func round() -> UInt64 {
    let canvas = CanvasSize(width: 800, height: 800)
    let before = allocation_count()
    for tree in trees {
      _ = renderer.render(Frame(root: tree, canvas: canvas, scale: 2))
    }
    return allocation_count() - before
  }
}
