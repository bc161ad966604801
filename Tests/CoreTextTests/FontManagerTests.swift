import CoreText
import Foundation
import Testing
import UIKit

/// Fonts that a program brings: DejaVu's packages have one that no name here gives. It stays, for other tests
/// ask for all names meanwhile.
@Suite struct FontManagerTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"

  private func register(_ path: String) -> Int? {
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: path)
    let isDone = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    return isDone ? nil : error?.takeRetainedValue().code
  }

  @Test("a font of a file is known by its names")
  func names() throws {
    let path = Self.folder + "/DejaVuSansMono-Bold.ttf"
    try #require(FileManager.default.fileExists(atPath: path), "fonts-dejavu-core is missing")
    #expect(UIFont(name: "DejaVuSansMono-Bold", size: 12) == nil)
    #expect(register(path) == nil)
    let font = try #require(UIFont(name: "DejaVuSansMono-Bold", size: 20))
    #expect(font.fontName == "DejaVuSansMono-Bold" && font.familyName == "DejaVu Sans Mono")
    #expect(font.pointSize == 20)
    let wide = NSAttributedString(string: "iiii", attributes: [.font: font]).size().width
    let narrow = NSAttributedString(string: "WWWW", attributes: [.font: font]).size().width
    #expect(wide == narrow && wide > 40)
    #expect(UIFont(name: "DejaVu Sans Mono", size: 20)?.fontName == "DejaVuSansMono-Bold")
    #expect(UIFont.familyNames.contains("DejaVu Sans Mono"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono") == ["DejaVuSansMono-Bold"])
    #expect(register(path) == CTFontManagerError.alreadyRegistered.rawValue)
  }

  @Test("what was not registered is not given back")
  func giving() {
    let url = URL(fileURLWithPath: "/nowhere/font.ttf") as CFURL
    #expect(!CTFontManagerUnregisterFontsForURL(url, .process, nil))
  }

  @Test("what is no font is refused")
  func refusal() throws {
    #expect(register("/nowhere/font.ttf") == CTFontManagerError.fileNotFound.rawValue)
    let path = NSTemporaryDirectory() + "font-\(UUID().uuidString).ttf"
    try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(register(path) == CTFontManagerError.unrecognizedFormat.rawValue)
  }
}
