import TestSupport
import Testing

@Suite struct AnySceneTests {
  @Test(arguments: FuzzCorpus.names(of: "scene"))
  func theCorpusKeepsItsPromises(name: String) throws {
    #expect(AnyScene.brokenPromise(try FuzzCorpus.bytes(name, of: "scene")) == nil)
  }

  @Test func thereIsACorpus() {
    #expect(FuzzCorpus.names(of: "scene").count > 5)
  }
}
