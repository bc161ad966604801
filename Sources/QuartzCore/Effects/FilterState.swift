import CoreGraphics

/// What a filter is and how it is set: what a layer keeps of a `CAFilter`, whose owner may go on
/// setting it.
struct FilterState: Hashable {
  var name: String
  /// Settings by their keys, such as `inputRadius`.
  var inputs: [String: CGFloat] = [:]

  /// A finite setting, or what it is when it was not set.
  func input(_ key: String, default value: CGFloat) -> CGFloat {
    inputs[key].flatMap { $0.isFinite ? $0 : nil } ?? value
  }
}
