extension CALayer {
  /// Where the origin of the layer is written that is being laid out, drawn or committed.
  ///
  /// A host can have it written to memory that outlives the process, and so say which layer was at
  /// work when a trap ended it. Layers without an origin leave it to the one that they belong to,
  /// which came before.
  nonisolated(unsafe) package static var workMark: UnsafeMutablePointer<UInt64> = {
    let place = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    place.initialize(to: 0)
    return place
  }()

  /// Leaves word that this layer is at work.
  @inline(__always)
  package func noteWork() {
    if origin != 0 { CALayer.workMark.pointee = origin }
  }
}
