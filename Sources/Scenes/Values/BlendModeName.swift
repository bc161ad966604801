import CoreGraphics

/// The names of blend modes that scenes may use: Core Graphics' cases, and Core Animation's names of
/// filters, which end in `BlendMode` or are short.
enum BlendModeName {
  static let all = CGBlendMode.allNames
}
