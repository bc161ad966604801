import Scenes

/// What can be wrong with a drawing, and what of it cannot be said in a scene.
extension DiagnosticCode {
  /// The file is no XML.
  package static let brokenXML = Self("broken-xml")
  /// The file is XML, and no drawing.
  package static let noDrawing = Self("no-drawing")
  /// Entities that stand for more than a drawing needs.
  package static let entityTooLarge = Self("entity-too-large")
  /// More elements, layers or steps of paths than a scene may have.
  package static let drawingTooLarge = Self("drawing-too-large")
  /// A value that cannot be understood; it was left out, as browsers do.
  package static let wrongDrawingValue = Self("wrong-drawing-value")
  /// A name that nothing in the drawing has.
  package static let unknownReference = Self("unknown-reference")
  /// Things that refer to each other in a circle.
  package static let circularReference = Self("circular-reference")
  /// Something that scenes cannot say, and the import therefore left out or changed.
  package static let notInScenes = Self("not-in-scenes")
}
