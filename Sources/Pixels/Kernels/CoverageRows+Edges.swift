import CProcessor

extension CoverageRows {
  /// Adds what edges leave in the rows when they are moved.
  func add(_ edges: UnsafeBufferPointer<OutlineEdge>, movedBy move: OutlineMove = .none) {
    guard let first = edges.baseAddress, !rect.isEmpty else { return }
    first.withMemoryRebound(to: EdgeEnds.self, capacity: edges.count) { ends in
      kernels.addEdges(
        EdgeJob(
          edges: ends, count: edges.count, moveX: move.x, moveY: move.y, minX: rect.minX,
          minY: rect.minY, width: rect.width,
          height: rect.height, cells: cells, cellsPerRow: cellsPerRow, marks: markBytes,
          marksPerRow: wordsPerRow * Self.groupsPerWord, parts: parts))
    }
  }

  /// The marks as bytes, one a group.
  var markBytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(marks).assumingMemoryBound(to: UInt8.self)
  }
}
