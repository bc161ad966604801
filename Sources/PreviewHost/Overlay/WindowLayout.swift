import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

/// How the scene, the strip with a mistake and the timeline lie in the host's window.
///
/// Zoom is a transform of the scene's window; the scene's layout never knows of it.
@MainActor
final class WindowLayout {
  let timeline = Timeline()
  let problems = ProblemList()
  private let banner = Banner()
  /// The root of everything in the host's window, in points of the desktop.
  private let backdrop = CALayer()
  private let stage: Stage
  /// The scene's variants, where it is looked at in several.
  let variants: VariantGrid
  private var viewport: Viewport
  /// How large the scene is shown at first, whatever hands make of that.
  private let beginning: CGFloat
  /// Shows a picture as it is in place of the scene, from the corner of the window on; nil for none.
  var keptPicture: CGImage? {
    didSet {
      guard keptPicture !== oldValue else { return }
      CATransaction.atOnce { kept.contents = keptPicture }
      situation = nil
    }
  }
  private let kept = CALayer()
  /// What everything was placed for; nil before the first time.
  private var situation: Situation?
  /// Where the scene lies in the frame on show; what hands do was meant for it.
  private(set) var placement = Placement()
  /// The same of each variant; the scene's own alone where there are none.
  private(set) var placements = [Placement()]
  /// How often something had to be placed.
  private(set) var arrangements = 0

  static let background = CGColor(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)

  /// Everything that decides on places.
  private struct Situation: Equatable {
    var window: WindowSize
    var viewport: Viewport
    var canvas: CGSize
    var titles: [String]
    var table: VariantTable?
    /// The size of the scene's window, which a scene changes, and its place with that: also the first
    /// scene does, whose canvas may be the one that was assumed.
    var sceneSize: CGSize
    /// What is wrong with the scene's files.
    var message: String?
    /// What the timeline shows; nil hides it.
    var timeline: Timeline.Shown?
  }

  init(of stage: Stage, viewport: Viewport = Viewport(), variants: VariantGrid? = nil) {
    self.stage = stage
    self.viewport = viewport
    beginning = viewport.fixedFactor ?? 1
    self.variants = variants ?? VariantGrid(of: stage)
    for layer in [kept, stage.live.window.layer, self.variants.layer] {
      backdrop.addSublayer(layer)
    }
    for overlay in [banner.layer, timeline.layer, problems.layer] { backdrop.addSublayer(overlay) }
    stage.live.window.layer.masksToBounds = true
  }

  /// Whether the strip with a mistake is on show.
  var showsBanner: Bool { !banner.layer.isHidden }

  /// How high what stands along the bottom is.
  var heightAtBottom: CGFloat {
    (showsBanner ? banner.layer.bounds.height : 0)
      + (timeline.layer.isHidden ? 0 : timeline.layer.bounds.height)
  }

  /// Whether the strip with a mistake is at a point of the window.
  func isOnBanner(_ point: CGPoint) -> Bool { showsBanner && banner.layer.frame.contains(point) }

  /// Puts something over the scene, below the strip and the timeline.
  func addOverlay(_ layer: CALayer) { backdrop.insertSublayer(layer, below: banner.layer) }

  /// Changes the scene's zoom, from the next frame on.
  func zoom(_ command: HostCommand.Zoom, at point: CGPoint? = nil, in window: WindowSize) {
    switch command {
    case .fit: viewport.show(.fit)
    case .actualSize: viewport.show(.fixed(1))
    case .larger, .smaller:
      viewport.step(
        command == .larger ? .plus : .minus, at: point, canvas: contentSize(in: window),
        in: window.points, scale: window.scale)
    }
  }

  /// How large the scene is shown, where that is another size than its own: `150 %`.
  var zoomText: String? {
    let percent = (placement.zoom * 100).rounded()
    return percent == 100 ? nil : "\(Int(percent)) %"
  }

  /// Moves a scene that is larger than the window; tells whether there was anything to move.
  func pan(by distance: CGVector, in window: WindowSize) -> Bool {
    viewport.pan(
      by: distance, canvas: contentSize(in: window), in: window.points, scale: window.scale)
  }

  private var canvas: CGSize { stage.live.scene?.canvas.size ?? Canvas().size }

  /// How large all that is shown is at its own size: what a window would be that shows just that.
  ///
  /// Where the scene begins at a zoom, the window is for that: a canvas that follows the window is as
  /// large as ever.
  var contentSize: CGSize {
    let zoom = stage.live.scene?.canvas.isResizable == true ? 1 : beginning
    let size = variants.table?.size(at: zoom) ?? canvas
    return CGSize(width: size.width * zoom, height: size.height * zoom)
  }

  /// The same in points of the scene, as it is shown: what is between variants is as large as ever,
  /// however small they are.
  private func contentSize(in window: WindowSize) -> CGSize {
    guard let table = variants.table else { return canvas }
    var zoom: CGFloat = 1
    // Each time nearer by the share that the gaps have of the window.
    for _ in 0..<16 {
      zoom = viewport.factor(
        canvas: table.size(at: zoom), in: window.points, scale: window.scale)
    }
    return table.size(at: zoom)
  }

  /// Brings everything to its place in a window, with what is wrong and the time that is held, if
  /// any; does nothing where everything is there.
  func arrange(in window: WindowSize, message: String? = nil, heldTime: TimeInterval? = nil) {
    let shown = heldTime.map {
      Timeline.Shown(
        time: $0, pageLength: stage.live.scene?.animationLength ?? 1,
        turnsPages: stage.live.scene?.movesForEver ?? false)
    }
    let situation = Situation(
      window: window, viewport: viewport, canvas: canvas,
      titles: variants.cells.map { $0.isStale ? $0.title + "!" : $0.title },
      table: variants.table, sceneSize: stage.live.window.bounds.size, message: message,
      timeline: shown)
    guard situation != self.situation else { return }
    self.situation = situation
    arrangements += 1
    arrange(situation)
  }

  /// Lists what there is to be said of the scene's files.
  func show(_ list: [ProblemList.Problem], in window: WindowSize) {
    CATransaction.atOnce {
      problems.show(list, in: window.points, below: showsBanner ? banner.layer.bounds.height : 0)
    }
  }

  private func arrange(_ situation: Situation) {
    let window = situation.window
    stage.scale = window.scale
    let whole = situation.viewport.placement(
      of: contentSize(in: window), in: window.points, scale: window.scale)
    CATransaction.atOnce {
      let places = variants.place(whole)
      placements =
        places.isEmpty ? [whole.onPixels(canvas: situation.canvas, scale: window.scale)] : places
      placement = placements[0]
      placeScene(canvas: situation.canvas, in: window.points)
      banner.show(situation.message, in: window.points)
      timeline.show(
        situation.timeline, in: window.points, below: showsBanner ? banner.layer.bounds.height : 0)
    }
    stage.surroundings = Stage.Surroundings(
      root: backdrop, width: window.pixelWidth, height: window.pixelHeight,
      background: Self.background)
  }

  private func placeScene(canvas: CGSize, in size: CGSize) {
    backdrop.frame = CGRect(origin: .zero, size: size)
    if let keptPicture {
      kept.frame = CGRect(
        x: 0, y: 0, width: CGFloat(keptPicture.width) / stage.scale,
        height: CGFloat(keptPicture.height) / stage.scale)
    }
    placement.place(stage.live.window.layer, of: canvas)
  }
}
