import Scenes

/// The elements of an XML file, by number: a child's is larger than its parent's.
struct XMLDocument {
  var elements: [XMLElement] = []
  /// The first element of each id.
  var ids: [String: Int] = [:]

  /// The whole text in an element, without that of elements in it.
  func text(of element: XMLElement) -> String {
    element.children.reduce(into: "") {
      if case .text(let text, _) = $1 { $0 += text }
    }
  }
}

/// An element with its attributes, where it begins, and what is in it.
struct XMLElement {
  enum Child {
    case element(Int)
    case text(String, SourceRange)
  }

  /// Which language the element is of.
  enum Language {
    case svg
    case other
  }

  /// Without its prefix.
  let name: String
  let language: Language
  let attributes: [XMLAttribute]
  /// Nil for the root.
  let parent: Int?
  /// The name in the start tag, with the bracket before it.
  let range: SourceRange
  var children: [Child] = []

  /// The value of an attribute by its name without a prefix.
  func value(_ name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> XMLAttribute? {
    // Of `href` and `xlink:href` the first counts.
    attributes.first { $0.name == name && !$0.isPrefixed }
      ?? attributes.first { $0.name == name && $0.isPrefixed }
  }
}

/// An attribute and where its value stands.
struct XMLAttribute {
  /// Without its prefix.
  let name: String
  let isPrefixed: Bool
  let value: String
  let range: SourceRange
}

/// Why a file is no XML that can be read.
struct XMLError: Error {
  let code: DiagnosticCode
  let message: String
  let range: SourceRange
  var opening: SourceRange?
}
