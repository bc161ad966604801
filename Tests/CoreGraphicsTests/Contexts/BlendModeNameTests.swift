import CoreGraphics
import Pixels
import Testing

@Suite struct BlendModeNameTests {
  @Test func appleNumbersModesFromNormalToPlusLighter() {
    #expect(CGBlendMode.normal.rawValue == 0 && CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.plusLighter.rawValue == 27)
    #expect(CGBlendMode(rawValue: 28) == nil)
  }

  @Test func eachModeLeadsToOneOfItsOwn() {
    let modes = (0..<28).compactMap { CGBlendMode(rawValue: $0)?.mode.rawValue }
    #expect(modes.count == 28 && Set(modes).count == 28)
  }

  @Test func everyNameIsThatOfOneMode() throws {
    #expect(CGBlendMode.allNames.count == 28 + 16 + 6)
    #expect(Set(CGBlendMode.allNames).count == CGBlendMode.allNames.count)
    for name in CGBlendMode.allNames {
      let mode = try #require(CGBlendMode(named: name))
      #expect(name.hasPrefix("\(mode)") || name.hasPrefix("dest") || name.hasPrefix("plus"))
    }
  }

  @Test(
    arguments: [
      ("multiply", .multiply), ("multiplyBlendMode", .multiply), ("destOver", .destinationOver),
      ("destinationAtop", .destinationAtop), ("destAtop", .destinationAtop), ("plusD", .plusDarker),
      ("plusL", .plusLighter), ("xorBlendMode", .xor), ("normalBlendMode", .normal),
    ] as [(String, CGBlendMode)])
  func filtersAreFoundByName(_ name: String, _ mode: CGBlendMode) {
    #expect(CGBlendMode(named: name) == mode)
  }

  @Test(arguments: ["", "BlendMode", "Multiply", "destXor", "gaussianBlur"])
  func otherNamesAreNoModes(_ name: String) {
    #expect(CGBlendMode(named: name) == nil)
  }
}
