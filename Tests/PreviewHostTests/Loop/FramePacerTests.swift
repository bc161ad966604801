import Foundation
import Testing

@testable import PreviewHost

@Suite struct FramePacerTests {
  @Test func framesAreEvenThoughTheLoopIsNot() {
    var pacer = FramePacer(interval: 0.01)
    // Turns come late or early by up to three milliseconds.
    let times = (0..<200).map { index in
      pacer.next(after: Double(index) * 0.01 + [0, 0.003, 0.001, 0.002][index % 4])
    }
    let steps = zip(times.dropFirst(20), times.dropFirst(21)).map { $1 - $0 }
    #expect(steps.allSatisfy { ($0 - 0.01).magnitude < 0.0005 })
  }

  @Test func whatIsMissedIsLeftOutWhole() {
    var pacer = FramePacer(interval: 0.01)
    _ = pacer.next(after: 0)
    let first = pacer.next(after: 0.01)
    let second = pacer.next(after: 0.04)
    #expect(((second - first) - 0.03).magnitude < 1e-9)
  }

  @Test func aDisplayThatIsSlowerThanToldIsFollowed() {
    var pacer = FramePacer(interval: 0.01)
    var now = 0.0
    for _ in 0..<500 {
      let seen = pacer.next(after: now)
      #expect(seen >= now - 0.01 && seen < now + 0.03)
      now += 0.0102
    }
  }

  @Test func afterASleepTheNextFrameIsSoon() {
    var pacer = FramePacer(interval: 0.01)
    _ = pacer.next(after: 0)
    #expect(pacer.next(after: 5) == 5.01)
    #expect(pacer.wait(after: 5.004).isNear(0.006))
    #expect(pacer.wait(after: 6) == 0)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
