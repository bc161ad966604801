import Foundation

/// A message with values in it, which are asked for only if the message is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(value)
  }

  var text: String { interpolation.pieces.map { $0() }.joined() }
}

/// The pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var pieces: [() -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  init(_ literal: String) { appendLiteral(literal) }

  public mutating func appendLiteral(_ literal: String) { pieces.append { literal } }

  mutating func append(_ privacy: OSLogPrivacy, isPublic: Bool, _ text: @escaping () -> String) {
    pieces.append { privacy.shown(isPublic: isPublic, text) }
  }
}

/// Who may read a value. On standard error, as in Apple's log, texts and objects are private unless a
/// message says otherwise, and numbers are public.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that is not shown.
  public enum Mask: Sendable {
    /// A number that is the same for equal values, in one run of the program.
    case hash
    case none
  }

  enum Kind { case auto, open, hidden, sensitive }
  let kind: Kind
  let mask: Mask

  public static let auto = OSLogPrivacy(kind: .auto, mask: .none)
  public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
  public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
  public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// The text of a value that is public by itself, or not.
  func shown(isPublic: Bool, _ text: () -> String) -> String {
    let isShown = kind == .open || (kind == .auto && isPublic)
    if isShown { return text() }
    if mask == .hash {
      return "<mask.hash: '\(String(UInt(bitPattern: text().hashValue), radix: 36))'>"
    }
    return kind == .sensitive ? "<sensitive>" : "<private>"
  }
}
