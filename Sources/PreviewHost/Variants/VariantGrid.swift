import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

/// The variants of a scene beside each other, each alive: a stage of its own, whose window the first
/// one's stage draws with its own.
@MainActor
final class VariantGrid {
  /// In the order of the table, the main stage's first; empty while the scene stands by itself.
  private(set) var cells: [Cell] = []
  /// Those of the scenes on show, the main one first.
  var stages: [Stage] { cells.isEmpty ? [main] : cells.map(\.stage) }
  private(set) var table: VariantTable?
  /// The titles, and the windows of all but the main stage.
  let layer = CALayer()
  private let titles = CAShapeLayer()
  private let mistakes = CAShapeLayer()
  private let main: Stage
  /// Those that were on show before the scene stood by itself, by their titles: they come back as they
  /// were.
  private var parked: [String: Stage] = [:]
  private let prepare: (Stage) -> Void

  struct Cell {
    let stage: Stage
    var title: String
    /// Whether what is shown is not what the files say.
    var isStale = false
  }

  private static let titleSize: CGFloat = 12

  /// `prepare` makes a further stage ready, such as for where its messages go.
  init(of main: Stage, prepare: @escaping (Stage) -> Void = { _ in }) {
    (self.main, self.prepare) = (main, prepare)
    titles.fillColor = CGColor(gray: 1, alpha: 0.72)
    mistakes.fillColor = CGColor(red: 1, green: 0.45, blue: 0.4, alpha: 1)
    for part in [titles, mistakes] { layer.addSublayer(part) }
  }

  /// Shows the variants of what the main stage has taken; none leaves it by itself.
  func show(_ set: SceneSet, keepingState: Bool) {
    let before = cells
    if !keepingState { parked = [:] }
    cells = set.variants.enumerated().map { index, shown in
      let title = shown.variant.title
      // What stood in its place under its name goes on.
      let old =
        before.indices.contains(index) && before[index].title == title
        ? before[index].stage : parked[title]
      var cell = Cell(stage: index == 0 ? main : old ?? makeStage(), title: title)
      guard index > 0 else { return cell }
      if let scene = shown.scene {
        cell.stage.show(scene, keepingState: keepingState && old != nil)
      } else {
        cell.isStale = true
      }
      cell.stage.live.window.isHidden = cell.stage.live.scene == nil
      return cell
    }
    park(before)
    let stages = cells.dropFirst().map(\.stage)
    for old in before where old.stage !== main && !cells.contains(where: { $0.stage === old.stage })
    {
      old.stage.live.window.layer.removeFromSuperlayer()
    }
    for stage in stages where stage.live.window.layer.superlayer !== layer {
      layer.addSublayer(stage.live.window.layer)
    }
    main.companions = Array(stages)
    let canvas = main.live.scene?.canvas.size ?? Canvas().size
    table =
      cells.isEmpty
      ? nil
      : VariantTable(
        sizes: cells.map { $0.stage.live.scene?.canvas.size ?? canvas }, columns: set.columns)
  }

  /// Keeps what is not on show any more where there is nothing else in its place.
  private func park(_ before: [Cell]) {
    guard cells.isEmpty else {
      parked = [:]
      return
    }
    for cell in before.dropFirst() { parked[cell.title] = cell.stage }
  }

  private func makeStage() -> Stage {
    let stage = Stage(threads: 1, isCompanion: true)
    // Views round to pixels when they are made.
    stage.scale = main.scale
    stage.live.window.layer.masksToBounds = true
    prepare(stage)
    return stage
  }

  /// Brings all but the main stage's window to their places, all of it beginning at a corner; returns
  /// the places of all.
  func place(_ whole: Placement) -> [Placement] {
    layer.isHidden = table == nil
    guard let table else { return [] }
    let frames = table.frames(at: whole.zoom)
    let places = frames.map { frame in
      Placement(corner: whole.desktopRect(frame).origin, zoom: whole.zoom)
        .onPixels(canvas: frame.size, scale: main.scale)
    }
    let (plain, wrong) = (CGMutablePath(), CGMutablePath())
    for (index, cell) in cells.enumerated() {
      let frame = whole.desktopRect(frames[index])
      let title = OverlayText(
        cell.isStale ? "\(cell.title) — cannot be shown" : cell.title, size: Self.titleSize,
        width: max(1, frame.width), endsWithEllipsis: true)
      (cell.isStale ? wrong : plain).addPath(
        title.path(at: frame.minX, baseline: frame.minY - VariantTable.titleHeight / 3))
      guard index > 0 else { continue }
      places[index].place(cell.stage.live.window.layer, of: frames[index].size)
    }
    (titles.path, mistakes.path) = (plain, wrong)
    return places
  }
}
