/// Where a file can be changed so that a property of a node gets another value.
package struct EditPlace: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The value stands there.
    case value
    /// The value of a definition that the node's own refers to.
    case define(String)
    /// The object of a node that does not have the key.
    case object
    /// The object of an instance that does not give this parameter.
    case parameter(String)
  }

  package let kind: Kind
  /// The value's, or the object's.
  package let range: SourceRange
  /// What else has the value from there.
  package let sharing: Sharing

  init(kind: Kind, range: SourceRange, sharing: Sharing) {
    (self.kind, self.range, self.sharing) = (kind, range, sharing)
  }

  /// Whether others change as well.
  package enum Sharing: Hashable, Sendable {
    /// The node alone.
    case none
    /// All that use a definition of this name.
    case definition(String)
    /// All nodes that come from the same object of the file.
    case source
  }
}

extension EditPlace {
  /// The place for people who are asked which: `here`, `in 'gap', for all that use it`.
  package var words: String {
    switch sharing {
    case .none: "here"
    case .definition(let name): "in \(Diagnostic.quoted(name)), for all that use it"
    case .source: "where it comes from, for all that use it"
    }
  }
}
