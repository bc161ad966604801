import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Snapshots

// The keys and the bar by which a hand holds, slows and sets the scene's time.

extension Host {
  func changeTime(_ command: HostCommand) {
    // From what is on show, and from when it was seen: nothing jumps.
    let moment = pacer.last ?? elapsed
    switch command {
    case .pause:
      clock.togglePause(from: sceneTime, at: moment)
      showsTimeline = clock.isPaused
    case .slow: clock.toggleSlow(from: sceneTime, at: moment)
    case .stepBack: step(by: -1)
    case .stepOn: step(by: 1)
    default: break
    }
    showTitle()
  }

  /// The time on show, or that a hand has just set.
  private var sceneTime: TimeInterval { clock.isPaused ? clock.time(at: elapsed) : stage.time }

  /// Goes to the next or the last frame of a sixtieth of a second, and stays there.
  private func step(by steps: Int) {
    seek(SceneClock.stepped(from: sceneTime, by: steps))
  }

  /// Shows the scene at a time with the next frame, and holds it there.
  private func seek(_ time: TimeInterval) {
    if !clock.isPaused { clock.togglePause(from: stage.time, at: elapsed) }
    clock.set(time, at: elapsed)
    showsTimeline = true
  }

  /// The title tells what is different from a scene that runs as it is.
  func showTitle() {
    var title = "\(sceneName) — preview"
    if clock.isPaused, showsTimeline { title += " — paused" }
    if clock.isSlow { title += " — slow" }
    window.setTitle(title)
  }

  // MARK: Timeline

  func placeTimeline() {
    guard showsTimeline, clock.isPaused else { return timeline.hide() }
    timeline.show(
      clock.time(at: elapsed), pageLength: stage.live.scene?.animationLength ?? 1,
      in: windowPoints, below: banner.layer.isHidden ? 0 : banner.layer.bounds.height)
  }

  /// Tells whether the event was one for the timeline.
  func scrub(_ event: HostEvent) -> Bool {
    switch event {
    case .press(let point, _) where timeline.contains(windowPoint(point)):
      isScrubbing = true
      seek(timeline.time(at: windowPoint(point)))
    case .move(let point) where isScrubbing: seek(timeline.time(at: windowPoint(point)))
    case .release where isScrubbing: isScrubbing = false
    case .inputLost:
      isScrubbing = false
      return false
    default: return false
    }
    return true
  }

  private func windowPoint(_ point: HostEvent.PixelPoint) -> CGPoint {
    CGPoint(x: point.x / stage.scale, y: point.y / stage.scale)
  }
}
