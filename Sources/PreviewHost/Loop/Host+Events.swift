import CoreGraphics
import Foundation
import ImageFiles
import Scenes
import Stages
import UIKit

// What hands and keys do.

extension Host {
  /// What somebody does, which happens now.
  func handle(_ event: HostEvent) {
    let selected = inspector?.selected
    defer { tellEditors(of: event, before: selected) }
    switch layout.timeline.take(event) {
    case .seek(let time): return seek(time)
    case .taken: return
    case .none: break
    }
    switch layout.problems.take(event, isOnStrip: { layout.isOnBanner($0) }) {
    case .place(let place): return copy(place)
    case .taken: return
    case .none: break
    }
    switch strip.take(event) {
    case .scene(let path): return goTo(path)
    case .taken: return
    case .none: break
    }
    note(event)
    switch hand.take(event) {
    case .none: break
    case .taken: return
    case .pan(let distance): return pan(by: distance)
    case .begin(let undoesSpace): return undoesSpace ? perform(.pause) : ()
    }
    if case .keyDown(let press) = event, HostCommand.walksAlways(press),
      let command = HostCommand(press)
    {
      return perform(command)
    }
    if turnsScene(by: event) || goesToEditor(event) { return }
    input.aim(event, at: layout.placements)
    if let inspector, input.isAtMain, inspector.take(event, panelAt: room.scene.points.width) {
      return
    }
    if !isForHost(event), input.isAtMain {
      recorder?.note(event, place: layout.placement.scenePoint)
    }
    let isTaken = input.take(event, at: layout.placements)
    showFingers(of: event)
    if isTaken { return }
    switch event {
    case .keyDown(let press):
      guard let command = HostCommand(press) else { break }
      perform(command)
      if press.code == .keyboardSpacebar { hand.noteSpace() }
    case .wheel(let point, let x, let y, let modifiers):
      if modifiers.contains(.alternate) {
        zoom(y < 0 || x < 0 ? .larger : .smaller, at: point)
      } else {
        pan(by: CGVector(dx: -x * HostInput.notch, dy: -y * HostInput.notch))
      }
    case .hidden(let isHidden):
      self.isHidden = isHidden
      if !isHidden { window.isStale = true }
    case .exposed: window.isStale = true
    case .deviceReset: window.dropTexture()
    case .quit: isDone = true
    case .press, .move, .release, .clickSecondary, .hover, .grab, .finger, .keyUp, .text,
      .markedText, .inputLost, .resized, .wake:
      break
    }
  }

  /// A mouse that stands for two fingers shows them.
  private func showFingers(of event: HostEvent) {
    if case .wheel(_, _, _, let modifiers) = event {
      guard modifiers.contains(.command) else { return }
      overlays.fingers.flash(input.fingers(at: layout.placements, held: false), at: elapsed)
    } else {
      overlays.fingers.show(input.fingers(at: layout.placements, held: true))
    }
  }

  func perform(_ command: HostCommand) {
    switch command {
    case .reload: reload(as: .reload)
    case .reset: reload(as: .reset)
    case .zoom(let zoom): self.zoom(zoom, at: pointer)
    case .fullScreen: window.toggleFullScreen()
    case .screenshot(let scale): takePicture(scale: scale)
    case .walk(let step):
      if let load = doing(.reading, { entrance.walk(by: step, in: room) }) {
        take(load, as: .change)
      }
    case .pause:
      playback.togglePause(at: elapsed)
      layout.timeline.isWanted = playback.isPaused
      showTitle()
    case .slow:
      playback.toggleSlow()
      notice(playback.isSlow ? "slow: a tenth of the speed" : "at its own speed again")
      showTitle()
    case .record: record()
    case .copyPicture: copyPicture()
    case .inspect: toggleInspector()
    case .appearance: switchAppearance()
    case .variants: show(in: nextVariants)
    case .scenes: strip.toggle(scenesBeside)
    case .show(let overlay):
      overlays.toggle(overlay)
      if overlay == .passes, overlays.shown.contains(.passes), !overlays.hasPasses {
        notice("no passes: nothing is painted elsewhere first")
      }
    case .step(let step): seek(Playback.stepped(from: playback.time, by: step))
    }
  }

  /// Those in the same directory, and those of lately.
  private var scenesBeside: [String] {
    let near = entrance.neighbours
    let known = Set(near.map(RecentScenes.full))
    return near + (recent?.all.filter { !known.contains($0) } ?? [])
  }

  private func goTo(_ path: String) {
    guard path != entrance.path else { return }
    take(doing(.reading) { entrance.go(to: path, in: room) }, as: .change)
  }

  /// By itself where it is in variants; else those that it or the command line names, or the two looks.
  private var nextVariants: VariantChoice {
    guard layout.variants.cells.isEmpty else { return .none }
    if let asked = options.variants, asked != .none, asked != .scene { return asked }
    guard let own = stage.live.scene?.variants, own.isEmpty else { return .scene }
    var looks = SceneVariants()
    looks.add(.appearance)
    return .these(looks)
  }

  /// Shows the scene in the other of its two looks, whatever its file says.
  func switchAppearance() {
    let now = stage.live.scene?.canvas.appearance ?? .light
    var wanted = entrance.wanted
    wanted.appearance = now == .light ? .dark : .light
    show(on: wanted)
  }

  /// Shows the scene on a canvas as a hand wants it.
  func show(on wanted: CanvasOverrides) {
    take(doing(.reading) { entrance.show(on: wanted) }, as: .resize)
  }

  func show(in choice: VariantChoice) {
    take(doing(.reading) { entrance.show(choice) }, as: .resize)
  }

  /// While the layers are apart hands turn them, and the wheel spreads them.
  func turnsScene(by event: HostEvent) -> Bool {
    guard var explosion = stage.explosion else { return false }
    switch event {
    case .press(let point, _) where isInScene(point): isTurning = true
    case .move(let point) where isTurning:
      guard let last = pointerBefore else { return true }
      explosion.yaw += (point.x - last.x) * 0.4
      explosion.pitch = max(-85, min(85, explosion.pitch + (point.y - last.y) * 0.4))
    case .release where isTurning: isTurning = false
    case .wheel(let point, _, let y, _) where isInScene(point):
      explosion.spacing = max(0, min(400, explosion.spacing - y * 6))
    default: return false
    }
    stage.explosion = explosion
    return true
  }

  /// Puts the place of a mistake where an editor or a terminal can have it from.
  private func copy(_ place: String) {
    window.clipboardText = place
    sayHere("copied \(place)")
  }

  private func reload(as kind: SceneEntrance.Kind) {
    if let load = doing(.reading, { entrance.reload(as: kind) }) { take(load, as: kind) }
  }

  /// Whether a key is the host's own even while something is written down.
  private func isForHost(_ event: HostEvent) -> Bool {
    guard case .keyDown(let press) = event, let command = HostCommand(press) else { return false }
    return command == .record || HostCommand.isOnFunctionKey(press)
  }

  private func record() {
    guard var recorder else {
      recorder = ScriptRecorder(of: stage)
      notice("writing down what hands do, until Shift+F12")
      return showTitle()
    }
    self.recorder = nil
    showTitle()
    let picture = PicturePath.of(entrance.path)
    let path = FreePath.onDisk(String(picture.dropLast(4)) + "-script.json")
    write(Array(recorder.script().utf8), to: path)
  }

  private func write(_ bytes: [UInt8], to path: String) {
    do {
      try AtomicFile.write(bytes, to: path)
      sayHere("wrote \(path)")
    } catch {
      sayHere("\(error)")
    }
  }

  /// On the terminal, and in the window for who does not see that.
  private func sayHere(_ text: String) {
    Self.say(text)
    notice(text)
  }

  private func notice(_ text: String) { overlays.notice.show(text, at: elapsed) }

  /// Keeps where the pointer is.
  func note(_ event: HostEvent) {
    pointerBefore = pointer
    switch event {
    case .hover(let point): pointer = point
    case .move(let point), .press(let point, _): pointer = point
    default: break
    }
  }

  func zoom(_ zoom: HostCommand.Zoom, at point: CGPoint?) {
    layout.zoom(zoom, at: point.flatMap { isInScene($0) ? $0 : nil }, in: room.scene)
    arrange()
    showTitle()
  }

  func isInScene(_ point: CGPoint) -> Bool { point.x < room.scene.points.width }

  func pan(by distance: CGVector) {
    if layout.pan(by: distance, in: room.scene) { arrange() }
  }

  /// Holds the scene at a time, as a hand wants it.
  func seek(_ time: TimeInterval) {
    playback.seek(time)
    layout.timeline.isWanted = true
    showTitle()
  }

  private func copyPicture() {
    guard let clipboard = PictureClipboard() else { return sayHere(PictureClipboard.words) }
    guard let image = stage.picture(scale: window.size.scale) else {
      return sayHere("the picture would be too large")
    }
    let wake = window
    clipboard.copy(PNGFile.encode(image)) { [weak self] succeeded in
      let words = succeeded ? "copied the picture" : "could not copy the picture"
      StandardStream.output.say(words)
      DispatchQueue.main.async { self?.notice(words) }
      wake.wake()
    }
  }

  func takePicture(scale: CGFloat) {
    guard let image = stage.picture(scale: scale) else {
      return sayHere("the picture would be too large")
    }
    write(PNGFile.encode(image), to: FreePath.onDisk(PicturePath.of(entrance.path)))
  }
}
