import InteractionBenchmarks
import Scenes
import Testing

/// What is timed happens: each scene is right, and each interaction shows in it.
@MainActor @Suite struct InteractionTests {
  /// Those of 100,000 views take long without optimisation; `.ci/counters` runs them with it.
  nonisolated private static let names = Interaction.all.map(\.name).filter {
    $0 != "one" && $0 != "touch"
  }

  @Test(arguments: names)
  func everyInteractionPaints(name: String) throws {
    let interaction = try #require(Interaction.all.first { $0.name == name })
    let times = try InteractionBenchmark.run(
      interaction, scale: 1, threads: 2, frames: 3, warmUp: 1)
    let counters = Dictionary(uniqueKeysWithValues: times.counters.map { ($0.name, $0.count) })
    #expect(counters["frames"] == 3)
    if name == "unseen" {
      #expect(counters["pixels"] == 0 && counters["committed"] == 0)
      return
    }
    // All three, as nothing would be counted for a frame that shows nothing new.
    let least = name.hasPrefix("type") ? 3 * 20 : 3 * 1000
    #expect(try #require(counters["pixels"]) >= least)
    #expect(try #require(counters["commands"]) >= 3)
  }

  @Test func aRunIsToldBesideOneThatWasKept() throws {
    let drag = try #require(Interaction.all.first { $0.name == "drag" })
    let times = try InteractionBenchmark.run(drag, scale: 1, threads: 1, frames: 2, warmUp: 1)
    let kept = Array(InteractionTable.json([times]).utf8)
    let table = try InteractionTable(base: kept, path: "base.json")
    #expect(table.heading.hasSuffix("of base"))
    #expect(table.text(of: times).hasSuffix(" 1.00"))
    #expect(!InteractionTable().text(of: times).hasSuffix(" 1.00"))
    #expect(throws: InteractionError.self) {
      try InteractionTable(base: Array("{}".utf8), path: "base.json")
    }
  }
}
