import CoreGraphics
import Foundation
import Pixels
import Testing

@Suite struct CIEColorTests {
  private func converted(_ color: CGColor, _ name: CFString) -> [CGFloat] {
    CGColorSpace(name: name).flatMap {
      color.converted(to: $0, intent: .defaultIntent, options: nil)?.components
    } ?? []
  }

  private func isNear(_ left: [CGFloat], _ right: [CGFloat], _ distance: CGFloat) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).magnitude < distance }
  }

  @Test("Lab's and XYZ's white is that of profiles")
  func white() {
    #expect(isNear(converted(.white, CGColorSpace.genericLab), [100, 0, 0, 1], 1e-6))
    #expect(isNear(converted(.white, CGColorSpace.genericXYZ), [0.9642, 1, 0.8249, 1], 1e-9))
    #expect(isNear(converted(.black, CGColorSpace.genericLab), [0, 0, 0, 1], 1e-9))
  }

  // What tables of sRGB's colours under D50 say.
  @Test("sRGB's red, green and blue in Lab")
  func primaries() {
    for (color, lab) in [
      (CGColor.red, [54.29, 80.81, 69.89, 1]), (.green, [87.82, -79.29, 80.99, 1]),
      (.blue, [29.57, 68.30, -112.03, 1]),
    ] as [(CGColor, [CGFloat])] {
      #expect(isNear(converted(color, CGColorSpace.genericLab), lab, 0.02))
    }
  }

  @Test(
    "colours come back from both", arguments: [CGColorSpace.genericLab, CGColorSpace.genericXYZ])
  func back(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == name && space.numberOfComponents == 3 && !space.supportsOutput)
    #expect(space.model == (name == CGColorSpace.genericLab ? .lab : .XYZ))
    for values: [CGFloat] in [[0.2, 0.4, 0.6, 0.5], [0.01, 0.002, 0, 1], [1, 0, 0.31, 1]] {
      let color = CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: values[3])
      let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
      #expect(isNear(converted(there, CGColorSpace.sRGB), values, 1e-6))
      #expect(there.pixel == color.pixel)
    }
  }

  @Test("samples in Lab reach over all of its numbers")
  func samples() throws {
    let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
    let image = Samples.image([255, 128, 128, 0, 128, 128], width: 2, pixelBits: 24, space: lab)
    #expect(image?.pixels == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test("numbers that are none are painted somehow", arguments: [CGFloat.nan, .infinity, -1e308])
  func garbage(_ number: CGFloat) throws {
    for name in [CGColorSpace.genericLab, CGColorSpace.genericXYZ] {
      let space = try #require(CGColorSpace(name: name))
      let color = try #require(
        CGColor(colorSpace: space, components: [number, number, number, number]))
      #expect(color.pixel.red <= color.pixel.alpha)
      #expect(converted(color, CGColorSpace.sRGB).count == 4)
    }
  }
}
