import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit

@Suite @MainActor struct ImageContextTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test("what is drawn between begin and end is the image")
  func drawing() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor.blue.setFill()
    UIRectFill(unit)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(TestImage.rows(image) == [[blue, blue, 0, 0], [blue, blue, 0, 0]])
    #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("the plain form has a pixel a point, a scale of 0 the screen's, opaque ones are black")
  func options() {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 3)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 1), true, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == UIScreen.main.scale)
    #expect(image.map(TestImage.rows)?[0][0] == 0xFF00_0000)
  }

  @Test("contexts nest; only an image context on top gives an image or ends")
  func nesting() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 5)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPushContext(outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("popping an image context ends it")
  func popped() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let context = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()
  }

  @Test("a size that cannot be drawn on leaves no context until the end")
  func badSizes() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    for length in [0, -1, CGFloat.nan, .infinity, 1e6] {
      UIGraphicsBeginImageContext(CGSize(width: length, height: 2))
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIRectFill(unit)
      UIBezierPath(rect: unit).fill()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("another thread has contexts of its own")
  func threads() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    let hasNone = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hasNone.withLock { $0 = UIGraphicsGetCurrentContext() == nil }
      done.signal()
    }
    // Not awaited: in a suspension other tests would see this thread's context.
    done.wait()
    #expect(hasNone.withLock { $0 } && UIGraphicsGetCurrentContext() != nil)
  }
}
