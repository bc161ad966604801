import AllocationCounter
import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree

#if canImport(Glibc)
  import Glibc
#endif

/// Counts how often painting asks for memory once a scene has been seen, and fails unless it never
/// does. It is a program of its own because only optimised code keeps from it.
@main
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
    exit(steady == 0 ? 0 : 1)
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
