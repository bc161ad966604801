import Foundation
import Scenes
import Stages
import UIKit

// The inspector beside the scene.

extension Host {
  func toggleInspector() {
    let inspector = self.inspector ?? makeInspector()
    let opens = !inspector.isOpen
    if opens { inspector.open() } else { inspector.close() }
    input.cancel()
    entrance.makeRoom(forPanel: opens ? PanelLook.width : 0)
  }

  func makeInspector() -> Inspector {
    let made = Inspector(of: stage, threads: 1)
    inspector = made
    layout.addOverlay(made.overlay.layer)
    if let files { made.takeScene(files) }
    return made
  }

  /// Brings the panel's menus up to date, and does what was chosen there.
  func serveCanvasBar() {
    guard let inspector, inspector.isOpen else { return }
    switch inspector.stage.act({ inspector.panel.canvas.takeWish() }) {
    case .canvas(let wanted): show(on: wanted)
    case .variants(let choice): show(in: choice)
    case nil: break
    }
    var state = CanvasBar.State(
      wanted: entrance.wanted, canvas: stage.live.scene?.canvas ?? Canvas())
    if !layout.variants.cells.isEmpty { state.axes = entrance.shownAxes }
    inspector.stage.act { inspector.panel.canvas.show(state) }
  }

  /// How long the panel can do without a turn.
  func wait(of inspector: Inspector) -> TimeInterval? {
    guard inspector.isOpen else { return nil }
    return [
      inspector.wait(at: elapsed), inspector.stage.timeToNextFrame.map { max($0, 1 / 60) },
      inspector.stage.nextDue.map { max(0, $0 - elapsed) },
    ].compactMap { $0 }.min()
  }
}
