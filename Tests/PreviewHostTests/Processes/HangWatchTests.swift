import Glibc
import Testing

@testable import PreviewHost

/// When a process is ended that does not come back.
extension WatchingTests {
  struct HangWatches {
    private func held(_ patience: inout HangWatch.Patience, at steps: [Int]) -> [Bool] {
      steps.map { patience.holds(at: $0) }
    }

    @Test func `P27 the same work seen too often is enough`() {
      var patience = HangWatch.Patience(looks: 3)
      #expect(held(&patience, at: [7, 7, 7, 7]) == [true, true, true, false])
    }

    @Test func `P27 other work is waited for anew`() {
      var patience = HangWatch.Patience(looks: 2)
      #expect(!held(&patience, at: [1, 1, 3, 3, 5, 5]).contains(false))
    }

    @Test func `P27 waiting is no work`() {
      var patience = HangWatch.Patience(looks: 2)
      #expect(!held(&patience, at: Array(repeating: 4, count: 9)).contains(false))
    }

    @Test func `P27 a scene that waits and does not work has time`() {
      var patience = HangWatch.Patience(looks: 2, leastWork: 10)
      #expect((0..<9).allSatisfy { patience.holds(at: 7, having: 100 + Double($0)) })
      let (waits, hangs) = (
        patience.holds(at: 7, having: 109.9), !patience.holds(at: 7, having: 110)
      )
      #expect(waits && hangs)
    }

    @Test func `P27 a scene has more time than code`() {
      #expect(HangWatch.Subject.scene.seconds > HangWatch.Subject.code.seconds)
      for (subject, isOfCode) in [(HangWatch.Subject.code, true), (.scene, false)] {
        let said = "Fatal error: \(subject.complaint) for \(subject.seconds) s\n"
        let aftermath = Aftermath(said: said, signal: SIGABRT, scene: nil)
        #expect(aftermath.isOfCode == isOfCode)
        #expect(aftermath.reason == "\(subject.complaint) for \(subject.seconds) s")
      }
    }

    @MainActor
    @Test func `P27 only a process beside the window is watched`() throws {
      #expect(!SceneHome.together.outlivesTheScene)
      let home = SceneHome(
        channel: try Channel.pair().0, memory: try SharedMemory(),
        aftermath: Aftermath(said: "", signal: SIGILL, scene: nil), activity: .waiting, origin: 0)
      #expect(home.outlivesTheScene)
    }
  }
}
