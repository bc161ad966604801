import CoreGraphics
import Foundation
import PreviewHost
import RenderServer
import Stages
import UIKit

/// A scene in its window on the desktop.
@MainActor
final class WindowedScene {
  let scene: UIWindowScene
  let window: HostWindow
  private let shown: SceneStage
  private var input: HostInput
  private var isOpen = false
  private var isHidden = false
  /// The windows that fingers on the display are in.
  private var fingers: [Int: UIWindow] = [:]
  /// Whether the pointer's button is down.
  private var isPressed = false

  init(_ scene: UIWindowScene, in window: HostWindow, threads: Int) {
    (self.scene, self.window) = (scene, window)
    shown = SceneStage(scene, threads: threads)
    input = HostInput(stage: shown.stage)
  }

  var stage: Stage { shown.stage }

  // MARK: The loop

  /// Seconds until the scene looks different by itself; nil for never, or while nobody sees it.
  var timeToNextFrame: TimeInterval? { isHidden ? nil : stage.timeToNextFrame }

  /// Whether the window waits for a picture.
  var isStale: Bool { window.isStale && !isHidden }

  /// Shows the scene as it is at a time.
  func frame(at time: TimeInterval) throws {
    guard !isHidden else { return stage.goOn(to: time) }
    let report = shown.turn(at: time)
    takeText()
    if let pixmap = stage.renderer.pixmap, try window.take(pixmap, changes: report.damage) {
      window.present()
    }
    if !isOpen { window.show() }
    isOpen = true
  }

  /// What is typed is text, or not, as the app is now.
  private func takeText() {
    guard window.hasFocus || !isOpen else { return }
    shown.aimKeys()
    let place = stage.caretRect.map { stage.input.window.layer.convert($0, to: nil) }
    window.takeText(stage.wantsText, beside: place)
  }

  // MARK: Events

  /// What somebody does in the window, which happens now. Tells whether anybody had a use for it.
  @discardableResult
  func take(_ event: HostEvent) -> Bool {
    switch event {
    case .press(let point, _):
      isPressed = true
      shown.aim(at: point)
    case .release: isPressed = false
    case .clickSecondary(let point), .wheel(let point, _, _, _): shown.aim(at: point)
    case .hover(let point?) where !isPressed:
      let before = stage.input
      if shown.aim(at: point) { stage.act { before.hover(at: nil, time: stage.time) } }
    case .finger(let id, let phase, let point):
      if phase == .began { shown.aim(at: point) } else { fingers[id].map { shown.aim(at: $0) } }
      fingers[id] = phase == .ended || phase == .cancelled ? nil : stage.input.window
    case .keyDown, .keyUp, .text, .markedText: shown.aimKeys()
    case .inputLost:
      shown.cancel()
      scene.enter(.foregroundInactive)
      isPressed = false
      return true
    case .hidden(let isHidden):
      hide(isHidden)
      return true
    case .exposed: window.isStale = true
    case .deviceReset: window.dropTexture()
    case .move, .hover, .grab, .resized, .wake, .quit: break
    }
    return input.take(event) { [shown] in shown.place($0) }
  }

  private func hide(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    if isHidden {
      scene.enter(.background)
    } else {
      window.isStale = true
      scene.enter(window.hasFocus ? .foregroundActive : .foregroundInactive)
    }
  }

  /// The window has got the keys.
  func activate() {
    guard !isHidden else { return }
    scene.enter(.foregroundActive)
    scene.keyWindow?.makeKey()
  }
}

extension WindowedScene {
  /// Takes the window's size and the app's look, where they are others than before.
  func follow(_ look: AppLook) {
    var appearance = look.appearance
    appearance.size = window.size.points
    if appearance != scene.appearance { scene.show(as: appearance) }
  }
}
