import TestSupport
import Testing

@Suite struct AnyPathDataTests {
  @Test(arguments: FuzzCorpus.names(of: "svg"))
  func theCorpusKeepsItsPromises(name: String) throws {
    #expect(AnyPathData.brokenPromise(try FuzzCorpus.bytes(name, of: "svg")) == nil)
  }

  @Test func thereIsACorpus() {
    #expect(FuzzCorpus.names(of: "svg").count > 5)
  }
}
