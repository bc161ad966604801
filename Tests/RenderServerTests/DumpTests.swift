import CoreGraphics
import Pixels
import RenderServer
import RenderTree
import Testing

struct DumpTests {
  /// A page whose lower part a sheet hides, and a faded badge of two things.
  private static let page = layer(
    id: 1, 0, 0, 100, 100, color: red,
    [
      layer(id: 2, 60, 10, 80, 40, color: blue, radius: 8),
      layer(id: 3, 0, 64, 100, 36, color: green),
      layer(
        id: 4, 4, 4, 10, 10, color: blue, opacity: 0.5, [layer(id: 5, 2, 2, 6, 6, color: green)]),
    ])

  @Test func commandsSayWhatTheyPaintAndWhatTheirClipsLeft() {
    #expect(
      frame(Self.page).dumpCommands() == """
        rect (0 0 100 100) #FF0000FF core (0 0 100 100)
        rounded (60 10 40 40) #0000FFFF core (68 10 32 40) (60 10 80 40) radius 8
        rect (0 64 100 36) #00FF00FF core (0 64 100 36)
        group (4 4 10 10) opacity 128 {
          rect (4 4 10 10) #0000FFFF
          rect (6 6 6 6) #00FF00FF
        }

        """)
  }

  @Test func aGroupOfOneThingStandsOnALine() {
    let page = layer(
      0, 0, 100, 100, masks: true, transform: .init(rotationAngle: 0.1),
      [layer(10, 10, 40, 40, color: red)])
    let lines = frame(page).dumpCommands().split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("mask outline") == true)
    #expect(lines.first?.hasSuffix(" }") == true)
  }

  @Test func shapesAreTheSameHoweverOftenTheyWereSeen() {
    let dots = [0.0, 20, 40, 60].map { layer($0, 9, 16, 16, color: red, radius: 5) }
    let page = layer(0, 0, 100, 100, dots)
    let text = frame(page).dumpCommands()
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("rounded") })
    #expect(frame(page).dumpCommands() == text)
  }

  @Test func tilesSayWhatTheyPaintAndWhatIsHidden() {
    let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let text = frame(Self.page).dumpTiles(painting: [whole])
    #expect(
      text.split(separator: "\n").suffix(5) == [
        "tiles 1 × 4 of 256 × 32, damaged 4 of 4",
        "tile 0 0 (0 0 100 32) paints 0-1 3-4 opaque 0-1",
        "tile 0 1 (0 32 100 32) paints 0-1 opaque 0-1",
        "tile 0 2 (0 64 100 32) paints 2 opaque 2 hidden 0",
        "tile 0 3 (0 96 100 4) paints 2 opaque 2 hidden 0",
      ])
    #expect(text.contains("\n  3 rect (4 4 10 10) #0000FFFF\n"))
  }

  @Test func onlyDamagedTilesAreTold() {
    let damage = PixelRect(x: 70, y: 40, width: 10, height: 4)
    let open = layer(0, 0, 75, 100, color: red)
    let text = frame(open).dumpTiles(painting: [damage])
    #expect(
      text.split(separator: "\n").suffix(2) == [
        "tiles 1 × 4 of 256 × 32, damaged 1 of 4",
        "tile 0 1 (70 40 10 4) on background (74 40 6 4) paints 0 opaque 0",
      ])
  }
}
