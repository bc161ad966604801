import Scenes

/// What hands or time do to a scene, frame after frame.
package struct Interaction: Sendable {
  /// Such as `push`, or `shift.cards`.
  package let name: String
  let deed: Deed
  /// The scene for so many pixels a point.
  let scene: @Sendable (_ scale: Int) -> JSONValue

  enum Deed: Sendable {
    /// The page `page2` comes over `page1`, below which `dim` is, and again.
    case push
    /// A finger leads `hero` about.
    case drag
    /// A wheel turns over `list`.
    case scroll
    /// Keys go to the node of this name; the place is where the caret is put first, as a share of the
    /// text.
    case type(into: String, at: Double)
    /// The scene's own time goes on.
    case play
    /// `one` of many moves.
    case one
    /// A finger touches here and there.
    case touch
    /// `page` moves by parts of a pixel.
    case shift
    /// All is painted anew, as it stands.
    case stand
  }

  private init(_ name: String, _ deed: Deed, _ root: @escaping @Sendable () -> JSONValue) {
    (self.name, self.deed) = (name, deed)
    scene = { BenchmarkScene.scene(scale: $0, root: root()) }
  }

  /// All, in the order of the table.
  package static let all: [Interaction] =
    hands
    + pages.flatMap { name, page in
      [Interaction("stand.\(name)", .stand, page), Interaction("shift.\(name)", .shift, page)]
    }

  private static let hands: [Interaction] = [
    Interaction("push", .push, BenchmarkScene.pages),
    Interaction("drag", .drag, BenchmarkScene.desk),
    Interaction("scroll", .scroll) { ["subviews": [BenchmarkScene.list()]] },
    Interaction("type.field", .type(into: "field0", at: 1), BenchmarkScene.form),
    Interaction("type.page", .type(into: "page", at: 0.5), BenchmarkScene.form),
    Interaction("type.long", .type(into: "page", at: 0.5)) {
      BenchmarkScene.text(paragraphs: 2000)
    },
    Interaction("movers", .play) {
      ["layer": ["sublayers": JSONValue(.array(BenchmarkScene.movers()))]]
    },
    Interaction("swarm", .play) { BenchmarkScene.swarm(5000) },
    Interaction("one", .one) { BenchmarkScene.crowd(of: 100_000) },
    Interaction("touch", .touch) { BenchmarkScene.crowd(of: 100_000) },
    Interaction("unseen", .play) { BenchmarkScene.unseenMovers(10_000) },
    Interaction("blur.scroll", .scroll) {
      ["subviews": JSONValue(.array([BenchmarkScene.list()] + BenchmarkScene.materials))]
    },
    Interaction("blur.movers", .play) {
      [
        "layer": ["sublayers": JSONValue(.array(BenchmarkScene.movers()))],
        "subviews": JSONValue(.array(BenchmarkScene.materials)),
      ]
    },
  ]

  private static let pages: [(String, @Sendable () -> JSONValue)] = [
    ("cards", BenchmarkScene.cardPage), ("many", BenchmarkScene.manyPage),
    ("shadows", BenchmarkScene.shadowPage), ("paths", BenchmarkScene.pathPage),
    ("images", BenchmarkScene.imagePage), ("dashboard", BenchmarkScene.dashboardPage),
    ("map", BenchmarkScene.mapPage), ("photos", BenchmarkScene.wallPage),
  ]
}
