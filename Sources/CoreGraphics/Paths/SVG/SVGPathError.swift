/// What is wrong with SVG path data, and where.
package struct SVGPathError: Error, Hashable, Sendable {
  /// What is missing at the offset, or wrong there.
  package enum Problem: Hashable, Sendable {
    /// Path data begins with `M` or `m`.
    case expectedMove
    /// A letter that is no command, or a number behind `Z`.
    case expectedCommand
    case expectedNumber
    /// An arc's flags are `0` or `1`.
    case expectedFlag
    /// The number, or where it leads to, is too large for a `Double`.
    case numberTooLarge
    /// There are more steps than the caller allows.
    case tooLong
  }

  /// The first mistake: nothing behind it is read.
  package var problem: Problem
  /// How many bytes of UTF-8 lie before the mistake.
  package var offset: Int

  package init(problem: Problem, offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension SVGPathError: CustomStringConvertible {
  /// What belongs there, with the offset in bytes.
  package var description: String {
    let text =
      switch problem {
      case .expectedMove: "path data begins with M or m"
      case .expectedCommand: "a command letter belongs here (one of MmLlHhVvCcSsQqTtAaZz)"
      case .expectedNumber: "a number belongs here"
      case .expectedFlag: "a flag of an arc, 0 or 1, belongs here"
      case .numberTooLarge: "this leads beyond the largest number"
      case .tooLong: "the path has too many steps"
      }
    return "\(text) (byte \(offset))"
  }
}
