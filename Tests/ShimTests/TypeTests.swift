import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct TypeTests {
  @Test("types are found by name's end and by MIME type") func found() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "image/jpeg")?.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType("PUBLIC.png") == .png)
    #expect(UTType.gif.preferredMIMEType == "image/gif")
    #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
  }

  @Test("what a type is of") func conforms() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png) && UTType.item.isSupertype(of: .png))
    #expect(UTType.heic.supertypes.contains(.content) && !UTType.text.conforms(to: .image))
    #expect(
      UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    #expect(kUTTypePNG == UTType.png.identifier as CFString)
  }

  @Test("names that nobody knows are no types") func badInput() {
    for name in ["", ".", "no such", "public.png\u{0}", String(repeating: "x", count: 100_000)] {
      #expect(UTType(name) == nil && UTType(filenameExtension: name) == nil)
      #expect(UTType(mimeType: name) == nil)
      #expect(UTTypeConformsTo(name, name) && !UTTypeConformsTo(name, kUTTypeData))
    }
  }
}
