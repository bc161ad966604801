import TestSupport
import Testing

@testable import Pixels

/// Rows of sources that are fetched once, whatever parts of them are painted.
@Suite struct SourceRowTests {
  private let width = 83
  private let height = 71

  private func sources(_ random: inout SplitMix) throws -> [ImageSource] {
    let image = Canvas.noise(width: 60, height: 50, seed: random.next())
    let opaque = Pixmap(width: 60, height: 50)
    for y in 0..<50 {
      for x in 0..<60 {
        opaque.surface.pointer(x: x, y: y).pointee = random.pixel().value | 0xFF00_0000
      }
    }
    let turned = SourceMap(a: 0.7, b: 0.3, c: -0.3, d: 0.7, tx: 4, ty: -3)
    let scaled = SourceMap(a: 0.8, b: 0, c: 0, d: 0.6, tx: 0.3, ty: 0.1)
    let copied = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: -4, ty: 2)
    return try [turned, scaled, copied].flatMap { map in
      try [(image, false), (opaque, true)].map {
        try #require(ImageSource($0.0, map: map, sampling: .bilinear, isOpaque: $0.1))
      }
    }
  }

  /// Down, up, along rows, aslant: those of which each row has one colour have a kernel of their own.
  private func gradients() throws -> [LinearGradient] {
    let ramp = try #require(
      GradientRamp([
        .init(place: 0.1, red: 1, green: 0.2, blue: 0.1, alpha: 0.9),
        .init(place: 0.8, red: 0, green: 0.7, blue: 0.9, alpha: 0.2),
      ]))
    let ends = [
      (SIMD2(0.0, 5.0), SIMD2(0.0, 60.0)), (SIMD2(9, 50), SIMD2(9, 20)),
      (SIMD2(3, 0), SIMD2(70, 0)), (SIMD2(0, 0), SIMD2(40, 70)),
    ]
    return ends.map { from, to in
      LinearGradient(
        ramp: ramp, from: from, to: to, extent: .both,
        map: SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }
  }

  /// The source painted on all of a surface, and that laid over in the shape.
  private func expectSame(
    _ source: any PixelSource, _ seed: UInt64, opacity: UInt8, _ name: String,
    _ draw: (Surface, Ink, PaintScratch) -> Void,
    _ compose: (Surface, Surface, PaintScratch) -> Void
  ) {
    let scratch = PaintScratch()
    let drawn = Canvas.noise(width: width, height: height, seed: seed)
    let composed = Canvas.noise(width: width, height: height, seed: seed)
    let layer = Pixmap(width: width, height: height)
    for y in 0..<height {
      source.fetch(x: 0, y: y, count: width, into: layer.surface.pointer(x: 0, y: y))
    }
    draw(drawn.surface, Ink(.source(source), opacity: opacity), scratch)
    compose(composed.surface, layer.surface, scratch)
    #expect(drawn == composed, "\(name)")
  }

  @Test func shapesOfSourcesAreLikeLayersLaidOverInThem() throws {
    var random = SplitMix(seed: 12)
    for round in 0..<40 {
      let shape = random.roundedRect(Double(width))
      let outline = random.outline(Double(width))
      let opacity: UInt8 = round % 2 == 0 ? 255 : 90
      let all = PixelRect(x: 0, y: 0, width: width, height: height)
      let (x, y) = (random.double(-4...60), random.double(-4...50))
      let radius = round % 4 < 2 ? 0 : random.double(0...9)
      let corner = CornerRadius(x: radius, y: radius)
      let small = RoundedRect(
        minX: x, minY: y, maxX: x + random.double(2...40), maxY: y + random.double(2...40),
        topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
      for source: any PixelSource in try sources(&random) + gradients() {
        let seed = random.next()
        expectSame(source, seed, opacity: opacity, "\(small)") {
          $0.draw(small, with: $1, scratch: $2)
        } _: {
          $0.composite($1, in: all, opacity: opacity, within: small, scratch: $2)
        }
        expectSame(source, seed, opacity: opacity, "\(shape)") {
          $0.draw(shape, with: $1, scratch: $2)
        } _: {
          $0.composite($1, in: all, opacity: opacity, within: shape, scratch: $2)
        }
        expectSame(source, seed, opacity: opacity, "outline \(round)") {
          $0.draw(outline, rule: .nonZero, with: $1, scratch: $2)
        } _: {
          $0.composite($1, in: all, opacity: opacity, within: outline, rule: .nonZero, scratch: $2)
        }
      }
    }
  }

  @Test func rowsWithLimitsArePaintedBetweenThem() throws {
    var random = SplitMix(seed: 13)
    for _ in 0..<30 {
      let shape = random.roundedRect(Double(width))
      let outline = random.outline(Double(width))
      let limits = (0..<height).map { _ in
        let first = random.below(width)
        return first..<first + random.below(width - first + 1)
      }
      for source in try sources(&random) {
        let ink = Ink(.source(source))
        for isRound in [false, true] {
          let seed = random.next()
          let scratch = PaintScratch()
          func paint(_ pixmap: Pixmap) {
            if isRound {
              pixmap.surface.draw(shape, with: ink, scratch: scratch)
            } else {
              pixmap.surface.draw(outline, rule: .evenOdd, with: ink, scratch: scratch)
            }
          }
          let before = Canvas.noise(width: width, height: height, seed: seed)
          let all = Canvas.noise(width: width, height: height, seed: seed)
          let part = Canvas.noise(width: width, height: height, seed: seed)
          paint(all)
          scratch.show(rows: 0..<height) { limits[$0] }
          paint(part)
          scratch.showAll()
          var wrong = 0
          for y in 0..<height {
            for x in 0..<width
            where part[x, y] != (limits[y].contains(x) ? all : before)[x, y] { wrong += 1 }
          }
          #expect(wrong == 0, "\(isRound ? "\(shape)" : "outline")")
        }
      }
    }
  }

  @Test func copiesOfAreasHaveTheirPixels() throws {
    var random = SplitMix(seed: 14)
    let area = PixelRect(x: -3, y: 5, width: 40, height: 22)
    for source in try sources(&random) {
      let copy = try #require(
        ImageSource(copy: source.copy(of: area), of: area, isOpaque: source.isOpaque))
      for y in area.minY..<area.maxY {
        var rows = ([UInt32](repeating: 0, count: 40), [UInt32](repeating: 1, count: 40))
        source.fetch(x: area.minX, y: y, count: 40, into: &rows.0)
        copy.fetch(x: area.minX, y: y, count: 40, into: &rows.1)
        #expect(rows.0 == rows.1)
      }
    }
  }
}
