/// The headers and footers that have a view, by what they stand for; whether a view is one of them
/// takes the same time among many as among few.
struct ShownEdges {
  private(set) var views: [TableEdge: EdgeView] = [:]
  /// For how many each view stands; a delegate may give the same one for several.
  private var counts: [ObjectIdentifier: Int] = [:]

  init(_ views: [TableEdge: EdgeView] = [:]) {
    self.views = views
    for shown in views.values { counts[ObjectIdentifier(shown.view), default: 0] += 1 }
  }

  subscript(edge: TableEdge) -> EdgeView? {
    get { views[edge] }
    set {
      let old = views[edge]
      views[edge] = newValue
      guard old?.view !== newValue?.view else { return }
      if let view = newValue?.view { counts[ObjectIdentifier(view), default: 0] += 1 }
      guard let view = old?.view, let count = counts[ObjectIdentifier(view)] else { return }
      counts[ObjectIdentifier(view)] = count > 1 ? count - 1 : nil
    }
  }

  mutating func remove(_ edge: TableEdge) -> EdgeView? {
    defer { self[edge] = nil }
    return views[edge]
  }

  @MainActor
  func holds(_ view: UIView) -> Bool { counts[ObjectIdentifier(view)] != nil }
}
