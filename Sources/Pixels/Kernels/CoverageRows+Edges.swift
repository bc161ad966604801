extension CoverageRows {
  /// Adds what edges leave in the rows.
  func add(_ edges: UnsafeBufferPointer<OutlineEdge>) {
    guard let first = edges.baseAddress, !rect.isEmpty else { return }
    let numbers = (
      rect.minX, rect.minY, rect.width, rect.height, cellsPerRow, wordsPerRow * Self.groupsPerWord
    )
    withUnsafePointer(to: numbers) { numbers in
      numbers.withMemoryRebound(to: Int.self, capacity: 6) { numbers in
        first.withMemoryRebound(to: Int32.self, capacity: edges.count * 4) { ends in
          kernels.addEdges(ends, edges.count, numbers, cells, markBytes, parts)
        }
      }
    }
  }

  /// The marks as bytes, one a group.
  var markBytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(marks).assumingMemoryBound(to: UInt8.self)
  }
}
