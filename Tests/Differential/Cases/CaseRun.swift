import Pixels
import RenderServer
import RenderTree
import SceneCases
import Scenes
import Stages

/// Shows the scenes of a case in every way that must come to the same, and compares.
@MainActor
package struct CaseRun {
  /// The first difference; nothing is compared after it.
  package private(set) var difference: Difference?
  /// How often each comparison was made.
  package internal(set) var made: [Comparison: Int] = [:]
  /// A number for each picture that was painted with one thread, in order: what other kernels have
  /// to come to as well.
  package private(set) var pictures: [UInt64] = []
  /// How many scenes could be shown.
  package private(set) var shown = 0
  /// How many scenes have errors.
  package private(set) var refused = 0

  /// Called with how many nodes a frame has, copies among them, of all that are kept.
  package var showsNodes: (Int) -> Void = { _ in }

  let scenes: [ExpandedScene?]
  let events: [CaseEvent]
  let hasState: Bool
  /// The seed that the case was made of, if it was.
  let seed: UInt64?
  /// Whether only ``pictures`` are wanted.
  let onlyPaints: Bool

  /// Layers that were shown since the last part ended.
  var witnesses: [Witness] = []

  private let parts: [CasePart]
  private var part = CasePart.scenes

  /// A run that compares some parts only, or paints only.
  package init(
    _ one: DifferentialCase, onlyPaints: Bool = false, parts: [CasePart] = CasePart.allCases
  ) {
    self.onlyPaints = onlyPaints
    self.parts = parts
    var reasonless: Int?
    var refused = 0
    var memory = SceneMemory()
    var forgetful: Difference?
    let comparesReading = parts.contains(.reading) && !onlyPaints
    scenes = one.scenes.enumerated().map { index, scene in
      let text = JSONWriter(layout: .compact).text(of: scene)
      let load = SceneLoad.load(CaseFiles.path, from: CaseFiles(text: text), since: memory)
      memory = load.memory ?? memory
      if comparesReading, forgetful == nil {
        forgetful = Self.compareReading(of: text, with: load, "scene \(index)")
      }
      if load.scene == nil, !load.diagnostics.hasErrors { reasonless = index }
      if !load.isValid { refused += 1 }
      let words = DiagnosticRenderer(format: .text).render(load.diagnostics.sorted)
      if words.isEmpty, !load.diagnostics.isEmpty { reasonless = index }
      return load.scene
    }
    self.refused = refused
    shown = scenes.compactMap { $0 }.count
    events = one.events.compactMap { CaseEvent($0) }
    hasState = one.hasState
    seed = one.seed
    made[.reasons] = scenes.count
    if comparesReading {
      made[.memory] = scenes.count
      made[.plain] = 2 * scenes.count
    }
    difference = forgetful
    if let reasonless {
      difference = Difference(.reasons, "scene \(reasonless) is refused without a word")
    }
  }

  /// Makes all comparisons, up to the first that fails.
  package mutating func compare() {
    for part in parts where difference == nil {
      self.part = part
      switch part {
      // Done with the first reading.
      case .reading: break
      case .scenes: compareScenes()
      case .reloads: if !onlyPaints { compareReloads() }
      case .events: compareReplays()
      }
      expectAllGone()
    }
  }

  private mutating func compareScenes() {
    for (index, scene) in scenes.enumerated() where difference == nil {
      if let scene { compareOne(scene, "scene \(index)") }
    }
  }

  // MARK: Saying

  /// Notes that something was compared; tells whether it is the same.
  @discardableResult
  mutating func expect(
    _ comparison: Comparison, _ holds: Bool, _ words: @autoclosure () -> String
  ) -> Bool {
    made[comparison, default: 0] += 1
    if !holds, difference == nil { difference = Difference(comparison, words(), in: part) }
    return holds
  }

  /// Expects two texts to be the same, and says the first line that is not, and what it is in.
  @discardableResult
  mutating func expect(
    _ comparison: Comparison, _ left: String, _ right: String, _ words: String
  ) -> Bool {
    expect(comparison, left == right, "\(words)\n\(Self.firstDifference(left, right))")
  }

  /// Expects two pictures to be the same, and says where they are not.
  @discardableResult
  mutating func expect(
    _ comparison: Comparison, _ left: Pixmap?, _ right: Pixmap?, _ words: String
  ) -> Bool {
    expect(comparison, left == right, "\(words)\n\(Self.firstDifference(left, right))")
  }

  /// Keeps what the present frame of a stage looks like.
  mutating func note(_ stage: Stage) {
    pictures.append(stage.renderer.pixmap?.checksum ?? 0)
    showsNodes(stage.tree?.count ?? 0)
  }

  static func firstDifference(_ left: String, _ right: String) -> String {
    let (left, right) = (
      left.split(separator: "\n", omittingEmptySubsequences: false),
      right.split(separator: "\n", omittingEmptySubsequences: false)
    )
    for (index, (one, other)) in zip(left, right).enumerated() where one != other {
      let lines = lines(around: left, index) + ["- \(one)", "+ \(other)"]
      return lines.joined(separator: "\n")
    }
    return left.count > right.count
      ? "- \(left[right.count])" : right.count > left.count ? "+ \(right[left.count])" : ""
  }

  /// The lines before one that begin further left, each the nearest: what an indented line is in.
  private static func lines(around lines: [Substring], _ index: Int) -> [String] {
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    var (found, depthLeft): ([String], Int) = ([], depth(lines[index]))
    for line in lines[..<index].reversed() where depth(line) < depthLeft {
      found.append("  \(line)")
      depthLeft = depth(line)
    }
    return found.reversed()
  }

  private static func firstDifference(_ left: Pixmap?, _ right: Pixmap?) -> String {
    guard let left, let right, left.bounds == right.bounds else {
      return "the pictures measure \(left?.bounds.size ?? "nothing") and"
        + " \(right?.bounds.size ?? "nothing")"
    }
    var count = 0
    var first: String?
    for y in 0..<left.height {
      for x in 0..<left.width where left[x, y] != right[x, y] {
        count += 1
        first = first ?? "\(x), \(y): \(left[x, y]) and \(right[x, y])"
      }
    }
    return "\(count) pixels differ, the first at \(first ?? "none")"
  }
}

extension PixelRect {
  fileprivate var size: String { "\(width) × \(height)" }
}

extension Pixmap {
  /// A number that other pixels hardly have, the same in every process.
  var checksum: UInt64 {
    withBytes { bytes in
      var sum = UInt64(width) &* 31 &+ UInt64(height)
      for word in bytes.bindMemory(to: UInt32.self) {
        sum = (sum ^ UInt64(word)) &* 0x0000_0100_0000_01B3
      }
      return sum
    }
  }
}
