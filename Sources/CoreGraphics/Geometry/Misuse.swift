import Foundation

/// Ends the program because a caller did what the API forbids, with a sentence that says what.
///
/// `preconditionFailure` keeps its sentence to itself in a release build, where it is needed as
/// much: that is the build that shows scenes.
package func refuse(
  _ sentence: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if !DEBUG
    FileHandle.standardError.write(Data("\(file):\(line): Fatal error: \(sentence)\n".utf8))
  #endif
  preconditionFailure(sentence, file: file, line: line)
}
