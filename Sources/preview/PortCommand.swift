import Foundation
import ImageFiles
import Porting
import PreviewHost

/// `preview port`: what has to be changed in Swift code that was written for Apple's systems.
struct PortCommand {
  private var writes = false
  private let paths: [String]

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      guard option == "--write" else { throw UsageError(unknown: option, of: "port") }
      writes = true
    }
    paths = arguments.operands
    guard !paths.isEmpty else { throw UsageError("port needs Swift files, or folders with some") }
  }

  func run() throws -> ExitCode {
    var (files, edits, remarks) = (0, 0, 0)
    var code = ExitCode.success
    for path in paths.flatMap(sources(of:)) {
      guard let data = FileManager.default.contents(atPath: path) else {
        StandardStream.error.say("preview: '\(path)' cannot be read")
        code = .environment
        continue
      }
      let bytes = [UInt8](data)
      let findings = CodePorter.findings(in: bytes)
      files += 1
      edits += findings.filter(\.isEdit).count
      remarks += findings.filter { !$0.isEdit }.count
      try StandardStream.output.write(
        findings.map { "\(path):\($0.line):\($0.column): \($0.sentence)\n" }.joined())
      if writes, findings.contains(where: \.isEdit) {
        try AtomicFile.write(CodePorter.ported(bytes, findings), to: path)
      }
    }
    try StandardStream.output.write(summary(files, edits, remarks))
    return code
  }

  private func summary(_ files: Int, _ edits: Int, _ remarks: Int) -> String {
    var text = "\(files) file\(files == 1 ? "" : "s"), \(edits) edit\(edits == 1 ? "" : "s")"
    if remarks > 0 { text += ", \(remarks) to look at" }
    if edits > 0 { text += writes ? ", made" : "; --write makes them" }
    return text + "\n"
  }

  /// A file as it is; of a folder all Swift files in it, but for what is hidden.
  private func sources(of path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let found = FileManager.default.enumerator(atPath: path)
    else { return [path] }
    let base = path.hasSuffix("/") ? path : path + "/"
    return found.compactMap { $0 as? String }.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { base + $0 }
  }
}
