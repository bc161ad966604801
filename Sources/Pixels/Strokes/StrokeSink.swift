/// What takes the pieces of a stroke: closed polygons that all go round the same way.
///
/// A piece has two sides that begin at one point. The left one is gone along, the right one is gone
/// back; closing the piece joins their ends. So both sides can be built while walking along a line,
/// and a sink that only wants edges need not remember any.
protocol StrokeSink {
  /// About how many points there are so far.
  var count: Int { get }

  /// About so many edges will come.
  mutating func makeRoom(for edges: Int)
  mutating func begin(_ point: SIMD2<Double>)
  mutating func goLeft(_ point: SIMD2<Double>)
  mutating func goRight(_ point: SIMD2<Double>)
  mutating func close()
}
