import Glibc

/// A failed system call: which, and its error number.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package let call: String
  package let number: Int32

  package init(call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  /// The system's sentence, `No such file or directory`.
  package var message: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }

  package var description: String { "\(call): \(message)" }
}
