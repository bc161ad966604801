import Foundation
import Stages
import Testing

@testable import PreviewHost

/// From the time that passes to the scene's, which the stage alone has.
@Suite @MainActor struct PlaybackTests {
  private let stage = Stage(threads: 1)

  private func playback(speed: Double = 1, isPaused: Bool = false) -> Playback {
    Playback(of: stage, speed: speed, isPaused: isPaused, frameInterval: 0.01)
  }

  /// Makes the frame of a moment.
  private func frame(_ playback: inout Playback, at now: TimeInterval) {
    stage.turn(at: playback.nextFrame(at: now))
  }

  private func isNear(_ time: TimeInterval) -> Bool { (stage.time - time).magnitude < 1e-9 }

  @Test func theSceneBeginsWithItsFirstFrameAndGoesOnWithTheClock() {
    var playback = playback()
    frame(&playback, at: 10)
    #expect(stage.time == 0)
    frame(&playback, at: 12)
    #expect(isNear(2))
    // An event while the frame waits to be seen happens in that frame; a later one at its own time.
    playback.goOn(at: 12.005)
    #expect(isNear(2))
    playback.goOn(at: 12.51)
    #expect(isNear(2.5))
    frame(&playback, at: 13)
    #expect(isNear(3))
  }

  @Test func aSceneThatIsHeldGoesOnFromThereHoweverLongItWasHeld() {
    var playback = playback()
    frame(&playback, at: 10)
    frame(&playback, at: 12)
    playback.togglePause(at: 12.01)
    for now in [13.0, 14, 40] {
      playback.goOn(at: now)
      frame(&playback, at: now + 0.005)
      #expect(isNear(2))
    }
    #expect(playback.rate == 0 && playback.wait(at: 40) == nil)
    // Nothing was drawn for ten seconds; that time is not made up for.
    playback.goOn(at: 50)
    playback.togglePause(at: 50)
    frame(&playback, at: 50)
    #expect(isNear(2.01))
    frame(&playback, at: 51)
    #expect(isNear(3.01))
  }

  @Test func slowIsATenthOfTheSpeed() {
    var playback = playback(speed: 2)
    frame(&playback, at: 0)
    frame(&playback, at: 3)
    #expect(isNear(6))
    playback.toggleSlow()
    frame(&playback, at: 8)
    #expect(isNear(7))
    playback.goOn(at: 9.01)
    #expect(isNear(7.2))
    playback.toggleSlow()
    frame(&playback, at: 9.01)
    #expect(isNear(7.22))
  }

  @Test func whatIsSoughtIsOnShowWithTheNextFrame() {
    var playback = playback()
    frame(&playback, at: 0)
    frame(&playback, at: 5)
    playback.seek(1)
    // Until then what happens, happens in what is seen.
    playback.goOn(at: 5.5)
    #expect(isNear(5) && playback.time == 1 && playback.isPaused)
    frame(&playback, at: 6)
    #expect(stage.time == 1 && playback.time == 1)
    playback.begin()
    frame(&playback, at: 7)
    #expect(stage.time == 0)
    playback.seek(-3)
    frame(&playback, at: 8)
    #expect(stage.time == 0)
  }

  @Test func stepsLandOnWholeSixtieths() {
    #expect(Playback.stepped(from: 0, by: 1) == 1.0 / 60)
    #expect(Playback.stepped(from: 0.5, by: -1) == 29.0 / 60)
    #expect(Playback.stepped(from: 0.508, by: -1) == 30.0 / 60)
    #expect(Playback.stepped(from: 0.508, by: 1) == 31.0 / 60)
    #expect(Playback.stepped(from: 0.001, by: -3) == 0)
    var time = 0.0
    for _ in 0..<90 { time = Playback.stepped(from: time, by: 1) }
    #expect(time == 1.5)
    for _ in 0..<60 { time = Playback.stepped(from: time, by: -1) }
    #expect(time == 0.5)
  }
}
