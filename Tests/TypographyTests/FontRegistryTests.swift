import Foundation
import Testing

@testable import Typography

/// Fonts that a program brings: DejaVu's packages have faces that no name here gives.
struct FontRegistryTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu/"
  private let registry = FontRegistry()

  @Test func facesAreKnownByTheirNamesUntilTheyAreGivenBack() throws {
    #expect(registry.typeface(named: "DejaVuSansMono") == nil)
    try registry.register(Self.folder + "DejaVuSansMono.ttf")
    try registry.register(Self.folder + "DejaVuSansMono-Bold.ttf")
    let bold = try #require(registry.typeface(named: "DejaVu Sans Mono Bold"))
    #expect(bold.postScriptName == "DejaVuSansMono-Bold")
    #expect(bold.weight == .bold && !bold.isItalic)
    #expect(bold.family.name == "DejaVu Sans Mono" && !bold.family.hasItalics)
    #expect(try FontLibrary.shared.face(bold).glyphCount > 1_000)
    // The family's other faces are a weight away.
    #expect(Typeface(bold.family, .light).postScriptName == "DejaVuSansMono")
    #expect(registry.typeface(named: "dejavu sans mono")?.postScriptName == "DejaVuSansMono")
    #expect(registry.familyNames == ["DejaVu Sans Mono"])
    try registry.unregister(Self.folder + "DejaVuSansMono-Bold.ttf")
    #expect(registry.typeface(named: "DejaVuSansMono-Bold") == nil)
    #expect(registry.typeface(named: "DejaVuSansMono") != nil)
  }

  @Test func aFileIsTakenOnce() throws {
    try registry.register(Self.folder + "DejaVuSansMono.ttf")
    #expect(throws: FontRegistry.Refusal.known) {
      try registry.register(Self.folder + "DejaVuSansMono.ttf")
    }
    #expect(throws: FontRegistry.Refusal.missing) { try registry.register("/nowhere") }
    #expect(throws: FontRegistry.Refusal.unknown) { try registry.unregister("/nowhere") }
  }

  @Test func aBundleListsItsFonts() throws {
    let path = NSTemporaryDirectory() + "fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let manager = FileManager.default
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: Self.folder + "DejaVuSansMono.ttf", toPath: path + "/Mono.ttf")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["absent.ttf", "Mono.ttf"]], format: .xml, options: 0)
    try list.write(to: URL(fileURLWithPath: path + "/Info.plist"))
    let bundle = try #require(Bundle(path: path))
    #expect(FontRegistry(listedIn: bundle).familyNames == ["DejaVu Sans Mono"])
  }
}
