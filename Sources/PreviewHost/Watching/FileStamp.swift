/// Which file was read and what it held.
package struct FileStamp: Hashable, Sendable {
  package var identity: FileIdentity
  package var hash: ContentHash

  /// Says whether two readings gave the same bytes, wherever and whenever they were stored.
  package func holdsSameBytes(as other: FileStamp) -> Bool {
    hash == other.hash && identity.size == other.identity.size
  }
}
