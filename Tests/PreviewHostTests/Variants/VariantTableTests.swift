import CoreGraphics
import Testing

@testable import PreviewHost

struct VariantTableTests {
  private let phone = CGSize(width: 390, height: 844)
  private let tablet = CGSize(width: 1180, height: 820)

  @Test(arguments: [0.25, 1, 3.0])
  func scenesLieInTheWholeAndNeverOnEachOther(zoom: CGFloat) {
    let sizes = [phone, tablet, phone, phone, tablet]
    for columns in 1...6 {
      let table = VariantTable(sizes: sizes, columns: columns)
      let whole = CGRect(origin: .zero, size: table.size(at: zoom))
      let frames = table.frames(at: zoom)
      #expect(frames.map(\.size) == sizes)
      for (index, frame) in frames.enumerated() {
        let titled = CGRect(
          x: frame.minX, y: frame.minY - VariantTable.titleHeight / zoom, width: frame.width,
          height: frame.height + VariantTable.titleHeight / zoom)
        #expect(whole.contains(titled))
        for other in frames[..<index] { #expect(!other.intersects(titled)) }
      }
    }
  }

  @Test func gapsAreAsLargeHoweverSmallTheScenesAre() {
    let table = VariantTable(sizes: [phone, phone], columns: 2)
    let gaps = [0.1, 0.5, 1, 2].map { zoom -> CGFloat in
      let frames = table.frames(at: zoom)
      return (frames[1].minX - frames[0].maxX) * zoom
    }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-9 })
  }

  @Test func phonesStandInARowAndTabletsThatLieDoNot() {
    #expect(VariantTable(sizes: [phone, phone, phone]).columns == 3)
    #expect(VariantTable(sizes: Array(repeating: tablet, count: 4)).columns == 2)
    #expect(VariantTable(sizes: []).columns == 1)
  }

  @Test func aTableIsTurnedWhereThatIsLarger() {
    let table = VariantTable.bestTable(of: Array(0..<8), columns: 2) { _ in phone }
    #expect(table.columns == 4)
    #expect(table.elements == [0, 2, 4, 6, 1, 3, 5, 7])
    let lying = VariantTable.bestTable(of: Array(0..<4), columns: 2) { _ in tablet }
    #expect(lying.columns == 2 && lying.elements == [0, 1, 2, 3])
  }
}
