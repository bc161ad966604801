import TestSupport
import Testing

@MainActor @Suite struct AnyFrameTests {
  @Test(arguments: FuzzCorpus.names(of: "frame"))
  func theCorpusKeepsItsPromises(name: String) throws {
    #expect(AnyFrame.brokenPromise(try FuzzCorpus.bytes(name, of: "frame")) == nil)
  }

  @Test func thereIsACorpus() {
    #expect(FuzzCorpus.names(of: "frame").count > 20)
  }
}
