import CProcessor

/// What a shape is filled with: it turns coverage into pixels.
///
/// The rectangles and rows that it is given lie in the surface that it paints on. Coverage goes
/// from 0 to 255.
protocol Paint {
  /// Whether it wants to be told of rows before their parts are painted.
  static var takesRows: Bool { get }

  /// Paints a rectangle that is covered evenly.
  func paint(_ rect: PixelRect, coverage: UInt8)

  /// Paints one row with a coverage per pixel.
  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>)

  /// The same with the coverage still to be summed; returns the sum after the run.
  func paint(row y: Int, from x: Int, run: CoverageRun) -> Int32

  /// Some columns of a row are painted next, in parts.
  func begin(row y: Int, from x: Int, count: Int)

  /// Paints rows that are covered wholly but for a column at each end, which may not be there.
  func paint(_ rect: PixelRect, left: UInt8, right: UInt8, solid: Range<Int>)

  /// Paints what all the rows amount to, which empties them.
  func paint(_ rows: CoverageRows, folding: Folding)

  /// Some pixels of a row will soon be painted.
  func expect(row y: Int, from x: Int, count: Int)
}
