import Foundation
import SceneCases
import Scenes
import Snapshots

// Prints, as a line of JSON each, the schemas and then every case that the tables of the format
// make, with what `check --strict` says of it; validate.py asks a public validator for the same.

let writer = JSONWriter(layout: .compact)

func write(_ line: JSONValue) {
  FileHandle.standardOutput.write(Data((writer.text(of: line) + "\n").utf8))
}

func write(_ cases: [FormatCase], of kind: JSONValue, _ complaints: (FormatCase) -> [String]) {
  for one in cases {
    let complaints = complaints(one)
    write([
      "kind": kind, "what": JSONValue(one.what), "file": one.file,
      "check": JSONValue(complaints.isEmpty),
      "complaint": JSONValue(complaints.first ?? ""),
      "right": one.isRight.map { JSONValue($0) } ?? nil,
    ])
  }
}

write(["kind": "scene", "schema": SceneSchema.value])
write(["kind": "script", "schema": ScriptForm.schema])
write(CaseMaker.scenes.ofObjects + CaseMaker.scenes.ofProperties, of: "scene", \.complaints)
let scripts = CaseMaker(ScriptForm.catalog, resolves: false, seeds: [.script: { $0 }])
write(scripts.ofObjects, of: "script", EventScript.complaints)

extension EventScript {
  /// What is wrong with a case as a script, warnings too.
  static func complaints(_ one: FormatCase) -> [String] {
    var diagnostics = DiagnosticList(strictness: .strict)
    let script = EventScript.load(
      "p.json", from: FilesInMemory(["p.json": one.text]), into: &diagnostics)
    return script == nil ? diagnostics.sorted.map(\.message) : []
  }
}
