import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Scenes
import Stages
import UIKit

/// A stage whose frames go through SDL's dummy driver, as a window's would.
@MainActor
package final class HeadlessTheatre {
  /// Its frames reach the driver only by `turn(at:)` of the theatre.
  package let stage: Stage
  private let window: HostWindow
  private let variants: VariantGrid?

  /// In pixels. Pictures with a longer side are not shown: SDL would copy them twice, for nobody.
  private static let largestShownSide = 4096

  package convenience init(scene: ExpandedScene, threads: Int) throws(HostError) {
    try self.init(scene: scene, in: nil, threads: threads)
  }

  /// The scene in its variants, where there are any.
  init(scene: ExpandedScene, in set: SceneSet?, threads: Int) throws(HostError) {
    stage = Stage(threads: threads)
    stage.show(scene)
    func side(_ points: CGFloat) -> Int {
      min(Self.largestShownSide, Int(points.rounded(.up)))
    }
    var size = scene.canvas.size
    if let set, !set.variants.isEmpty {
      size = set.size
      variants = try Self.show(set, size: size, on: stage)
    } else {
      variants = nil
    }
    window = try HostWindow(
      title: "preview", width: side(size.width), height: side(size.height),
      visibility: .headless)
  }

  /// Puts the variants beside each other on the stage of the first.
  private static func show(
    _ set: SceneSet, size: CGSize, on stage: Stage
  ) throws(HostError) -> VariantGrid {
    let (width, height) = (size.width * stage.scale, size.height * stage.scale)
    guard max(width, height) <= CGFloat(Pixmap.maximumSide) else {
      throw HostError.tooLarge(width: Int(width), height: Int(height))
    }
    let grid = VariantGrid(of: stage)
    grid.show(set, keepingState: false)
    let backdrop = CALayer()
    backdrop.frame = CGRect(origin: .zero, size: size)
    for layer in [stage.live.window.layer, grid.layer] { backdrop.addSublayer(layer) }
    let places = grid.place(Placement())
    let window = stage.live.window.layer
    window.masksToBounds = true
    places[0].place(window, of: window.bounds.size)
    stage.surroundings = Stage.Surroundings(
      root: backdrop, width: Int(width.rounded()), height: Int(height.rounded()),
      background: WindowLayout.background)
    return grid
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
