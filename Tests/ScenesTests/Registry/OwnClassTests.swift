import QuartzCore
import Testing
import UIKit

@testable import Scenes

/// Classes that code brings along, and what of them scenes can set.
@MainActor
struct OwnClassTests {
  private enum Mood: CaseIterable { case calm, wild }
  private enum Size: String, CaseIterable {
    case small = "s"
    case large = "l"
  }

  private final class Badge: UILabel {
    var count = 3
    var share: CGFloat = 0.5
    var rate: Float = 1
    var isLoud = false
    var title = "none"
    var note: String?
    var words: [String] = []
    var parts: [Double] = []
    var tint: UIColor = .red
    var glow: UIColor?
    var face = UIFont.systemFont(ofSize: 20)
    var room = UIEdgeInsets.zero
    var shift = CGPoint.zero
    var mood = Mood.wild
    var extent = Size.large
    var other: [String: Int] = [:]
    /// In the place of what labels have under that name.
    var caption = "" { didSet { text = caption } }
  }

  private final class Ring: CALayer {
    var progress = 0.25
  }

  private final class Page: UIViewController {
    var heading = "Start"
  }

  private static func key<Owner: AnyObject, Value>(
    _ name: String, _ path: sending ReferenceWritableKeyPath<Owner, Value>,
    in range: ClosedRange<Double>? = nil
  ) -> InspectableKey {
    nonisolated(unsafe) let path = path
    return InspectableKey(
      name, of: Owner.self, in: range, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  private static let badgeKeys = [
    key("count", \Badge.count, in: 0...99), key("share", \Badge.share, in: 0...1),
    key("rate", \Badge.rate), key("isLoud", \Badge.isLoud), key("title", \Badge.title),
    key("note", \Badge.note), key("words", \Badge.words), key("parts", \Badge.parts),
    key("tint", \Badge.tint), key("glow", \Badge.glow), key("face", \Badge.face),
    key("room", \Badge.room), key("shift", \Badge.shift), key("mood", \Badge.mood),
    key("extent", \Badge.extent), key("other", \Badge.other), key("caption", \Badge.caption),
  ]

  private let badge = SceneClass(
    own: Badge.self, keys: badgeKeys + [key("progress", \Ring.progress)]
  ) { .view(Badge()) }
  private let ring = SceneClass(own: Ring.self, keys: [key("progress", \Ring.progress)]) {
    .layer(Ring())
  }
  private let page = SceneClass(own: Page.self, keys: [key("heading", \Page.heading)]) {
    .controller(Page())
  }

  /// Files, and what their code comes to.
  private struct Files: SceneFiles {
    var disk: FilesInMemory
    let answer: @Sendable ([String]) -> SceneCode

    init(_ texts: [String: String], answer: @escaping @Sendable ([String]) -> SceneCode) {
      (disk, self.answer) = (FilesInMemory(texts), answer)
    }

    func read(_ path: String) throws(SceneFileError) -> [UInt8] { try disk.read(path) }
    func code(in paths: [String]) -> SceneCode { answer(paths) }
  }

  private func load(
    _ root: String, swift: String = #"["Badge.swift"]"#, _ classes: [SceneClass],
    since memory: SceneMemory? = nil
  ) -> SceneLoad {
    let texts = [
      "s.json": #"{"swift": \#(swift), "root": {"subviews": [\#(root)]}}"#, "Badge.swift": "",
    ]
    let files = Files(texts) { _ in
      var code = SceneCode()
      code.classes = classes
      return code
    }
    return SceneLoad.load("s.json", from: files, since: memory)
  }

  private func first(_ load: SceneLoad) throws -> SceneObject {
    let live = LiveScene()
    live.show(try #require(load.scene))
    return try #require(live.root?.subviews.first).object
  }

  @Test func aNodeIsOfAClassOfTheScenesOwn() throws {
    let load = load(
      #"""
      {"class": "Badge", "count": 7, "share": 0.25, "rate": 2, "isLoud": true, "title": "a",
       "note": "b", "words": ["c"], "parts": [1, 2], "tint": "#00FF00", "glow": null, "face": 12,
       "room": [1, 2, 3, 4], "shift": [5, 6], "mood": "calm", "extent": "s", "caption": "d",
       "textAlignment": "right", "frame": [1, 2, 3, 4]}
      """#, [badge])
    #expect(load.diagnostics.all.isEmpty)
    let view = try #require(try first(load).view as? Badge)
    #expect((view.count, view.share, view.rate, view.isLoud) == (7, 0.25, 2, true))
    #expect((view.title, view.note, view.words, view.parts) == ("a", "b", ["c"], [1, 2]))
    #expect(view.tint.cgColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
    #expect(view.glow == nil && view.face.pointSize == 12)
    #expect(view.room == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.shift == CGPoint(x: 5, y: 6))
    #expect(view.mood == .calm && view.extent == .small)
    #expect(view.text == "d" && view.textAlignment == .right, "what it is derived from counts too")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func whatAFreshObjectHasIsWhatAKeyThatGoesAwayLeaves() throws {
    #expect(badge.property("count")?.initial == .number(3))
    #expect(badge.property("mood")?.initial == .text("wild"))
    #expect(badge.property("extent")?.initial == .text("l"))
    #expect(badge.property("title")?.initial == .text("none"))
    #expect(badge.property("other") == nil, "scenes have no dictionaries")
    #expect(badge.property("progress") == nil, "it is another class's")
    let live = LiveScene()
    for text in [#"{"class": "Badge", "count": 9}"#, #"{"class": "Badge"}"#] {
      let load = load(text, [badge])
      live.show(try #require(load.scene))
    }
    #expect((live.root?.subviews.first?.object.view as? Badge)?.count == 3)
  }

  @Test func layersAndControllersAreClassesToo() throws {
    let layers = load(
      #"{"sublayers": [{"class": "Ring", "progress": 0.75, "cornerRadius": 4}]}"#, [ring])
    #expect(layers.diagnostics.all.isEmpty)
    let ring = try #require(try first(layers).layer.sublayers?.first as? Ring)
    #expect(ring.progress == 0.75 && ring.cornerRadius == 4)
    let pages = load(#"{"class": "Page", "heading": "End", "title": "Title"}"#, [page])
    #expect(pages.diagnostics.all.isEmpty)
    let page = try #require(try first(pages).controller as? Page)
    #expect(page.heading == "End" && page.title == "Title")
  }

  @Test(arguments: [
    (#"{"class": "Badge", "count": 2.5}"#, "expected a whole number"),
    (#"{"class": "Badge", "share": 2}"#, "from 0 to 1"),
    (#"{"class": "Badge", "mood": "mad"}"#, "one of calm, wild"),
    (#"{"class": "Badge", "tint": null}"#, "expected a colour"),
    (#"{"class": "Badge", "cuont": 1}"#, "did you mean 'count'?"),
    (#"{"class": "Bodge"}"#, "there is no view class 'Bodge'"),
    (#"{"sublayers": [{"class": "Badge"}]}"#, "'Badge'"),
  ])
  func mistakesAreTold(text: String, words: String) {
    let told = load(text, [badge]).diagnostics.all.map { diagnostic in
      diagnostic.message + (diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? "")
    }
    #expect(told.count == 1 && told.first?.contains(words) == true, "\(told)")
  }

  @Test func codeThatIsNotThereYetSaysNothingOfItsClasses() {
    let files = Files(
      [
        "s.json": #"{"swift": ["B.swift"], "root": {"subviews": [{"class": "Badge", "x": 1}]}}"#,
        "B.swift": "",
      ]
    ) { _ in .unknown }
    let load = SceneLoad.load("s.json", from: files)
    #expect(load.diagnostics.all.isEmpty)
    #expect(load.scene?.root.subviews.isEmpty == true)
  }

  @Test func codeThatMustNotRunIsAnErrorWhereItIsNamed() {
    let files = Files(["s.json": #"{"swift": ["B.swift"], "root": {}}"#, "B.swift": ""]) { _ in
      .refused("no")
    }
    let load = SceneLoad.load("s.json", from: files)
    #expect(load.diagnostics.all.map(\.code) == [.codeNotAllowed])
    #expect(load.diagnostics.all.first?.place?.range.startOffset == 11)
    #expect(load.scene == nil)
  }

  @Test func pathsOfIncludedFilesBeginAtThem() {
    let asked = Asked()
    let files = Files([
      "s.json": #"{"include": ["t/t.json"], "swift": ["A.swift", "A.swift"], "root": {}}"#,
      "t/t.json": #"{"swift": ["B.swift", "../P"]}"#, "A.swift": "", "t/B.swift": "",
      "P/Package.swift": "",
    ]) { paths in
      asked.paths = paths
      return SceneCode()
    }
    let load = SceneLoad.load("s.json", from: files)
    #expect(load.diagnostics.all.isEmpty)
    #expect(asked.paths == ["t/B.swift", "P", "A.swift"])
    #expect(load.files == ["s.json", "t/t.json", "t/B.swift", "P/Package.swift", "A.swift"])
  }

  private final class Asked: @unchecked Sendable { var paths: [String] = [] }

  @Test func codeThatIsMissingIsOneError() {
    let load = load(#"{"class": "Badge"}"#, swift: #"["Gone.swift", 3]"#, [badge])
    #expect(load.diagnostics.all.map(\.code) == [.wrongValue, .unreadableFile])
  }

  @Test func nodesOfOtherClassesAreNotTakenOver() throws {
    let text = #"{"class": "Badge"}"#
    let before = load(text, [badge], since: SceneMemory())
    let same = load(text, [badge], since: before.memory)
    #expect(same.scene?.root.subviews.first?.sceneClass === badge)
    let anew = SceneClass(own: Badge.self, keys: []) { .view(Badge()) }
    let after = load(text, [anew], since: same.memory)
    #expect(after.scene?.root.subviews.first?.sceneClass === anew)
  }
}
