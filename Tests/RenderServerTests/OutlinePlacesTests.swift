import Pixels
import Testing

@testable import RenderServer

@Suite struct OutlinePlacesTests {
  private func move(_ index: Int) throws -> OutlineMove {
    try #require(OutlineMove(Double(index), Double(index) / 2))
  }

  @Test(arguments: [1, 2, 8, 9, 40])
  func eachPlaceIsKnownInTheNextFrame(count: Int) throws {
    var places = OutlinePlaces()
    for index in 0..<count { #expect(!places.use(try move(index), in: 0)) }
    for index in 0..<count { #expect(places.use(try move(index), in: 1), "\(index)") }
    for index in 0..<count { places.record(.refused, at: try move(index)) }
    for index in 0..<count {
      #expect(!places.use(try move(index), in: 2), "it is recorded")
      guard case .refused = places.recording(at: try move(index)) else {
        Issue.record("\(index) is lost")
        continue
      }
    }
    places.keep(usedSince: 3)
    for index in 0..<count { #expect(!places.use(try move(index), in: 4)) }
  }

  @Test func whatMovesIsForgotten() throws {
    var places = OutlinePlaces()
    for frame in 0..<100 { #expect(!places.use(try move(frame), in: frame)) }
    #expect(!places.use(try move(0), in: 100), "one of long ago is new")
  }
}
