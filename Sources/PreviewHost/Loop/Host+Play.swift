import Foundation
import Scenes
import Snapshots
import Stages

// Scripts in the window: a demonstration that people can watch.

extension Host {
  /// Plays a script in the time that it takes, from now on; hands do nothing meanwhile but close the
  /// window.
  func play(_ script: EventScript) throws {
    let (began, sceneBegan) = (elapsed, stage.time)
    let run = ScriptRun(
      stage: stage,
      turn: { [self] time in
        wait(until: began + (time - sceneBegan))
        hang?.work()
        try? show(at: time, since: MonotonicClock.now())
      }, takeSnapshot: { _ in },
      willReach: { [self] _ in if isDone { throw HostError.interrupted } })
    defer { playback.resume(at: elapsed) }
    do {
      try run.play(script)
    } catch let failure as ScriptRun.Failure {
      Diagnosis.say(failure.diagnostics, format: options.diagnosticFormat)
    } catch HostError.interrupted {
      isDone = true
    }
  }

  private func wait(until moment: TimeInterval) {
    while !isDone, moment > elapsed {
      hang?.rest()
      let events = window.events(waiting: moment - elapsed)
      hang?.work()
      for event in events {
        switch event {
        case .quit: isDone = true
        case .exposed: window.isStale = true
        case .deviceReset: window.dropTexture()
        default: break
        }
      }
    }
  }
}
