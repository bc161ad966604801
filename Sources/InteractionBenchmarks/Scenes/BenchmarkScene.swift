import Scenes

/// The scenes that are moved, in points on a page of 1920 × 1080.
enum BenchmarkScene {
  static let width = 1920.0
  static let height = 1080.0

  static func scene(scale: Int, root: JSONValue) -> JSONValue {
    [
      "version": 1,
      "canvas": [
        "size": [JSONValue(width), JSONValue(height)], "scale": JSONValue(scale),
        "background": "#F2F2F7",
      ],
      "root": root,
    ]
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> JSONValue {
    [JSONValue(x), JSONValue(y), JSONValue(width), JSONValue(height)]
  }

  /// A root of layers alone.
  static func page(_ layers: [JSONValue], background: JSONValue = "#F2F2F7") -> JSONValue {
    [
      "id": "page", "backgroundColor": background,
      "layer": ["sublayers": JSONValue(.array(layers))],
    ]
  }

  /// A node with further members.
  static func adding(_ members: [(String, JSONValue)], to node: JSONValue) -> JSONValue {
    let added = members.map { JSONMember(key: $0.0, value: $0.1) }
    return JSONValue(.object((node.members ?? []) + added))
  }
}
