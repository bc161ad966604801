import CoreGraphics
import Pixels
import Testing

@testable import RenderServer

@Suite struct PathShapeCacheTests {
  @Test func aPathThatChangedInPlaceIsAnotherOne() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    var cache = PathShapeCache()
    #expect(cache.facts(of: path.fixed).roundedRect?.maxX == 9)
    path.addRect(CGRect(x: 20, y: 0, width: 9, height: 9))
    #expect(cache.facts(of: path.fixed).roundedRect == nil)
  }
}
