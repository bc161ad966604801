import CoreGraphics
import Testing

@Suite struct RectDivisionTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("the slice lies at the side that is named")
  func sides() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    func slice(_ edge: CGRectEdge) -> [CGRect] {
      let parts = rect.divided(atDistance: 5, from: edge)
      return [parts.slice, parts.remainder]
    }
    #expect(
      slice(.minXEdge) == [
        CGRect(x: 10, y: 20, width: 5, height: 40), CGRect(x: 15, y: 20, width: 25, height: 40),
      ])
    #expect(
      slice(.maxXEdge) == [
        CGRect(x: 35, y: 20, width: 5, height: 40), CGRect(x: 10, y: 20, width: 25, height: 40),
      ])
    #expect(
      slice(.minYEdge) == [
        CGRect(x: 10, y: 20, width: 30, height: 5), CGRect(x: 10, y: 25, width: 30, height: 35),
      ])
    #expect(
      slice(.maxYEdge) == [
        CGRect(x: 10, y: 55, width: 30, height: 5), CGRect(x: 10, y: 20, width: 30, height: 35),
      ])
  }

  @Test("10.35 from the right of 100 × 100 is (89.65, 0, 10.35, 100)")
  func measured() {
    let (slice, remainder) = square.divided(atDistance: 10.35, from: .maxXEdge)
    #expect(abs(slice.minX - 89.65) < 1e-9 && abs(slice.width - 10.35) < 1e-9)
    #expect(slice.minY == 0 && slice.height == 100)
    #expect(remainder.minX == 0 && abs(remainder.width - 89.65) < 1e-9)
  }

  @Test(
    "a distance below 0 gives a slice of no width at the side",
    arguments: [-3, -CGFloat.infinity])
  func negative(_ distance: CGFloat) {
    let near = square.divided(atDistance: distance, from: .minXEdge)
    #expect(near.slice == CGRect(x: 0, y: 0, width: 0, height: 100) && near.remainder == square)
    let far = square.divided(atDistance: distance, from: .maxYEdge)
    #expect(far.slice == CGRect(x: 0, y: 100, width: 100, height: 0) && far.remainder == square)
  }

  @Test("a distance beyond the rect takes all of it", arguments: [100, 1e300, CGFloat.infinity])
  func beyond(_ distance: CGFloat) {
    let (slice, remainder) = square.divided(atDistance: distance, from: .minYEdge)
    #expect(slice == square && remainder == CGRect(x: 0, y: 100, width: 100, height: 0))
  }

  @Test("an inverted rect is put right first, a null one stays")
  func odd() {
    let inverted = CGRect(x: 100, y: 100, width: -100, height: -100)
    #expect(
      inverted.divided(atDistance: 10, from: .minXEdge).slice
        == CGRect(x: 0, y: 0, width: 10, height: 100))
    let (slice, remainder) = CGRect.null.divided(atDistance: 1, from: .minXEdge)
    #expect(slice.isNull && remainder.isNull)
  }
}
