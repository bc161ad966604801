import CoreGraphics
import Pixels
import RenderServer
import Scenes
import Stages

/// A stage whose frames go through SDL's dummy driver, as a window's would.
@MainActor
package final class HeadlessTheatre {
  /// Its frames reach the driver only by `turn(at:)` of the theatre.
  package let stage: Stage
  private let window: HostWindow

  /// In pixels. Pictures with a longer side are not shown: SDL would copy them twice, for nobody.
  private static let largestShownSide = 4096

  package init(scene: ExpandedScene, threads: Int) throws(HostError) {
    stage = Stage(threads: threads)
    stage.show(scene)
    func side(_ points: CGFloat) -> Int {
      min(Self.largestShownSide, Int(points.rounded(.up)))
    }
    let size = scene.canvas.size
    window = try HostWindow(
      title: "preview", width: side(size.width), height: side(size.height),
      visibility: .headless)
  }

  /// One turn of the loop at a time of the virtual clock.
  package func turn(at time: TimeInterval) {
    // The dummy driver has no events but its own start; they are taken so that none pile up.
    _ = window.events(waiting: 0)
    let report = stage.turn(at: time)
    guard let pixmap = stage.renderer.pixmap, !report.damage.isEmpty,
      max(pixmap.width, pixmap.height) <= Self.largestShownSide
    else { return }
    // A texture that the driver refuses, such as one beyond its size, does not concern the picture.
    try? window.upload(pixmap, rects: report.damage)
    window.present()
  }
}
