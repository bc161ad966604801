import Foundation
import QuartzCore
import Scenes
import Stages
import UIKit
import WindowLink

/// Shows where the cursor of an editor is, and tells editors what is selected.
@MainActor
final class EditorLink {
  private let end: WindowEnd
  private let waker: WakeSource
  /// Finds nodes in the files that are on show; nil before the first scene.
  private var index: NodeIndex?
  /// The node that an editor's cursor is in; nil once it has been shown for long enough.
  private var cursor: NodeAddress?
  /// What shows it.
  private(set) var marked: [Marked] = []
  /// When it is shown no longer, in the host's time.
  private var deadline: TimeInterval?
  private(set) var outline: CursorOutline?

  /// A layer of one of the scenes on show.
  struct Marked {
    let stage: Stage
    let layer: CALayer
    let live: LiveNode
  }

  /// For how long a cursor that rests is shown, in seconds.
  static let rest: TimeInterval = 4

  /// `wake` is called on another thread when `turn` has something to do. Nil where no socket can be.
  init?(in folder: String, wake: @escaping @Sendable () -> Void) {
    guard let end = WindowEnd(in: folder),
      let waker = try? WakeSource(descriptor: end.descriptor, wake: wake)
    else { return nil }
    (self.end, self.waker) = (end, waker)
  }

  /// When something goes by itself; nil for never.
  func wait(at now: TimeInterval) -> TimeInterval? { deadline.map { max(0, $0 - now) } }

  // MARK: Scenes

  /// Another version of the scene, or another scene, is on show.
  func take(_ load: SceneLoad, on stages: [Stage]) {
    guard load.scene != nil else { return }
    let index = NodeIndex(load.diagnostics.files)
    self.index = index
    end.files = index.paths
    mark(on: stages)
  }

  // MARK: Cursors

  /// Takes what editors have said, and forgets what has been shown for long enough.
  func turn(on stages: [Stage], at now: TimeInterval) {
    let news = end.turn()
    waker.rearm()
    if let news {
      deadline = news == nil ? nil : now + Self.rest
      if news != cursor {
        cursor = news
        mark(on: stages)
      }
    }
    if let deadline, now >= deadline { forget() }
  }

  /// Shows no cursor until one moves.
  func forget() {
    (cursor, deadline, marked) = (nil, nil, [])
  }

  private func mark(on stages: [Stage]) {
    guard let cursor, let index, let places = index.places(of: cursor) else {
      marked = []
      return
    }
    let shown = stages.map { (stage: $0, nodes: Array($0.live.nodesByLayer.values)) }
    for place in places {
      marked = shown.flatMap { stage, nodes in
        index.nodes(at: place, among: nodes).map { live in
          Marked(
            stage: stage, layer: live.touched(in: stage.live.window)?.layer ?? live.layer,
            live: live)
        }
      }
      if !marked.isEmpty { return }
    }
  }

  /// Brings the outline to where its layers are now, but for one that is selected anyway; nothing is
  /// made before there is something to show.
  func placeOutline(besides selected: CALayer?, in size: CGSize, adding add: (CALayer) -> Void) {
    let shown = marked.filter { mark in
      mark.stage.explosion == nil && mark.layer.isBelow(mark.stage.live.window.layer)
    }
    let isSelected = selected.map { selected in shown.contains { $0.layer === selected } } ?? false
    guard !shown.isEmpty, !isSelected else {
      outline?.show(nil, in: size)
      return
    }
    if outline == nil {
      let made = CursorOutline()
      add(made.layer)
      outline = made
    }
    outline?.show(CursorOutline.Shown(shown, place: { index?.place(of: $0) }), in: size)
  }

  // MARK: Selections

  var hasEditors: Bool { end.hasEditors }

  /// Tells editors of the node that a layer belongs to.
  func tell(_ node: SceneNode, takesFocus: Bool) {
    guard let address = index?.address(of: node) else { return }
    end.tell(.selection(address, takesFocus: takesFocus))
  }
}
