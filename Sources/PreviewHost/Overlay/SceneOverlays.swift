import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import Stages
import UIKit

/// What the host shows over the scene when somebody asks for it: figures, what is blended, passes,
/// what was painted anew, guides, and what the keys do.
@MainActor
final class SceneOverlays {
  let layer = CALayer()
  let fingers = FingerDots()
  let notice = Notice()
  private(set) var shown: Set<HostOverlay> = []
  private let stage: Stage
  private let figures = FrameFigures()
  private let help = HelpCard()
  private let guides = GuideLines()
  private let rects = CALayer()
  private let opaque = CAShapeLayer()
  private let blended = CAShapeLayer()
  private let passes = CAShapeLayer()
  private let words = CAShapeLayer()
  private let wordGrounds = CAShapeLayer()
  private let updates = CAShapeLayer()
  private var probe = ChangeProbe()
  /// The scene in the last frame.
  private var lastScene: RenderNode?
  /// The scene that the lines were made of, and where it lay.
  private var drawn: Drawn?
  /// The scene whose layers were measured last, and when what is on show came.
  private var measured: (scene: ObjectIdentifier?, since: TimeInterval, last: ObjectIdentifier?) =
    (nil, 0, nil)
  /// Until when what was painted anew is marked, in the host's time.
  private var flashEnd: TimeInterval?

  private struct Drawn: Equatable {
    let scene: ObjectIdentifier?
    let placement: Placement
    let size: CGSize
    let shown: Set<HostOverlay>
  }

  private static let flash: TimeInterval = 0.25

  init(of stage: Stage) {
    self.stage = stage
    layer.name = "overlays"
    opaque.fillColor = CGColor(red: 0.1, green: 0.8, blue: 0.3, alpha: 0.16)
    opaque.strokeColor = CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.5)
    blended.fillColor = CGColor(red: 1, green: 0.2, blue: 0.2, alpha: 0.2)
    blended.strokeColor = CGColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 0.5)
    passes.fillColor = CGColor(red: 1, green: 0.75, blue: 0, alpha: 0.22)
    passes.strokeColor = CGColor(red: 0.9, green: 0.6, blue: 0, alpha: 0.9)
    words.fillColor = CGColor(red: 0.3, green: 0.17, blue: 0, alpha: 1)
    wordGrounds.fillColor = CGColor(red: 1, green: 0.9, blue: 0.62, alpha: 0.95)
    updates.fillColor = CGColor(red: 1, green: 0.9, blue: 0.1, alpha: 0.35)
    updates.strokeColor = CGColor(red: 1, green: 0.6, blue: 0, alpha: 0.9)
    for part in [opaque, blended, passes, wordGrounds, words, updates] { rects.addSublayer(part) }
    for part in [rects, guides.layer, figures.layer, help.layer] { layer.addSublayer(part) }
    layer.isHidden = true
  }

  // MARK: Asking

  func toggle(_ overlay: HostOverlay) {
    // In a small window the keys are several pages.
    if overlay == .help, shown.contains(.help), help.turnPage() { return }
    if shown.remove(overlay) == nil { shown.insert(overlay) }
    if overlay == .exploded { stage.explosion = shown.contains(.exploded) ? Explosion() : nil }
    if overlay == .updates { probe = ChangeProbe() }
  }

  /// When something goes by itself; nil for never.
  func wait(at now: TimeInterval) -> TimeInterval? {
    let figures = shown.contains(.figures) ? self.figures.wait(at: now) : nil
    let fingers = fingers.wait(at: now)
    let measuring =
      shown.contains(.figures) && measured.scene != measured.last
      ? max(0, measured.since + Self.rest - now) : nil
    return [flashEnd.map { max(0, $0 - now) }, figures, fingers, notice.wait(at: now), measuring]
      .compactMap { $0 }.min()
  }

  // MARK: Measuring

  /// Measuring takes longer than a frame: it is for scenes that have come to rest.
  private static let rest: TimeInterval = 0.4

  /// Measures the layers of a scene that has been the same for a while.
  private func measure(at now: TimeInterval) {
    guard shown.contains(.figures), let frame = sceneFrame, let scene = frame.root else { return }
    let id = ObjectIdentifier(scene)
    if measured.last != id { (measured.last, measured.since) = (id, now) }
    guard measured.scene != id, now - measured.since >= Self.rest else { return }
    measured.scene = id
    var names: [UInt64: LiveNode] = [:]
    for node in stage.live.nodesByLayer.values { names[node.layer.number] = node }
    figures.take(
      worst: frame.worstNodes(below: scene.id, most: 4).map { cost in
        let node = names[cost.id]?.node
        let name = node.map { $0.id?.description ?? $0.sceneClass.name } ?? "a part"
        return String(format: "%.2f ms  ", Double(cost.nanoseconds) / 1e6) + name
      })
  }

  // MARK: Showing

  /// Brings everything up to date before a frame is made, by what the one before was.
  func update(placement: Placement, in size: CGSize, at now: TimeInterval) {
    fingers.update(at: now)
    measure(at: now)
    CATransaction.atOnce {
      notice.update(in: size, at: now)
      layer.isHidden = shown.isEmpty || shown == [.exploded]
      layer.frame = CGRect(origin: .zero, size: size)
      help.show(shown.contains(.help), in: size)
      figures.show(shown.contains(.figures), in: size.height, at: now)
      markUpdates(at: now)
      let scene = stage.tree?.node(of: stage.live.window.layer.number)
      let drawn = Drawn(
        scene: scene.map { ObjectIdentifier($0) }, placement: placement, size: size, shown: shown)
      guard drawn != self.drawn else { return }
      self.drawn = drawn
      guides.show(
        shown.contains(.guides) ? stage.live : nil, placement: placement, in: size)
      markParts(of: scene, in: size)
    }
  }

  /// Takes in what a frame has cost.
  func take(_ report: FrameReport, commit: CommitReport, upload: TimeInterval, at now: TimeInterval)
  {
    // Frames in which only the host's own layers change, such as the figures, are none of the scene's.
    let scene = stage.tree?.node(of: stage.live.window.layer.number)
    if scene !== lastScene { figures.take(report, commit: commit, upload: upload, at: now) }
    lastScene = scene
    guard shown.contains(.updates), let frame = sceneFrame else { return }
    let changes = probe.changes(to: frame)
    guard !changes.isEmpty else { return }
    flashEnd = now + Self.flash
    updates.path = Self.path(of: changes, scale: stage.scale)
  }

  private func markUpdates(at now: TimeInterval) {
    if let flashEnd, now < flashEnd, shown.contains(.updates) {
      updates.isHidden = false
      return
    }
    updates.isHidden = true
    flashEnd = nil
  }

  /// Whether anything of the scene is painted by itself first.
  var hasPasses: Bool { sceneFrame?.parts().passes.isEmpty == false }

  /// The scene as it lies in the window, without what is over it.
  private var sceneFrame: Frame? {
    guard let surroundings = stage.surroundings,
      let scene = stage.tree?.node(of: stage.live.window.layer.number)
    else { return nil }
    return Frame(
      root: scene, canvas: CanvasSize(width: surroundings.width, height: surroundings.height),
      scale: stage.scale)
  }

  private func markParts(of scene: RenderNode?, in size: CGSize) {
    let wantsParts = shown.contains(.blending)
    let wantsPasses = shown.contains(.passes)
    for part in [opaque, blended] { part.isHidden = !wantsParts }
    for part in [passes, wordGrounds, words] { part.isHidden = !wantsPasses }
    guard wantsParts || wantsPasses, let frame = sceneFrame else { return }
    let parts = frame.parts()
    if wantsParts {
      opaque.path = Self.path(
        of: parts.parts.filter { !$0.isBlended }.map(\.rect), scale: stage.scale)
      blended.path = Self.path(
        of: parts.parts.filter(\.isBlended).map(\.rect), scale: stage.scale)
    }
    guard wantsPasses else { return }
    passes.path = Self.path(of: parts.passes.map(\.rect), scale: stage.scale)
    var labels = PassLabels(in: size)
    for pass in parts.passes.prefix(Self.mostWords) {
      labels.add(
        pass.reason,
        at: CGPoint(
          x: CGFloat(pass.rect.minX) / stage.scale, y: CGFloat(pass.rect.minY) / stage.scale))
    }
    (words.path, wordGrounds.path) = (labels.letters, labels.grounds)
  }

  /// More would be read by nobody.
  private static let mostWords = 200
  private static let mostRects = 4000

  private static func path(of rects: [PixelRect], scale: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for rect in rects.prefix(mostRects) {
      path.addRect(
        CGRect(
          x: CGFloat(rect.minX) / scale, y: CGFloat(rect.minY) / scale,
          width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale))
    }
    return path
  }
}
