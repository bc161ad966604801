import CoreGraphics
import Foundation
import Testing

@testable import Typography

/// The lines of a paragraph beside those of Pango's own program.
@Suite(.enabled(if: PangoView.isThere, "pango1.0-tools is not installed"))
struct PangoBreakTests {
  private static let paragraph =
    "On the morning of the twenty-third—a Tuesday, as it happened—the harbour-master’s office "
    + "received “three letters (none of them signed)”, a well-worn map & a note: “AVAILABLE "
    + "TODAY; see https://example.org/harbour/notes?id=23 for more”. To wait, or to go? "
    + "Floccinaucinihilipilification cost 4.50 € 100 % of the time, 1/2 of 7×9 = 63/2… "
    + "Efficient offices file affidavits; WAVE, Tyre, LTAYV and fjords kern well."

  @Test func linesEndWherePangosDo() throws {
    let widths = Array(stride(from: 130.0, through: 610, by: 37))
    let pangos = try PangoView.lineStarts(Self.paragraph, font: "Inter 16", widths: widths)
    for (width, pango) in zip(widths, pangos) {
      let lines = Laid.layout(Self.paragraph, width: width).lines
      #expect(lines.map(\.range.lowerBound) == pango, "\(width) points wide")
      #expect(lines.count > 2)
    }
  }

  @Test func linesOfRightToLeftTextEndWherePangosDo() throws {
    let text = "אחת שתיים שלוש ארבע חמש שש שבע Inter שמונה תשע עשר 1234 ועוד מילים"
    let widths = [120.0, 180, 260]
    let font = Font(Typeface(.dejaVuSans), size: 16)
    let pangos = try PangoView.lineStarts(text, font: "DejaVu Sans 16", widths: widths)
    for (width, pango) in zip(widths, pangos) {
      let lines = Laid.layout(text, width: width, font: font).lines
      #expect(lines.map(\.range.lowerBound) == pango, "\(width) points wide")
    }
  }
}

/// The program `pango-view`, which comes with Pango and writes down its layouts.
private enum PangoView {
  static let path = "/usr/bin/pango-view"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private struct Dump: Decodable {
    struct Output: Decodable { let lines: [Line] }
    struct Line: Decodable {
      let start: Int
      enum CodingKeys: String, CodingKey { case start = "start-index" }
    }
    let output: Output
  }

  /// For each width, where lines begin, in units of UTF-16.
  static func lineStarts(_ text: String, font: String, widths: [Double]) throws -> [[Int]] {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: directory) }
    // Pango puts a hyphen where it tears a word that is too long for a line, UIKit none.
    let markup =
      "<span insert_hyphens=\"false\">\(text.replacing("&", with: "&amp;"))</span>"
    return try widths.map { width in
      let file = directory.appendingPathComponent("layout.json")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      // Words that are too long are torn, as ours; nothing is rounded to pixels.
      process.arguments = [
        "--pixels", "--width=\(Int(width))", "--wrap=word-char", "--hinting=none",
        "--subpixel-positions", "--no-display", "--language=en", "--font=\(font)",
        "--serialize-to=\(file.path)", "--markup", "--text=\(markup)",
      ]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      let dump = try JSONDecoder().decode(Dump.self, from: Data(contentsOf: file))
      let bytes = text.utf8
      return dump.output.lines.map { line in
        text.utf16.distance(
          from: text.startIndex, to: bytes.index(bytes.startIndex, offsetBy: line.start))
      }
    }
  }
}
