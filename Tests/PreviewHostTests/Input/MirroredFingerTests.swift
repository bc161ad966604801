import CoreGraphics
import Testing
import UIKit

@testable import PreviewHost

@Suite struct MirroredFingerTests {
  @Test("E05 the second finger is opposite to the pointer, on the other side of the middle")
  func mirrored() {
    var finger = MirroredFinger(at: CGPoint(x: 30, y: 40), around: CGPoint(x: 50, y: 50))
    #expect(finger.place == CGPoint(x: 70, y: 60))
    finger.move(to: CGPoint(x: 10, y: 45), modifiers: .alternate)
    #expect(finger.place == CGPoint(x: 90, y: 55))
  }

  @Test("E05 with Shift both move side by side")
  func together() {
    var finger = MirroredFinger(at: CGPoint(x: 30, y: 40), around: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 35, y: 42), modifiers: [.alternate, .shift])
    #expect(finger.place == CGPoint(x: 75, y: 62))
  }
}
