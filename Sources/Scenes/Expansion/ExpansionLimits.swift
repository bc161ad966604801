/// The budget of a scene: how large it may become when everything that it refers to is in its place.
///
/// A few lines of a file can stand for more than any memory holds, by definitions or components
/// that use each other twice; whoever wrote that gets an error at once instead of a dead program.
/// All of it is counted before memory is asked for, and the whole of each fits into 1 GB, or nodes into what
/// the process may have; the handbook has what they cost. What only drawing can know has its own bounds there.
package struct ExpansionLimits: Sendable {
  /// Views and layers together, masks and those in every instance counted.
  package var nodes = mostNodes
  static let mostNodes = 1 << 20
  /// What all of them may take on the stage, by what one of its kind takes at most as long as it has no
  /// contents: 250,000 views, or as many bare layers as there may be nodes. Three fifths of what the process
  /// may have, for a file, its values and a picture are beside them.
  package var nodeBytes = min(1 << 30, MemoryAllowance.bytes / 5 * 3)
  static let layerBytes = 1_000
  static let viewBytes = 4_000
  /// Layers as replicators show them, each as often as the counts of those around it say.
  package var copies = 1_000_000
  /// Lines, curves and other steps of all paths.
  package var pathSteps = 500_000
  /// Files that a scene includes or shows, found or not.
  package var files = 10_000
  /// Of nodes in each other, of components in each other, and of values in each other.
  package var depth = 512
  /// Values that one value of the file may stand for.
  package var valuesAtOnce = 1_000_000
  /// Values in the whole scene, those of every instance of a component counted.
  package var values = 10_000_000
  /// Of all pictures together; half a GiB when they are decoded.
  package var pixels = 128 << 20
  /// Bytes of a text.
  package var textBytes = 1 << 20
  /// Bytes of all texts: 130 bytes each where they are shown.
  package var allTextBytes = 2 << 20
  /// Pixels of the canvas: what its sides allow, and half of what the process may have.
  package var canvasPixels = min(
    Int(Canvas.pixelLimit) * Int(Canvas.pixelLimit), MemoryAllowance.bytes / 2 / 4)
  /// How the scene's files are read, and by how many threads.
  package var text = JSONParser.Limits()

  package init() { text.leavesUnread = true }
}
