import Foundation
import Scenes
import Testing

@testable import PreviewHost

struct ScenePathsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.makeDirectory("Samples")
    for name in ["Cards.json", "b.json", "a.json", ".hidden.json", "notes.txt"] {
      try folder.write("{}", to: "Samples/" + name)
    }
  }

  @Test func aFileIsItself() throws {
    let paths = try ScenePaths(folder["Samples/a.json"])
    #expect(paths.all == [folder["Samples/a.json"]])
    #expect(!paths.isDirectory)
    #expect(paths.note == nil)
  }

  @Test func aDirectoryIsItsScenesInOrder() throws {
    let paths = try ScenePaths(folder["Samples"])
    #expect(paths.all.map(ScenePath.name) == ["Cards.json", "a.json", "b.json"])
    #expect(paths.isDirectory)
    #expect(throws: SceneFileError.self) { try paths.file }
  }

  @Test(arguments: ["samples/cards.json", "SAMPLES/CARDS.JSON", "./samples/../Samples/cards.json"])
  func anotherCaseIsFoundAndTold(_ name: String) throws {
    let paths = try ScenePaths(folder[name])
    let found = try #require(paths.all.first)
    #expect(found.hasSuffix("Samples/Cards.json"))
    #expect(FileManager.default.fileExists(atPath: found))
    #expect(paths.note?.contains(found) == true)
  }

  @Test func aDirectoryOfAnotherCaseIsADirectory() throws {
    let paths = try ScenePaths(folder["samples/"])
    #expect(paths.isDirectory)
    #expect(paths.all.count == 3)
    #expect(paths.note != nil)
  }

  @Test func theExactCaseWins() throws {
    try folder.write("{}", to: "Samples/cards.json")
    let paths = try ScenePaths(folder["Samples/cards.json"])
    #expect(paths.all == [folder["Samples/cards.json"]])
    #expect(paths.note == nil)
  }

  @Test(arguments: ["missing.json", "Samples/missing.json", ""])
  func whatIsNotThereKeepsItsName(_ name: String) throws {
    let path = name.isEmpty ? "" : folder[name]
    let paths = try ScenePaths(path)
    #expect(paths.all == [path])
    #expect(paths.note == nil)
  }

  @Test func aLinkToNothingIsNoOtherCase() throws {
    folder.link("dangling.json", to: "nowhere")
    let paths = try ScenePaths(folder["dangling.json"])
    #expect(paths.all == [folder["dangling.json"]])
    #expect(paths.note == nil)
  }

  @Test func aDirectoryWithoutAScene() throws {
    try folder.makeDirectory("empty")
    #expect(throws: SceneFileError("there is no scene in '\(folder["empty"])'")) {
      try ScenePaths(folder["empty"])
    }
  }

  @Test func standardInputIsNoFile() throws {
    let paths = try ScenePaths("-")
    #expect(try paths.file == "-")
    #expect(!paths.isDirectory)
  }
}
