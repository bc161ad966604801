import ImageFiles
import TestSupport
import Testing

@Suite struct AnyPictureTests {
  @Test(arguments: ["png", "jpeg"])
  func theCorpusKeepsItsPromises(target: String) throws {
    let names = FuzzCorpus.names(of: target)
    #expect(names.count > 5)
    for name in names {
      let bytes = try FuzzCorpus.bytes(name, of: target)
      #expect(AnyPicture.brokenPromise(bytes) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("png", "apng"), ("png", "grey1"), ("png", "rgba16"), ("jpeg", "progressive"),
    ("jpeg", "turned"), ("jpeg", "restart"),
  ])
  func theCorpusHoldsPictures(target: String, name: String) throws {
    let bytes = try FuzzCorpus.bytes(name, of: target)
    #expect(throws: Never.self) { try ImageFile.decode(bytes) }
  }
}
