import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct StoreBudgetTests {
  @Test func `P21 D2: what layers draw into has a budget together, and is coarser beyond it`() {
    #expect(BackingStore.pixelsLeft(of: 0) == 128 << 20)
    #expect(BackingStore.pixelsLeft(of: 100 << 20) == 28 << 20)
    #expect(BackingStore.pixelsLeft(of: 1 << 30) == 64)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contentsScale = 2
    let sizes = [1 << 20, 40_000, 10_000, 100].map { left in
      StoreShape(of: layer, mostPixels: left).map { [$0.width, $0.height] }
    }
    #expect(sizes == [[200, 200], [200, 200], [100, 100], [10, 10]])
    layer.contentsScale = 1000
    let alone = StoreShape(of: layer, mostPixels: 1 << 30)
    #expect(alone.map { $0.width } == 5_793)
  }

  @Test func `P21 D2: a drawing that is about to go leaves its room to those before it`() throws {
    let (root, layer) = (CALayer(), CATextLayer())
    root.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.string = "a"
    _ = root.commitTree()
    let store = try #require(layer.store)
    layer.setNeedsDisplay()
    layer.leaveRoomOfStore()
    #expect(store.isCounted)
    layer.bounds.size.width = 10
    layer.leaveRoomOfStore()
    #expect(!store.isCounted)
    _ = root.commitTree()
    #expect(layer.store?.isCounted == true)
  }
}
