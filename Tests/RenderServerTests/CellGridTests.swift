import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// What hides what is decided by cells; none may be taken for covered that is not.
@Suite struct CellGridTests {
  private func rect(_ random: inout SplitMix, in area: PixelRect) -> PixelRect {
    let (x, y) = (random.below(area.width), random.below(area.height))
    return PixelRect(
      x: area.minX + x, y: area.minY + y, width: 1 + random.below(area.width - x),
      height: 1 + random.below(area.height - y))
  }

  /// The cells of an area by their boxes.
  private func boxes(_ grid: CellGrid) -> [(bit: UInt64, box: PixelRect)] {
    (0..<64).map { UInt64(1) << UInt64($0) }.filter { $0 & grid.all != 0 }
      .map { ($0, grid.box(around: $0)) }
  }

  @Test func cellsTileTheArea() {
    for (width, height) in [(256, 32), (1, 1), (8, 9), (37, 250), (257, 3), (1920, 1)] {
      let area = PixelRect(x: 5, y: -7, width: width, height: height)
      let grid = CellGrid(area)
      let boxes = boxes(grid)
      #expect(boxes.reduce(0) { $0 + $1.box.area } == area.area)
      #expect(boxes.allSatisfy { area.contains($0.box) })
      #expect(grid.box(around: grid.all) == area)
    }
  }

  @Test func cellsAreTouchedOrCoveredAsTheirBoxesAre() {
    var random = SplitMix(seed: 8)
    for _ in 0..<200 {
      let area = PixelRect(
        x: random.below(50) - 25, y: random.below(50), width: 1 + random.below(300),
        height: 1 + random.below(60))
      let grid = CellGrid(area)
      let rect = rect(&random, in: area)
      let (touched, covered) = (grid.touched(by: rect), grid.covered(by: rect))
      for (bit, box) in boxes(grid) {
        #expect((touched & bit != 0) == box.intersects(rect))
        #expect((covered & bit != 0) == rect.contains(box))
      }
    }
  }

  @Test func whatLiesInATurnedCoreIsCoveredWholly() throws {
    var random = SplitMix(seed: 9)
    let scratch = PaintScratch()
    var inside = 0
    for _ in 0..<60 {
      let map = CGAffineTransform(translationX: 60, y: 50)
        .rotated(by: Double(random.below(629)) / 100).scaledBy(
          x: Double(random.below(300)) / 100 - 1.5, y: 1)
      let shape = RoundedRect(minX: -30, minY: -25, maxX: 30, maxY: 25)
      guard let core = ConvexCore(shape, under: map) else { continue }
      let outline = FlattenContext(map: map, clip: PixelRect(x: 0, y: 0, width: 120, height: 100))
        .outline([shape])
      let pixmap = Pixmap(width: 120, height: 100)
      pixmap.surface.fill(
        outline, rule: .nonZero, with: Pixel(0xFFFF_FFFF), scratch: scratch)
      for y in 0..<100 {
        for x in 0..<120 where core.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
          inside += 1
          #expect(pixmap[x, y].alpha == 255)
        }
      }
    }
    #expect(inside > 10_000)
  }

  @Test func whatATurnedOpaqueLayerHidesIsNotPainted() {
    let turned = layer(
      id: 3, 0, 0, 400, 400, color: red,
      transform: CGAffineTransform(translationX: -200, y: -200)
        .concatenating(CGAffineTransform(rotationAngle: 0.7)))
    let root = layer(id: 1, 0, 0, 100, 100, [layer(id: 2, 10, 10, 50, 50, color: blue), turned])
    let report = Renderer(threads: 1).render(frame(root))
    #expect(report.commands == 2)
    #expect(report.culledCommands > 0)
  }

  @Test func D5_whatLiesInACoreInPerspectiveIsCoveredWholly() {
    var random = SplitMix(seed: 10)
    let scratch = PaintScratch()
    let canvas = PixelRect(x: 0, y: 0, width: 120, height: 100)
    var (inside, cut) = (0, 0)
    for _ in 0..<120 {
      // Some of them reach behind the eye.
      let plane = Matrix4(translationX: -40, y: -35, z: 0)
        .concatenating(Matrix4(CGAffineTransform(rotationAngle: Double(random.below(6)))))
        .concatenating(.turned(Double(random.below(240)) / 100 - 1.2))
        .concatenating(.depth(Double(random.below(60)) - 30))
        .concatenating(.eye(Double(20 + random.below(100))))
        .concatenating(Matrix4(translationX: 60, y: 50, z: 0)).plane
      guard plane.inverse != nil, plane.affine == nil else { continue }
      let lens = Lens(plane)
      let shape = RoundedRect(minX: 0, minY: 0, maxX: 80, maxY: 70)
      guard let core = ConvexCore(shape, through: lens) else { continue }
      if plane.corners(of: CGRect(x: 0, y: 0, width: 80, height: 70)).count > 4 { cut += 1 }
      let pixmap = Pixmap(width: 120, height: 100)
      pixmap.surface.fill(
        lens.outline([shape]), rule: .nonZero, with: Pixel(0xFFFF_FFFF), scratch: scratch)
      for y in 0..<canvas.maxY {
        for x in 0..<canvas.maxX where core.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
          inside += 1
          #expect(pixmap[x, y].alpha == 255)
        }
      }
    }
    #expect(inside > 50_000)
    #expect(cut > 3)
  }

  @Test func D5_whatAnOpaqueImageInPerspectiveHidesIsNotPainted() {
    let image = CGImage(
      Pixmap(width: 8, height: 8) { bytes in
        for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : 64 }
      })
    let far = Matrix4(translationX: -200, y: -200, z: 0).concatenating(.turned(0.6))
      .concatenating(.eye(500)).concatenating(Matrix4(translationX: 50, y: 50, z: 0))
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    let pictures = (0..<200).map { index in
      layer(
        id: UInt64(index + 2), 0, 0, 400, 400,
        content: .image(ImageContent(image, frame: bounds)), space: far)
    }
    let report = Renderer(threads: 1).render(frame(layer(id: 1, 0, 0, 100, 100, pictures)))
    #expect(report.commands == 200)
    #expect(report.culledCommands >= 199)
  }
}
