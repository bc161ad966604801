extension RenderNode {
  /// What tells the nodes of a dump apart.
  package struct Numbers {
    /// Nil: the ids stand for themselves.
    private var met: [UInt64: Int]?

    /// The ids, which depend on how many layers the process made before.
    package static let ids = Numbers(met: nil)
    /// From 1 on in the order in which dumps with this value meet them.
    package static let asMet = Numbers(met: [:])

    mutating func number(of id: UInt64) -> UInt64 {
      guard let count = met?.count else { return id }
      let number = met?[id] ?? count + 1
      met?[id] = number
      return UInt64(number)
    }
  }
}
