/// The bytes of a file at one moment, with the stamp that names them.
package struct FileSnapshot: Sendable {
  package let bytes: [UInt8]
  package let stamp: FileStamp
}
