import Pixels

/// What the stages of a benchmark draw on, and with.
struct BenchmarkCanvas {
  let target: Pixmap
  /// A picture as large as the target, opaque, without two neighbours alike.
  let picture: Pixmap
  let mask: Mask
  let scratch = PaintScratch()

  init(width: Int, height: Int) {
    target = Pixmap(width: width, height: height)
    picture = Pixmap(width: width, height: height) { bytes in
      for index in bytes.indices {
        bytes[index] = index % 4 == 3 ? 255 : Self.noise(index)
      }
    }
    mask = Mask(PixelRect(x: 0, y: 0, width: width, height: height)) { bytes in
      for index in bytes.indices { bytes[index] = Self.noise(index) }
    }
    target.surface.replace(target.bounds, with: Pixel(0xFF80_8080))
  }

  func stages() -> [BenchmarkStage] {
    fills() + shapes() + gradients() + images() + modes() + blurs()
  }

  private static func noise(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (index &* 2_654_435_761) >> 11)
  }

  /// A stage that draws all of the target with an ink.
  func whole(_ name: String, _ ink: Ink) -> BenchmarkStage {
    BenchmarkStage(name: name, unit: pixels) {
      target.surface.draw(target.bounds, with: ink, scratch: scratch)
    }
  }

  var pixels: String { "\(target.width) × \(target.height) pixels" }
}

// Colours and blend modes.
extension BenchmarkCanvas {
  private var veil: Pixel { Pixel(0x8010_2030) }

  func fills() -> [BenchmarkStage] {
    [
      whole("fill solid", Ink(.color(Pixel(0xFF10_2030)))),
      whole("blend solid", Ink(.color(veil))),
      whole("blend solid, masked", Ink(.color(veil), mask: mask)),
    ]
  }

  func modes() -> [BenchmarkStage] {
    let modes: [(name: String, mode: BlendMode)] = [
      ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
      ("softLight", .softLight), ("hue", .hue), ("sourceAtop", .sourceAtop),
      ("plusLighter", .plusLighter),
    ]
    return modes.map { whole("blend \($0.name)", Ink(.color(veil), mode: $0.mode)) }
  }
}

// Sources.
extension BenchmarkCanvas {
  func gradients() -> [BenchmarkStage] {
    let stops = [0, 1].map {
      GradientRamp.Stop(place: $0, red: $0, green: 0.5, blue: 1 - $0, alpha: 1)
    }
    guard let ramp = GradientRamp(stops) else { return [] }
    let map = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let corner = SIMD2(Double(target.width), Double(target.height))
    let inner = RadialGradient.Circle(center: corner / 2, radius: 0)
    let outer = RadialGradient.Circle(center: corner / 2, radius: 900)
    let beside = RadialGradient.Circle(center: corner / 2 + 60, radius: 900)
    func paint(_ name: String, _ source: any PixelSource) -> BenchmarkStage {
      whole("gradient, \(name)", Ink(.source(source)))
    }
    return [
      paint(
        "line", LinearGradient(ramp: ramp, from: .zero, to: corner, extent: .both, map: map)),
      paint(
        "rings", RadialGradient(ramp: ramp, from: inner, to: outer, extent: .both, map: map)),
      paint(
        "circles", RadialGradient(ramp: ramp, from: inner, to: beside, extent: .both, map: map)),
      paint("turn", ConicGradient(ramp: ramp, center: corner / 2, angle: 1, map: map)),
    ]
  }

  func images() -> [BenchmarkStage] {
    let turned = SourceMap(a: 0.8, b: 0.1, c: -0.1, d: 0.8, tx: 150, ty: 20)
    let still = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    func paint(_ name: String, _ source: ImageSource?) -> [BenchmarkStage] {
      source.map { [whole("image, \(name)", Ink(.source($0)))] } ?? []
    }
    return paint("copied", ImageSource(picture, map: still, sampling: .bilinear, isOpaque: true))
      + paint("laid over", ImageSource(picture, map: still, sampling: .bilinear))
      + paint("turned, nearest", ImageSource(picture, map: turned, sampling: .nearest))
      + paint("turned, bilinear", ImageSource(picture, map: turned, sampling: .bilinear))
      + [shrinking()]
  }

  /// Halving the picture, and drawing it small.
  private func shrinking() -> BenchmarkStage {
    let map = SourceMap(a: 5.3, b: 0, c: 0, d: 5.3, tx: 0, ty: 0)
    let area = PixelRect(x: 0, y: 0, width: target.width * 10 / 53, height: target.height * 10 / 53)
    return BenchmarkStage(name: "image, shrunk to \(area.width)", unit: pixels) {
      guard let source = ImageSource(picture, map: map, sampling: .high) else { return }
      target.surface.draw(area, with: Ink(.source(source)), scratch: scratch)
    }
  }

  func blurs() -> [BenchmarkStage] {
    [2.0, 24].flatMap { sigma in
      [
        BenchmarkStage(name: "blur mask, sigma \(Int(sigma))", unit: pixels) {
          _ = mask.blurred(sigma: sigma)
        },
        BenchmarkStage(name: "blur pixels, sigma \(Int(sigma))", unit: pixels) {
          _ = picture.blurred(sigma: sigma, edge: .clamp)
        },
      ]
    }
  }
}
