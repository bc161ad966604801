/// Has all threads go through a list, from so many on that another thread wakes up sooner than one is
/// done.
package struct ListSharing {
  let crew: WorkerCrew
  package let fewest: Int

  /// Calls a block with ranges that make up all places below a count, the one after the other or at
  /// once, each with its number.
  package func share(_ count: Int, _ work: (_ piece: Int, _ places: Range<Int>) -> Void) {
    crew.share(Self.pieces(of: count)) { piece in
      let start = piece * Self.size
      work(piece, start..<min(count, start + Self.size))
    }
  }

  package static func pieces(of count: Int) -> Int { (count + size - 1) / size }

  private static let size = 128
}
