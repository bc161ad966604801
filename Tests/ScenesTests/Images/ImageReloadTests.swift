import CoreGraphics
import ImageFiles
import QuartzCore
import Testing

@testable import Scenes

/// Pictures that are read, kept, changed, missing and mended.
@MainActor @Suite struct ImageReloadTests {
  private let live = LiveScene()

  private func contents(_ name: String) -> CGImage? {
    live.node(named: name)?.layer.contents as? CGImage
  }

  @Test func aFileIsReadOnceAndDecodedOnce() throws {
    let layers = #"{"id": "a", "contents": "x.png"}, {"id": "b", "contents": {"file": "./x.png"}}"#
    let files = PictureFiles(sublayers: layers, ["x.png": try PictureFiles.png(3, 3)])
    live.show(try #require(files.load().scene))
    #expect(files.reads["x.png"] == 1)
    let first = try #require(contents("a"))
    #expect(contents("b") === first)
    #expect(live.show(try #require(files.load().scene)).changed == 0)
    #expect(contents("a") === first)
  }

  @Test func aChangedFileChangesOnlyTheLayersThatShowIt() throws {
    let files = PictureFiles(
      sublayers: #"{"id": "a", "contents": "x.png"}, {"id": "b", "contents": "y.png"}"#,
      ["x.png": try PictureFiles.png(3, 3), "y.png": try PictureFiles.png(4, 4)])
    live.show(try #require(files.load().scene))
    let other = contents("b")
    files.contents["x.png"] = try PictureFiles.png(5, 5, red: 0.5)
    #expect(live.show(try #require(files.load().scene)).changed == 1)
    #expect(contents("a")?.width == 5)
    #expect(contents("b") === other)
  }

  @Test func aMissingPictureIsAnErrorInItsPlaceAndTheRestIsShown() throws {
    let files = PictureFiles(
      sublayers: #"""
        {"id": "a", "frame": [0, 0, 30, 20], "contents": "x.png", "contentsGravity": "center",
        "contentsRect": [0, 0, 9, 9]}, {"id": "b", "opacity": 0.5}
        """#)
    let load = files.load()
    #expect(
      files.lines == [
        "s.json:1:74-81 error unreadable-image 'x.png': no such file"
      ])
    #expect(!load.isValid)
    #expect(load.files == ["s.json", "x.png"])
    live.show(try #require(load.scene))
    // The placeholder fills the layer whatever the file says of its picture.
    let layer = try #require(live.node(named: "a")?.layer)
    #expect(contents("a")?.width == 128)
    #expect(contents("a")?.height == 128)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(live.node(named: "b")?.layer.opacity == 0.5)
    // It goes when the picture comes, and what the file says holds again.
    files.contents["x.png"] = try PictureFiles.png(3, 3)
    live.show(try #require(files.load().scene))
    #expect(files.load().isValid)
    #expect(contents("a")?.width == 3)
    #expect(layer.contentsGravity == .center)
    #expect(layer.contentsRect.width == 9)
    #expect(layer.contentsScale == 1)
  }

  @Test func aBrokenPictureSaysWhatIsWrongWithIt() throws {
    let whole = try PictureFiles.png(30, 30)
    let files = PictureFiles(
      sublayers: #"{"contents": "a.png"}, {"contents": {"file": "b.png"}}, {"contents": "c.png"}"#,
      ["a.png": Array("text".utf8), "b.png": Array(whole.dropLast(20)), "c.png": []])
    #expect(
      files.load().diagnostics.sorted.map(\.message) == [
        "'a.png': \(ImageFileError.notAnImage)", "'b.png': \(ImageFileError.truncated)",
        "'c.png': \(ImageFileError.notAnImage)",
      ])
    #expect(files.load().scene != nil)
  }

  @Test func otherErrorsStillLoseTheScene() {
    let files = PictureFiles(sublayers: #"{"contents": "x.png", "opacity": 2}"#)
    #expect(files.load().scene == nil)
    #expect(files.load().diagnostics.errorCount == 2)
  }

  /// A view may get its size later than its picture, or another one.
  @Test func aPlaceholderIsTheSameWhateverTheSizeOfWhatShowsIt() throws {
    for frame in ["[0, 0, 9, 9]", "[0, 0, 1e9, 1e9]", "[0, 0, 0, 0]"] {
      let files = PictureFiles(
        sublayers: "{\"id\": \"a\", \"frame\": \(frame), \"contents\": \"x.png\"}")
      live.show(try #require(files.load().scene))
      #expect(contents("a")?.width == 128 && contents("a")?.height == 128)
    }
  }

  @Test func thePicturesOfASceneHaveALimitTogether() throws {
    var limits = ExpansionLimits()
    limits.pixels = 40
    let files = PictureFiles(
      sublayers: #"""
        {"contents": "x.png"}, {"contents": "x.png"}, {"contents": "y.png"},
        {"contents": {"checkerboard": 1, "size": [5, 5]}}, {"contents": {"checkerboard": 1, "size": [2, 2]}}
        """#,
      ["x.png": try PictureFiles.png(5, 5), "y.png": try PictureFiles.png(4, 4)])
    let load = files.load(limits: limits)
    let words = "the scene's pictures have more than 40 pixels together"
    #expect(load.diagnostics.sorted.map(\.message) == ["'y.png': \(words)", words])
    #expect(files.load().isValid)
  }

  @Test func picturesThatWereNotAskedForTheLongestAreGivenUp() throws {
    let decoded = DecodedImages(budget: 3_500)
    let files = try (0..<4).map { try PictureFiles.png(16, 16, red: CGFloat($0) / 4) }
    func image(_ index: Int) throws -> CGImage {
      try decoded.image("\(index).png", files[index], limit: .standard)
    }
    let first = try image(0)
    weak let second = try image(1)
    #expect(try image(0) === first)
    _ = try image(2)
    #expect(decoded.count == 2)
    #expect(try image(0) === first)
    #expect(second == nil)
    // Another file of the same name takes the place of the old one.
    let other = try image(1)
    #expect(try decoded.image("1.png", files[3], limit: .standard) !== other)
    #expect(decoded.count == 2)
  }

  @Test func `P17 pictures that somebody shows stay the same, whatever others come`() throws {
    let decoded = DecodedImages(budget: 3_500)
    let files = try (0..<8).map { try PictureFiles.png(16, 16, red: CGFloat($0) / 8) }
    func image(_ index: Int) throws -> CGImage {
      try decoded.image("\(index).png", files[index], limit: .standard)
    }
    let shown = try (0..<4).map(image)
    #expect(decoded.size.bytes <= 3_500)
    for index in shown.indices { #expect(try image(index) === shown[index]) }
    // Their files are kept to know them by, as far as these have room.
    let tight = DecodedImages(budget: 300)
    let first = try tight.image("0.png", files[0], limit: .standard)
    #expect(tight.count == 0 && first.width == 16)
  }

  @Test func picturesThatNoLoadAsksForAnyMoreAreGivenUp() throws {
    let decoded = DecodedImages()
    let file = try PictureFiles.png(16, 16)
    func image() throws -> CGImage { try decoded.image("a.png", file, limit: .standard) }
    func load(_ count: Int) { for _ in 0..<count { decoded.beginLoad() } }
    func show() throws {
      let shown = try image()
      load(CacheBudget.loads)
      #expect(try image() === shown)
      let whole = decoded.size.bytes
      // A layer that shows it keeps it, and has the same one when it is asked for again.
      load(CacheBudget.loads + 1)
      #expect(decoded.count == 1 && decoded.size.bytes < whole)
      #expect(try image() === shown)
      #expect(decoded.size.bytes == whole)
    }
    load(1)
    try show()
    load(CacheBudget.loads + 1)
    #expect(decoded.count == 0 && decoded.size.bytes == 0)
  }

  @Test func smallerCopiesOfPicturesCount() throws {
    let decoded = DecodedImages(budget: 5_000)
    let files = try (0..<2).map { try PictureFiles.png(20, 20, red: CGFloat($0)) }
    let first = try decoded.image("0.png", files[0], limit: .standard)
    _ = try decoded.image("1.png", files[1], limit: .standard)
    #expect(decoded.count == 2)
    // Drawn small, the first has copies, and both are too much.
    let context = CGContext(width: 2, height: 2)
    context.draw(first, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(first.byteCount > 20 * 20 * 4)
    decoded.beginLoad()
    #expect(decoded.size.bytes <= 5_000)
  }
}
