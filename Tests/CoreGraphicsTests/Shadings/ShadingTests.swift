import CoreGraphics
import Foundation
import Testing

@Suite struct ShadingTests {
  /// A function to red, green, blue and alpha.
  private func function(
    domain: [CGFloat]? = [0, 1], range: [CGFloat]? = nil, inputs: Int = 1, outputs: Int = 4,
    _ evaluate: @escaping CGFunctionEvaluateCallback
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: inputs, domain: domain, rangeDimension: outputs, range: range,
      callbacks: &callbacks)
  }

  private func red(_ input: CGFloat, _ output: UnsafeMutablePointer<CGFloat>) {
    output[0] = input
    output[3] = 1
  }

  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func row(_ shading: CGShading?) -> [UInt32] {
    let canvas = TestCanvas(10, 1)
    shading.map(canvas.context.drawShading)
    return canvas.row(0)
  }

  private func axial(
    _ function: CGFunction?, from: CGFloat = 0, to: CGFloat = 10, before: Bool = false,
    after: Bool = false, space: CGColorSpace? = nil
  ) -> CGShading? {
    function.flatMap {
      CGShading(
        axialSpace: space ?? rgb, start: CGPoint(x: from, y: 0), end: CGPoint(x: to, y: 0),
        function: $0, extendStart: before, extendEnd: after)
    }
  }

  @Test("an axial shading has the colours that the function says, from its start to its end")
  func axialColors() {
    let function = function { _, input, output in red(input[0], output) }
    #expect(
      row(axial(function)).map { $0 >> 16 & 255 } == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
    #expect(row(axial(function, from: 10, to: 0)).first == 0xFFF2_0000)
  }

  @Test("beyond its ends there is something if they go on")
  func extent() {
    let function = function { _, input, output in red(input[0], output) }
    func ends(_ before: Bool, _ after: Bool) -> [UInt32] {
      let row = row(axial(function, from: 3, to: 7, before: before, after: after))
      return [row[1], row[8]]
    }
    #expect(ends(false, false) == [0, 0])
    #expect(ends(true, false) == [0xFF00_0000, 0])
    #expect(ends(false, true) == [0, 0xFFFF_0000])
    #expect(ends(true, true) == [0xFF00_0000, 0xFFFF_0000])
  }

  @Test("what goes in is cut to the domain, what comes out to the range")
  func cutting() {
    let halved = function(domain: [0.25, 0.5]) { _, input, output in red(input[0], output) }
    let row = row(axial(halved))
    #expect(row.first == 0xFF40_0000 && row.last == 0xFF80_0000)
    let dimmed = function(range: [0, 0.2, 0.4, 1, 0, 1, 0, 1]) { _, input, output in
      red(input[0], output)
    }
    #expect(self.row(axial(dimmed)).last == 0xFF33_6600)
  }

  @Test("a radial shading goes from circle to circle")
  func radialColors() throws {
    let function = try #require(function { _, input, output in red(input[0], output) })
    func shading(_ before: Bool, _ after: Bool) -> CGShading? {
      CGShading(
        radialSpace: rgb, start: CGPoint(x: 5, y: 0.5), startRadius: 1,
        end: CGPoint(x: 5, y: 0.5), endRadius: 3, function: function, extendStart: before,
        extendEnd: after)
    }
    #expect(row(shading(false, false)).map { $0 >> 24 } == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
    let whole = row(shading(true, true))
    #expect(whole[4] == 0xFF00_0000 && whole[0] == 0xFFFF_0000)
  }

  @Test("colours are those of the shading's space")
  func spaces() {
    let light = function(outputs: 2) { _, _, output in (output[0], output[1]) = (0.21405, 1) }
    let gray = CGColorSpace(name: CGColorSpace.linearGray)
    #expect(row(axial(light, space: gray)).first == 0xFF80_8080)
  }

  @Test("a function of other dimensions makes no shading, nor does a space without a way between")
  func refused() throws {
    let evaluate: CGFunctionEvaluateCallback = { _, _, _ in }
    #expect(axial(function(outputs: 3, evaluate)) == nil)
    #expect(axial(function(domain: nil, inputs: 2, evaluate)) == nil)
    for count in [0, -1, Int.max, Int.min] {
      #expect(function(domain: nil, inputs: count, evaluate) == nil)
      #expect(function(outputs: count, evaluate) == nil)
    }
    var callbacks = CGFunctionCallbacks()
    #expect(
      CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil,
        callbacks: &callbacks) == nil)
    let table = CGColorSpace(indexedBaseSpace: rgb, last: 0, colorTable: [1, 2, 3])
    #expect(axial(function(outputs: 2, evaluate), space: table) == nil)
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(axial(function(outputs: 1, evaluate), space: pattern) == nil)
  }

  @Test("the end of a function is told")
  func release() {
    var isReleased = false
    withUnsafeMutablePointer(to: &isReleased) { flag in
      var callbacks = CGFunctionCallbacks(
        version: 0, evaluate: { _, _, _ in },
        releaseInfo: { $0?.assumingMemoryBound(to: Bool.self).pointee = true })
      _ = CGFunction(
        info: flag, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil,
        callbacks: &callbacks)
    }
    #expect(isReleased)
  }

  @Test(
    "numbers that are none are drawn somehow",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func garbage(_ number: CGFloat) throws {
    let wild = try #require(
      function(domain: [number, -number], range: [number, 1, 0, number, 0, 0, 1, 1]) {
        (_, _, output) in
        for index in 0..<4 { output[index] = number }
      })
    #expect(row(axial(wild)).count == 10)
    #expect(row(axial(wild, from: number, to: 3, before: true, after: true)).count == 10)
    let shading = CGShading(
      radialSpace: rgb, start: CGPoint(x: number, y: 0), startRadius: number,
      end: CGPoint(x: 1, y: number), endRadius: -1, function: wild, extendStart: true,
      extendEnd: true)
    #expect(row(shading).count == 10)
  }
}
