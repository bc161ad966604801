import TestSupport
import Testing

@testable import Pixels

@Suite struct GaussianBlurTests {
  /// Blocks of full and empty coverage with noise among them: the hardest edges there are.
  private func mask(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Mask {
    var random = SplitMix(seed: seed)
    let blocks = (0..<64).map { _ in [0, 255, 255, random.below(256)][random.below(4)] }
    return Mask(PixelRect(x: 7, y: -3, width: width, height: height)) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let noisy = (x / 9 + y / 7) % 5 == 0
          let block = blocks[(x / 11 % 8) * 8 + y / 13 % 8]
          bytes[y * width + x] = UInt8(noisy ? random.below(256) : block)
        }
      }
    }
  }

  /// The largest difference of a blurred mask to the true blur.
  private func error(of sigma: Double, _ width: Int, _ height: Int) -> Double {
    let mask = mask(width, height)
    let result = mask.blurred(sigma: sigma)
    let bounds = result.bounds
    var values = [Double](repeating: 0, count: bounds.area)
    for y in mask.bounds.minY..<mask.bounds.maxY {
      for x in mask.bounds.minX..<mask.bounds.maxX {
        values[(y - bounds.minY) * bounds.width + x - bounds.minX] = Double(mask[x, y])
      }
    }
    let right = TrueGaussian(sigma: sigma).blurred(values, width: bounds.width, edge: .clear)
    return result.withBytes { bytes in
      zip(bytes, right).map { abs(Double($0) - $1) }.max() ?? 0
    }
  }

  @Test(arguments: [0.4, 0.8, 1.5, 3, 4.1, 4.3, 6.5, 8.8, 9, 13])
  func aBlurredMaskIsWithinALevelOfTheTrueBlur(_ sigma: Double) {
    let error = error(of: sigma, 61, 38)
    #expect(error < 1, "σ \(sigma): \(error)")
  }

  @Test func aStrongBlurOfAnythingSmallIsTrueToo() {
    #expect(error(of: 24, 21, 3) < 1)
    #expect(error(of: 18, 1, 1) < 1)
    #expect(error(of: 0.7, 1, 1) < 1)
  }

  @Test(arguments: [0.8, 3, 6.5, 14])
  func aPictureIsBlurredInAllChannelsAndEitherEdge(_ sigma: Double) {
    let (width, height) = (45, 30)
    let picture = Canvas.noise(width: width, height: height, seed: 4)
    for edge in [GaussianBlur.Edge.clear, .clamp] {
      let result = picture.blurred(sigma: sigma, edge: edge)
      for channel in [0, 1, 2, 3] {
        let values = picture.withBytes { bytes in
          (0..<width * height).map { Double(bytes[$0 * 4 + channel]) }
        }
        let right = TrueGaussian(sigma: sigma).blurred(values, width: width, edge: edge)
        let error = result.withBytes { bytes in
          right.enumerated().map { abs(Double(bytes[$0 * 4 + channel]) - $1) }.max() ?? 0
        }
        #expect(error < 1, "σ \(sigma), \(edge), channel \(channel): \(error)")
      }
    }
  }

  @Test(arguments: [0.5, 2, 7, 30, 500])
  func anEvenPictureStaysAsItIs(_ sigma: Double) {
    for color in [0xFFFF_FFFF, 0x8040_2010, 0x0101_0101, 0, 0xFF00_80FF] as [UInt32] {
      let picture = Pixmap(width: 33, height: 18)
      picture.surface.replace(picture.bounds, with: Pixel(color))
      #expect(picture.blurred(sigma: sigma, edge: .clamp) == picture)
    }
  }

  @Test func aBlurredPictureIsStillPremultiplied() {
    for sigma in [0.6, 2.5, 11] {
      let picture = Canvas.noise(width: 40, height: 40, seed: 8).blurred(sigma: sigma, edge: .clear)
      for y in 0..<40 {
        for x in 0..<40 {
          let pixel = picture[x, y]
          #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
        }
      }
    }
  }

  @Test func allKernelsBlurToTheSameBytes() throws {
    guard let vector = BlurKernelTable.vector else { return }
    for sigma in [0.3, 1, 3.3, 5, 12, 40] {
      for (width, height) in [(1, 1), (1, 9), (37, 1), (67, 23), (64, 32)] {
        let picture = Canvas.noise(width: width, height: height, seed: 2)
        for edge in [GaussianBlur.Edge.clear, .clamp] {
          #expect(
            picture.blurred(sigma: sigma, edge: edge, kernels: vector)
              == picture.blurred(sigma: sigma, edge: edge, kernels: .portable))
        }
        let mask = mask(width, height)
        let (left, right) = (
          mask.blurred(sigma: sigma, kernels: vector),
          mask.blurred(sigma: sigma, kernels: .portable)
        )
        #expect(left.withBytes { Array($0) } == right.withBytes { Array($0) })
      }
    }
  }

  @Test func aMaskGrowsByTheReachAndNothingIsCutOff() {
    for sigma in [1.0, 5, 20] {
      let source = Mask(PixelRect(x: 3, y: 4, width: 30, height: 30)) { $0.update(repeating: 255) }
      let result = source.blurred(sigma: sigma)
      let reach = GaussianBlur.reach(sigma: sigma)
      #expect(reach == Int(3 * sigma))
      #expect(
        result.bounds
          == PixelRect(minX: 3 - reach, minY: 4 - reach, maxX: 33 + reach, maxY: 34 + reach))
      let sum = result.withBytes { $0.reduce(0) { $0 + Int($1) } }
      #expect(abs(sum - 900 * 255) < 900 * 255 / 50)
      // The next pixel would get less than half a level from a side that never ends.
      #expect(result[result.bounds.minX, 19] <= 2)
    }
  }

  @Test func noStrengthAndNoPictureAreNothingToDo() {
    let mask = mask(9, 9)
    for sigma in [0, -1, Double.nan, -Double.infinity] {
      #expect(mask.blurred(sigma: sigma) === mask)
      #expect(GaussianBlur.reach(sigma: sigma) == 0)
      let picture = Canvas.noise(width: 3, height: 3, seed: 1)
      #expect(picture.blurred(sigma: sigma, edge: .clear) == picture)
    }
    #expect(Mask(.empty).blurred(sigma: 5).bounds.isEmpty)
    #expect(GaussianBlur.reach(sigma: .infinity) == 3 * Int(GaussianBlur.maximumSigma))
    #expect(Pixmap(width: 1, height: 1).blurred(sigma: .infinity, edge: .clamp)[0, 0] == .clear)
  }

  @Test func theWeightsOfEveryBlurSumToOne() {
    for step in 1...400 {
      let plan = BlurPlan(sigma: Double(step) * 0.13)
      #expect(plan.weights.reduce(0) { $0 + Int($1) } == 1 << 15)
      #expect(plan.reach <= 15)
    }
    #expect(BlurPlan(sigma: 1024).levels == 8)
  }

  /// Samples of sixteen bits, the greatest among them.
  @Test(arguments: 0..<7)
  func fourChannelsAreHalvedAsEachAlone(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    let pixels = 2 * count + 2
    let channels = (0..<4).map { _ in
      (0..<pixels).map { _ in random.oneIn(3) ? UInt16.max : UInt16(random.below(65536)) }
    }
    let joined = (0..<4 * pixels).map { channels[$0 % 4][$0 / 4] }
    for kernels in [BlurKernelTable.portable, BlurKernelTable.vector].compactMap(\.self) {
      var together = [UInt16](repeating: 0, count: 4 * count)
      kernels.halveColumns4(&together, joined, count)
      for channel in 0..<4 {
        var alone = [UInt16](repeating: 0, count: count)
        kernels.halveColumns1(&alone, channels[channel], count)
        #expect(alone == (0..<count).map { together[4 * $0 + channel] })
      }
    }
  }
}
