import Pixels
import TestSupport
import Testing

@testable import RenderServer

@Suite struct DamageRegionTests {
  /// Every rectangle of a grid of this side.
  private static let side = 4
  private static let all: [PixelRect] = (0..<side).flatMap { minX in
    (minX + 1...side).flatMap { maxX in
      (0..<side).flatMap { minY in
        (minY + 1...side).map { PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: $0) }
      }
    }
  }

  @Test func coversEveryPairOnASmallGrid() {
    for first in Self.all {
      for second in Self.all {
        var region = DamageRegion(first)
        region.add(second)
        #expect(region.covers(first) && region.covers(second))
        #expect(region.rects.allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test func staysWithinItsCapacityAndCoversAllThatWasAdded() {
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      var region = DamageRegion()
      var added: [PixelRect] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let rect = PixelRect(
          x: .random(in: 0...60, using: &random), y: .random(in: 0...60, using: &random),
          width: .random(in: 0...9, using: &random), height: .random(in: 0...9, using: &random))
        added.append(rect)
        region.add(rect)
        #expect(region.rects.count <= DamageRegion.capacity)
      }
      #expect(added.allSatisfy(region.covers))
      let box = added.reduce(PixelRect.empty) { $0.union($1) }
      #expect(region.bounds == box)
      #expect(region.rects.allSatisfy(box.contains))
      for (index, rect) in region.rects.enumerated() {
        for other in region.rects[..<index] {
          #expect(!rect.contains(other) && !other.contains(rect))
        }
      }
    }
  }

  @Test func upToItsCapacityDistantRectanglesStayExact() {
    var region = DamageRegion()
    let rects = (0..<DamageRegion.capacity).map { PixelRect(x: $0 * 50, y: 0, width: 5, height: 5) }
    rects.forEach { region.add($0) }
    #expect(region.rects == rects)
  }

  @Test func mergesTheTwoThatWasteTheLeast() {
    var region = DamageRegion()
    for index in 0..<DamageRegion.capacity {
      region.add(PixelRect(x: index * 50, y: 0, width: 5, height: 5))
    }
    region.add(PixelRect(x: 56, y: 0, width: 5, height: 5))
    #expect(region.rects.contains(PixelRect(x: 50, y: 0, width: 11, height: 5)))
    #expect(region.rects.count == DamageRegion.capacity)
  }

  @Test func intersectionIsThatOfItsRectangles() {
    let region = {
      var region = DamageRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
      region.add(PixelRect(x: 50, y: 50, width: 10, height: 10))
      return region
    }()
    #expect(region.intersects(PixelRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(!region.intersects(PixelRect(x: 20, y: 20, width: 20, height: 20)))
    #expect(!region.intersects(.empty))
    #expect(!DamageRegion().intersects(PixelRect(x: 0, y: 0, width: 9, height: 9)))
  }
}

extension DamageRegion {
  /// Whether every pixel of a rectangle is damaged.
  fileprivate func covers(_ rect: PixelRect) -> Bool {
    (rect.minY..<max(rect.minY, rect.maxY)).allSatisfy { y in
      (rect.minX..<max(rect.minX, rect.maxX)).allSatisfy { contains(x: $0, y: y) }
    }
  }
}
