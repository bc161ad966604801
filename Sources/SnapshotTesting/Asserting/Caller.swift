import Foundation
import Testing
import XCTest

/// The place in a test that asserts.
struct Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  private var location: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }

  /// Fails the test: one of Swift Testing where that runs one, else one of XCTest.
  func fail(_ message: String) {
    if TestCases.isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Gives bytes to the test of Swift Testing that runs, if one does.
  func attach(_ data: Data, named name: String) {
    guard TestCases.isSwiftTesting else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: location)
  }
}
