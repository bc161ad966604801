import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import PreviewHost
import Scenes

/// `preview diff`: how two pictures differ.
struct DiffCommand {
  private var out: String?
  private let operands: [String]

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      guard option == "--out" else { throw UsageError(unknown: option, of: "diff") }
      out = try arguments.value(of: option)
    }
    operands = arguments.operands
    guard operands.count == 2 else { throw UsageError("diff needs two pictures") }
  }

  func run() throws -> ExitCode {
    let (one, other) = (try picture(operands[0]), try picture(operands[1]))
    let difference = PixmapDifference(from: one, to: other)
    if let out {
      let bytes = PNGFile.encode(CGImage(difference.picture()))
      if out == "-" {
        try StandardStream.output.write(bytes)
      } else {
        try AtomicFile.write(bytes, to: out)
      }
    }
    // Data alone goes to standard output where that is asked for.
    try (out == "-" ? StandardStream.error : .output).write(text(difference, one, other))
    return difference.bounds == nil ? .success : .differs
  }

  private func picture(_ path: String) throws -> Pixmap {
    do throws(SceneFileError) {
      let bytes = try DiskFiles().read(path)
      do {
        return try ImageFile.decode(bytes).pixmap
      } catch {
        throw SceneFileError("\(error)")
      }
    } catch {
      throw PictureError(description: "\(path): \(error.reason)")
    }
  }

  private func text(
    _ difference: PixmapDifference, _ one: Pixmap, _ other: Pixmap
  ) -> String {
    func place(_ rect: PixelRect) -> String {
      "(\(rect.minX) \(rect.minY) \(rect.width) \(rect.height))"
    }
    guard let bounds = difference.bounds else {
      return "the same: \(one.width) × \(one.height) pixels\n"
    }
    var text = ""
    if difference.sizesDiffer {
      text +=
        "\(operands[0]) measures \(one.width) × \(one.height) pixels,"
        + " \(operands[1]) \(other.width) × \(other.height)\n"
    }
    let total = difference.width * difference.height
    let share = (Double(difference.count) / Double(total) * 1e6).rounded() / 1e4
    text +=
      "\(difference.count) of \(total) pixels differ (\(share) %), by at most"
      + " \(difference.largest), in \(place(bounds))\n"
    let areas = difference.areas
    if areas.count > 1 {
      let shown = areas.prefix(8).map(place).joined(separator: ", ")
      let more = areas.count > 8 ? " and \(areas.count - 8) more" : ""
      text += "in \(areas.count) groups: \(shown)\(more)\n"
    }
    return text
  }
}

/// A picture that cannot be read.
private struct PictureError: Error, CustomStringConvertible {
  let description: String
}
