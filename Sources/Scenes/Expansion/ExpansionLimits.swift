/// How large a scene may become when everything that it refers to is in its place.
///
/// A few lines of a file can stand for more than any memory holds, by definitions or components
/// that use each other twice; whoever wrote that gets an error at once instead of a dead program.
package struct ExpansionLimits: Sendable {
  /// Views and layers together, masks and those in every instance counted.
  package var nodes = 1_000_000
  /// Of nodes in each other, of components in each other, and of values in each other.
  package var depth = 512
  /// Values that one value of the file may stand for.
  package var valuesAtOnce = 1_000_000
  /// Values in the whole scene, those of every instance of a component counted.
  package var values = 50_000_000
  /// Of all pictures together; 1 GiB when they are decoded.
  package var pixels = 256 << 20
  /// Bytes of a text with parameters in it.
  package var textBytes = 1 << 20

  package init() {}
}
