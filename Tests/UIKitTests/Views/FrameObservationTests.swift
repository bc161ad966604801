import Testing
import UIKit

@Suite @MainActor struct FrameObservationTests {
  @Test("V17 a change of the frame names the property and both frames")
  func causes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var causes: [FrameChange.Cause] = []
    var last: FrameChange?
    let observation = view.observeFrame {
      causes.append($0.cause)
      last = $0
    }
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(last?.oldFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(last?.newFrame == CGRect(x: 5, y: 5, width: 20, height: 20))
    view.center.x += 1
    view.bounds.size.width = 4
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.anchorPoint = .zero
    #expect(causes == [.frame, .center, .bounds, .transform, .anchorPoint])
    #expect(last?.callStack.isEmpty == true)
    observation.invalidate()
    view.center.x += 1
    #expect(causes.count == 5)
  }

  @Test("V17 what leaves the frame as it was is not told, and an observation nobody holds ends")
  func silence() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    var observation: FrameObservation? = view.observeFrame { _ in count += 1 }
    view.frame = view.frame
    view.bounds.origin.x = 100
    #expect(count == 0 && observation != nil)
    observation = nil
    view.center.x += 1
    #expect(count == 0)
  }

  @Test("V17 the call stack comes where it is asked for")
  func stacks() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var stack: [String] = []
    let observation = view.observeFrame(with: .callStack) { stack = $0.callStack }
    view.center.y = 50
    #expect(!stack.isEmpty)
    observation.invalidate()
  }
}
