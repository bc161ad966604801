import CoreGraphics
import Testing
import UIKit

@Suite @MainActor struct ResizableImageTests {
  /// Columns 1 2 3 4 5 in red, rows 1 2 3 4 in blue.
  private let picture = TestImage.cgImage(5, 4) { x, y in
    0xFF00_0000 | UInt32(x + 1) << 16 | UInt32(y + 1)
  }

  private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2)

  /// The columns that show in the first row, and the rows in the first column.
  private func shown(_ rows: [[UInt32]]) -> (columns: [UInt32], rows: [UInt32]) {
    (rows[0].map { $0 >> 16 & 0xFF }, rows.map { $0[0] & 0xFF })
  }

  private func draw(
    _ image: UIImage, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
  ) -> [[UInt32]] {
    drawn(width, height, scale: scale) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("at its own size a resizable image is the image", arguments: [0, 1])
  func ownSize(_ mode: Int) throws {
    let mode = try #require(UIImage.ResizingMode(rawValue: mode))
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: caps, resizingMode: mode)
    #expect(draw(image, 5, 4) == TestImage.rows(image))
  }

  @Test("tiled, the middle is repeated between caps that keep their size")
  func tiled() {
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: caps)
    let (columns, rows) = shown(draw(image, 8, 7))
    #expect(columns == [1, 2, 3, 2, 3, 2, 4, 5])
    #expect(rows == [1, 2, 3, 2, 3, 2, 4])
  }

  @Test("stretched, the caps keep their size too, and what is between has no seams")
  func stretched() {
    let image = UIImage(cgImage: picture)
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let (columns, rows) = shown(draw(image, 11, 10))
    #expect(columns.first == 1 && columns.suffix(2) == [4, 5])
    #expect(columns[1..<9].allSatisfy { $0 == 2 || $0 == 3 } && columns == columns.sorted())
    #expect(rows.first == 1 && rows.last == 4 && rows == rows.sorted())
    #expect(draw(image, 11, 10).joined().allSatisfy { $0 >> 24 == 255 })
  }

  @Test("a middle of one pixel fills any length, tiled or stretched", arguments: [0, 1])
  func onePixel(_ mode: Int) throws {
    let mode = try #require(UIImage.ResizingMode(rawValue: mode))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: insets, resizingMode: mode)
    let (columns, rows) = shown(draw(image, 9, 6))
    #expect(columns == [1, 2, 3, 3, 3, 3, 3, 4, 5])
    #expect(rows == [1, 2, 2, 2, 3, 4])
  }

  @Test("without caps all of it is tiled")
  func noCaps() {
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: .zero)
    let (columns, rows) = shown(draw(image, 7, 5))
    #expect(columns == [1, 2, 3, 4, 5, 1, 2] && rows == [1, 2, 3, 4, 1])
  }

  @Test("caps without a middle meet in a line that is stretched")
  func noMiddle() {
    let insets = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 2)
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: insets)
    let (columns, rows) = shown(draw(image, 8, 6))
    #expect(columns == [1, 2, 3, 3, 3, 3, 4, 5] && rows == [1, 2, 2, 2, 3, 4])
  }

  @Test("too small a place shrinks the caps alike and shows no middle")
  func tooSmall() {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    let image = UIImage(cgImage: picture)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let columns = shown(draw(image, 2, 4)).columns
    #expect(columns[0] <= 2 && columns[1] >= 4)
  }

  @Test("at a screen's scale the caps are whole pixels", arguments: [2, 3])
  func scaled(_ scale: CGFloat) {
    let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
    let insets = UIEdgeInsets(
      top: 1 / scale, left: 1 / scale, bottom: 1 / scale, right: 2 / scale)
    let resizable = image.resizableImage(withCapInsets: insets)
    let (columns, rows) = shown(draw(resizable, 8 / scale, 7 / scale, scale: scale))
    #expect(columns == [1, 2, 3, 2, 3, 2, 4, 5] && rows == [1, 2, 3, 2, 3, 2, 4])
  }

  @Test("at broken places the parts still meet without a gap")
  func noGaps() {
    let image = TestImage.plain(6, 6, blue)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let rows = drawn(20, 20, scale: 1.5) { _ in
      image.draw(in: CGRect(x: 1.3, y: 2.7, width: 15.1, height: 13.9))
    }
    let inside = rows[6..<22].map { $0[4..<22] }
    #expect(inside.joined().allSatisfy { $0 == blue })
  }

  @Test("between the pixels of another scale no edge shines through from across")
  func noBleeding() {
    // A red line above, blue below; the strips between the caps are repeated along one axis.
    let picture = TestImage.cgImage(6, 6) { _, y in y == 0 ? red : blue }
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let image = UIImage(cgImage: picture).resizableImage(withCapInsets: insets)
    let rows = drawn(12, 12, scale: 2) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    #expect(rows[0].allSatisfy { $0 == red })
    #expect(rows[4...].joined().allSatisfy { $0 == blue })
    let columns = drawn(12, 12, scale: 2) { _ in
      let turned = UIImage(cgImage: picture, scale: 1, orientation: .right)
      turned.resizableImage(withCapInsets: insets)
        .draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    #expect(columns.allSatisfy { $0[23] == red && $0[..<20].allSatisfy { $0 == blue } })
  }

  @Test("caps are those of the upright image", arguments: 0...7)
  func orientations(_ raw: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: raw))
    let turned = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let flat = UIGraphicsImageRenderer(size: turned.size, format: .one).image { _ in
      turned.draw(at: .zero)
    }
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let left = turned.resizableImage(withCapInsets: caps, resizingMode: mode)
      let right = flat.resizableImage(withCapInsets: caps, resizingMode: mode)
      #expect(draw(left, 9, 8) == draw(right, 9, 8))
    }
  }

  @Test("insets that are no lengths count as none")
  func garbage() {
    for value in [CGFloat.nan, .infinity, -.infinity, -3, 1e300] {
      let insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      let rows = draw(UIImage(cgImage: picture).resizableImage(withCapInsets: insets), 7, 7)
      #expect(rows.joined().allSatisfy { $0 >> 24 == 255 })
    }
  }
}

extension UIGraphicsImageRendererFormat {
  /// One pixel a point.
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
