import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// What the value is encoded to, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// What the value is encoded to, as XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// The JSON of an object that `JSONSerialization` takes, with sorted keys.
  public static var json: Snapshotting {
    encoded("json") { value in
      guard JSONSerialization.isValidJSONObject(value) else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: [], debugDescription: "it is no JSON object"))
      }
      return try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// A text that bytes are; of a value that has none, what is wrong with it.
  fileprivate static func encoded(
    _ pathExtension: String, by encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "Couldn't snapshot value: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
