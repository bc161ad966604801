import CoreGraphics
import Foundation
import PreviewHost
import Scenes
import Snapshots

/// What the command line and the environment say of how an app is shown.
///
/// The options are those of `preview`; each may stand in the environment as well, `--size` as
/// `LAYERKIT_SIZE`. What is none of these is the app's own, and what comes after `--`.
struct AppOptions {
  var overrides = CanvasOverrides()
  var threads = ProcessorCount.online
  var isHeadless = false
  /// A PNG or JPEG file, `-` for standard output, or the directory of a script's snapshots.
  var out: String?
  /// When the one picture is taken; nil: at 0, or where the script ends.
  var time: TimeInterval?
  var script: String?
  var exitAfter: TimeInterval?
  /// What the app is to open.
  var url: URL?

  /// An option is not as it has to be.
  struct UsageError: Error {
    let message: String
  }

  private static let valued = [
    "size", "scale", "appearance", "device", "orientation", "text-size", "direction", "threads",
    "out", "time", "play", "exit-after",
  ]

  init(_ words: [String], _ environment: [String: String]) throws {
    for name in Self.valued {
      let variable = "LAYERKIT_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
      if let value = environment[variable], !value.isEmpty { try take(name, value, variable) }
    }
    isHeadless = ["1", "true", "yes"].contains(environment["LAYERKIT_HEADLESS"] ?? "")
    try take(words)
    guard isHeadless || (out == nil && time == nil) else {
      throw UsageError(message: "--out and --time belong to --headless")
    }
    if let out, out != "-", script == nil, PictureForm(path: out) == nil {
      throw UsageError(message: "--out takes a name that ends with .png or .jpg, not '\(out)'")
    }
  }

  private mutating func take(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      if word == "--headless" { isHeadless = true }
      guard word.hasPrefix("--") else {
        // As desktops have it that open a URL with a program.
        if word.contains("://"), let url = URL(string: word), url.scheme != nil { self.url = url }
        continue
      }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      guard Self.valued.contains(parts[0]) else { continue }
      let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty else { throw UsageError(message: "--\(parts[0]) needs a value") }
      try take(parts[0], value, "--" + parts[0])
    }
  }

  /// Takes one option, which `place` is called where it stands.
  private mutating func take(_ name: String, _ value: String, _ place: String) throws {
    func wanted(_ words: String) -> UsageError {
      UsageError(message: "\(place) takes \(words), not '\(value)'")
    }
    func number(in range: ClosedRange<Double>) throws -> Double {
      guard let number = Double(value), range.contains(number) else {
        throw wanted("a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    func seconds() throws -> TimeInterval {
      guard let seconds = TimeText.seconds(of: value), seconds >= 0 else {
        throw wanted("a time such as 500ms or 2s")
      }
      return seconds
    }
    func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws -> Value
    where Value.RawValue == String {
      guard let choice = Value(rawValue: value) else {
        throw wanted("one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return choice
    }
    switch name {
    case "size":
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map {
        Double($0) ?? 0
      }
      let longest = Double(CGContext.longestSide)
      guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= longest }) else {
        throw wanted("a size such as 390x844")
      }
      overrides.size = CGSize(width: sides[0], height: sides[1])
    case "scale": overrides.scale = try number(in: 0.25...16)
    case "appearance": overrides.appearance = try choice(Canvas.Appearance.self)
    case "orientation": overrides.orientation = try choice(Canvas.Orientation.self)
    case "direction": overrides.direction = try choice(Canvas.Direction.self)
    case "text-size":
      guard let size = Canvas.textSizes[value] else {
        throw wanted("one of " + Canvas.textSizes.names.joined(separator: ", "))
      }
      overrides.textSize = size
    case "device":
      guard let device = Device.named(value) else {
        throw wanted("one of " + Device.all.map(\.name).joined(separator: ", "))
      }
      overrides.device = device
    case "threads": threads = Int(try number(in: 1...64))
    case "out": out = value
    case "time": time = try seconds()
    case "play": script = value
    case "exit-after": exitAfter = try seconds()
    default: break
    }
  }
}
