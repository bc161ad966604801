import Foundation
import ImageFiles
import UIKit

/// Compares what was found with what is kept, and writes what is to be written.
struct SnapshotTrial<Format> {
  let place: SnapshotPlace
  let name: String?
  let diffing: Diffing<Format>
  let caller: Caller

  /// What is to be said; nil where both are the same.
  func run(_ found: Format) throws -> String? {
    let mode = SnapshotTestingConfiguration.Record.current
    if mode == .all {
      try record(found)
      return SnapshotMessage.recorded(place)
    }
    guard FileManager.default.fileExists(atPath: place.file.path) else {
      guard mode != .never else { return SnapshotMessage.missing }
      try record(found)
      return SnapshotMessage.recordedMissing(place)
    }
    let kept = diffing.fromData(try Data(contentsOf: place.file))
    guard let (words, attachments) = diffing.diff(kept, found) else { return nil }
    try write(diffing.toData(found), to: place.found)
    try leave(attachments)
    if mode == .failed { try record(found) }
    return SnapshotMessage.differs(
      place, named: name, isRecorded: mode == .failed, words: words)
  }

  private func record(_ found: Format) throws {
    let data = diffing.toData(found)
    // A file that has these bytes already stays as it is.
    if FileManager.default.contents(atPath: place.file.path) != data {
      try write(data, to: place.file)
    }
  }

  /// Gives the test what there is to look at, and leaves a difference beside what was found.
  private func leave(_ attachments: [XCTAttachment]) throws {
    let stem = place.file.deletingPathExtension().lastPathComponent
    for attachment in attachments {
      let word = attachment.name ?? "difference"
      caller.attach(attachment.data, named: "\(stem).\(word).\(attachment.pathExtension)")
      if word == "difference" {
        try write(attachment.data, to: place.beside(word, attachment.pathExtension))
      }
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write([UInt8](data), to: file.path)
  }
}
