/// Edges by the horizontal strips that they touch, in each from left to right.
///
/// Only edges of one strip can cross in it; as many strips are made as do not repeat the edges too
/// often.
struct EdgeStrips {
  private(set) var members: [[Int]]
  private let top: Int
  private let height: Int

  private static let most = 4096

  init(_ edges: [GridEdge]) {
    let top = edges.reduce(Int.max) { min($0, $1.start.y) }
    let bottom = edges.reduce(Int.min) { max($0, $1.end.y) }
    var count = max(1, min(Self.most, edges.count / 16))
    var height = 1
    while true {
      height = edges.isEmpty ? 1 : (bottom - top) / count + 1
      let touched = edges.reduce(0) { $0 + ($1.end.y - $1.start.y) / height + 1 }
      if count == 1 || touched <= 4 * edges.count { break }
      count /= 2
    }
    self.top = top
    self.height = height
    members = Array(repeating: [], count: count)
    for index in edges.indices.sorted(by: { edges[$0].minX < edges[$1].minX }) {
      for number in strip(of: edges[index].start.y)...strip(of: edges[index].end.y) {
        members[number].append(index)
      }
    }
  }

  /// The strip that has a height.
  func strip(of y: Int) -> Int { (y - top) / height }
}
