import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import RenderServer
import Stages
import UIKit

/// A scene's windows on a stage: what makes pixels of them, and where their events come in.
@MainActor
final class SceneStage {
  let stage: Stage
  /// The one on show.
  var scene: UIWindowScene {
    didSet { if scene !== oldValue { arrange() } }
  }
  private let root = CALayer()
  private var inputs: [WindowInput] { stage.inputs }

  init(_ scene: UIWindowScene, threads: Int) {
    self.scene = scene
    stage = Stage.ofApp(threads: threads)
  }

  // MARK: Windows

  /// Has the stage show the scene's windows as they are now: the rearmost first, in the scene's size.
  func arrange() {
    let windows = scene.windows
    let scale = stage.scale
    func pixels(_ points: CGFloat) -> Int {
      max(1, min(Pixmap.maximumSide, Int((points * scale).rounded())))
    }
    stage.surroundings = Stage.Surroundings(
      root: root, width: pixels(scene.size.width), height: pixels(scene.size.height),
      background: CGColor(gray: 0, alpha: 1))
    let layers = windows.map(\.layer)
    if !(root.sublayers ?? []).elementsEqual(layers, by: ===) {
      CATransaction.atOnce {
        root.frame = CGRect(origin: .zero, size: scene.size)
        root.sublayers = layers
      }
    }
    guard !inputs.map(\.window).elementsEqual(windows, by: ===) else { return }
    stage.inputs = windows.map { window in
      inputs.first { $0.window === window } ?? WindowInput(window: window)
    }
    if let input = stage.inputs.last, !stage.inputs.contains(where: { $0 === stage.input }) {
      stage.input = input
    }
  }

  /// Brings the picture up to date for a time.
  func turn(at time: TimeInterval) -> FrameReport {
    arrange()
    return stage.turn(at: time)
  }

  // MARK: Where events go

  /// What comes next is for this window.
  func aim(at window: UIWindow) {
    arrange()
    if let input = inputs.first(where: { $0.window === window }) { stage.input = input }
  }

  /// What is typed next is for the window with the keys.
  func aimKeys() {
    if let key = scene.keyWindow ?? scene.windows.last { aim(at: key) }
  }

  /// What is done at a place is for the foremost window that has something there; tells whether that is
  /// another one than before.
  @discardableResult
  func aim(at point: CGPoint) -> Bool {
    let before = stage.input.window
    let hit = scene.windows.last { window in
      stage.act { window.hitTest(place(point, in: window), with: nil) != nil }
    }
    if let window = hit ?? scene.windows.first { aim(at: window) }
    return stage.input.window !== before
  }

  /// A point of the scene in the window that events go to.
  func place(_ point: CGPoint) -> CGPoint { place(point, in: stage.input.window) }

  private func place(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    root.convert(point, to: window.layer)
  }

  /// Nobody touches or holds down anything any more.
  func cancel() {
    for input in inputs {
      stage.act { input.cancelAll(time: stage.time) }
    }
  }
}
