import CoreGraphics
import Foundation
import Testing

@testable import Typography

struct FontLibraryTests {
  @Test func heavierWeightsHaveMoreInk() throws {
    let library = FontLibrary()
    let stems = try FontWeight.allCases.map { weight in
      let face = try library.face(weight)
      return face.outline(of: face.glyph(for: "l")).boundingBox.width
    }
    #expect(stems == stems.sorted())
    #expect(Set(stems).count == FontWeight.allCases.count)
  }

  @Test func aFaceIsOpenedOnce() throws {
    let library = FontLibrary()
    #expect(try library.face(.bold) === library.face(.bold))
  }

  @Test func facesOutliveTheirLibrary() throws {
    let face = try FontLibrary().face(.medium)
    #expect(!face.outline(of: face.glyph(for: "a")).isEmpty)
  }

  @Test(arguments: FontWeight.allCases)
  func fontconfigFindsTheSameFaces(weight: FontWeight) throws {
    let found = try FontLibrary(searching: [.fontconfig]).face(weight)
    let direct = try FontLibrary().face(weight)
    let glyph = direct.glyph(for: "R")
    #expect(found.outline(of: glyph) == direct.outline(of: glyph))
  }

  @Test func aMissingFamilyIsNotReplacedByAnother() {
    #expect(Fontconfig.file(family: "No Such Family", weight: .bold) == nil)
  }

  @Test func aMissingFontNamesThePackageAndThePlaces() {
    let library = FontLibrary(searching: [.directory("/nowhere")])
    let error = #expect(throws: FontError.self) { try library.face() }
    #expect(
      error
        == .missing(
          family: "Inter", package: "fonts-inter", searched: [.directory("/nowhere")]))
    #expect(
      error?.description
        == "the font Inter is missing, in /nowhere; install the package fonts-inter")
  }

  @Test func theEnvironmentNamesOtherPlaces() throws {
    #expect(FontSource.named(by: [:]) == nil)
    #expect(FontSource.named(by: [FontSource.variable: ""]) == nil)
    let inter = FontFamily.inter.directory
    let places = FontSource.named(by: [FontSource.variable: "/nowhere:\(inter)"])
    #expect(places == [.directory("/nowhere"), .directory(inter)])
    let library = FontLibrary(searching: places)
    #expect(try library.face(.bold).glyphCount > 0)
    let error = #expect(throws: FontError.self) { try library.requireFamilies() }
    #expect(error?.description.hasSuffix("install the package fonts-jetbrains-mono") == true)
  }

  @Test func aFileThatIsNoFontIsUnusable() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("Inter-Regular.otf").path
    try Data("OTTO but not a font".utf8).write(to: URL(fileURLWithPath: path))
    let library = FontLibrary(searching: [.directory(directory.path)])
    let error = #expect(throws: FontError.self) { try library.face() }
    #expect(error?.description.hasPrefix("the font \(path) cannot be used") == true)
  }
}
