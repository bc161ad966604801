import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import Scenes

/// Compares a picture and its texts with those that are kept, and keeps them where that was asked for.
@MainActor
struct KeptComparison {
  private let shot: SceneShot
  private let own: String?
  private let tolerance: SceneSnapshot.Tolerance
  private let options: TrialOptions
  private let kept: KeptFiles
  private var result: TrialResult
  /// What was drawn, as a file has it.
  private var encoded: [UInt8]?

  /// As many changes are told of a text.
  static let mostChanges = 200

  init(
    of shot: SceneShot, named own: String?, scene: String, tolerance: SceneSnapshot.Tolerance,
    options: TrialOptions
  ) {
    (self.shot, self.own, self.tolerance, self.options) = (shot, own, tolerance, options)
    kept = KeptFiles(of: scene)
    result = TrialResult(TrialName.of(scene: scene, snapshot: own), scene: scene, .same)
    result.kept = kept.picture(own)
  }

  mutating func run() -> TrialResult {
    do {
      let expected = comparePicture()
      compareTexts()
      try leave(expected)
      if options.record.takes(result.verdict) { try record() }
    } catch {
      result.verdict = .unwritable
      result.message = "\(error)"
    }
    return result
  }

  // MARK: Comparing

  /// What is kept, as a picture, where it differs and is one.
  private mutating func comparePicture() -> (bytes: [UInt8], difference: PixmapDifference?)? {
    let path = kept.picture(own)
    guard let data = FileManager.default.contents(atPath: path) else {
      // A file that is there and cannot be read is not missing.
      let isThere = FileManager.default.fileExists(atPath: path)
      result.verdict = isThere ? .damaged : .missing
      result.message = isThere ? "\(path) cannot be read" : "there is no \(path)"
      return nil
    }
    let bytes = [UInt8](data)
    if PNGFile.tells(bytes, of: shot.image) { return (bytes, nil) }
    let expected: CGImage
    do {
      expected = try PNGFile.decode(bytes)
    } catch {
      result.verdict = .damaged
      result.message = "\(path): \(error)"
      return (bytes, nil)
    }
    // Straight alpha, as files have it, gives back each premultiplied pixel as it was.
    let actual = shot.image.pixmap
    let difference = PixmapDifference(
      from: expected.pixmap, to: actual, allowing: tolerance.channel)
    guard difference.sizesDiffer || difference.count > tolerance.pixels else {
      return (bytes, nil)
    }
    result.verdict = .differs
    result.pixels = TrialResult.Pixels(difference, actual, expected.pixmap)
    result.message = result.pixels?.text ?? ""
    return (bytes, difference)
  }

  private mutating func bytesOfPicture() -> [UInt8] {
    let bytes = encoded ?? PNGFile.encodeWithDigest(shot.image)
    encoded = bytes
    return bytes
  }

  private mutating func compareTexts() {
    guard result.verdict != .missing else { return }
    var told: [DumpChange: Int] = [:]
    for text in kept.keptTexts(of: own) {
      let path = kept.text(text, of: own)
      let before = FileManager.default.contents(atPath: path).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let before, let after = shot.texts[text], before != after else { continue }
      result.texts.append(change(of: text, from: before, to: after, told: &told))
    }
    guard !result.texts.isEmpty, result.verdict == .same else { return }
    let names = result.texts.map(\.text.rawValue)
    result.verdict = .differs
    result.message =
      "the picture is the same, not so the text of its \(names.joined(separator: ", "))"
  }

  private func change(
    of text: KeptText, from before: String, to after: String, told: inout [DumpChange: Int]
  ) -> TrialResult.TextChange {
    var change = TrialResult.TextChange(text: text)
    guard text.isOfNodes else {
      change.lines = TextDifference(from: before, to: after).text
      return change
    }
    var changes = DumpDifference(from: before, to: after).changes
    // A view and its layer say the same of a frame; layers do not say of what class the view is.
    var here: [DumpChange: Int] = [:]
    changes.removeAll { change in
      var key = change
      if change.node != change.id { key.node = "" }
      here[key, default: 0] += 1
      return here[key, default: 0] <= told[key, default: 0]
    }
    told.merge(here, uniquingKeysWith: max)
    change.changes = Array(changes.prefix(Self.mostChanges))
    change.omitted = max(0, changes.count - Self.mostChanges)
    return change
  }

  // MARK: Writing

  /// Leaves in the folder of the report what somebody wants to look at.
  private mutating func leave(
    _ expected: (bytes: [UInt8], difference: PixmapDifference?)?
  ) throws {
    guard result.verdict != .same, !options.report.isEmpty else { return }
    let name = TrialName.file(of: result.name)
    result.files.actual = try leave(bytesOfPicture(), "\(name).actual.png")
    if let expected, result.verdict == .differs {
      result.files.expected = try leave(expected.bytes, "\(name).expected.png")
    }
    if let difference = expected?.difference {
      let picture = PNGFile.encode(CGImage(difference.picture()))
      result.files.difference = try leave(picture, "\(name).diff.png")
    }
    for (text, after) in shot.texts {
      result.files.texts[text.rawValue] = try leave(
        Array(after.utf8), "\(name).\(text.rawValue).txt")
    }
  }

  private mutating func leave(_ bytes: [UInt8], _ name: String) throws -> String {
    let folder = ReportFolder(options.report)
    try OwnFiles.write(bytes, to: "\(folder.path)/\(name)", below: folder.ground)
    result.files.all.append(name)
    return name
  }

  /// Keeps what was found. A file that has these bytes already stays as it is.
  private mutating func record() throws {
    var written = try Self.keep(bytesOfPicture(), at: kept.picture(own))
    for (text, after) in shot.texts {
      if try Self.keep(Array(after.utf8), at: kept.text(text, of: own)) { written = true }
    }
    result.isRecorded = written
  }

  private static func keep(_ bytes: [UInt8], at path: String) throws -> Bool {
    if let there = FileManager.default.contents(atPath: path), [UInt8](there) == bytes {
      return false
    }
    try OwnFiles.write(bytes, to: path, below: KeptFiles.ground(of: path))
    return true
  }
}
