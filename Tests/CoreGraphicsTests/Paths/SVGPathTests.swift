import CoreGraphics
import TestSupport
import Testing

@Suite struct SVGPathTests {
  private func text(_ data: String) throws -> String { try CGPath(svg: data).svgText }

  @Test func commandsAreReadAbsoluteAndRelative() throws {
    #expect(try text("M1 2L3 4H5V6Z") == "M 1 2 L 3 4 L 5 4 L 5 6 Z")
    #expect(try text("m1 2l3 4h5v6z") == "M 1 2 L 4 6 L 9 6 L 9 12 Z")
    #expect(try text("M0 0C1 2 3 4 5 6c1 2 3 4 5 6") == "M 0 0 C 1 2 3 4 5 6 C 6 8 8 10 10 12")
    #expect(try text("M0 0Q1 2 3 4q1 2 3 4") == "M 0 0 Q 1 2 3 4 Q 4 6 6 8")
  }

  @Test func repeatedNumbersRepeatTheCommand() throws {
    #expect(try text("M1 2 3 4 5 6") == "M 1 2 L 3 4 L 5 6")
    #expect(try text("m1 2 3 4 5 6") == "M 1 2 L 4 6 L 9 12")
    #expect(try text("M0 0H1 2 3") == "M 0 0 L 1 0 L 2 0 L 3 0")
  }

  @Test func smoothCurvesMirrorTheControlPoint() throws {
    #expect(
      try text("M0 0C0 10 10 10 10 0S20 -10 20 0")
        == "M 0 0 C 0 10 10 10 10 0 C 10 -10 20 -10 20 0")
    // Behind another kind of step the control point is the current point.
    #expect(try text("M5 5S1 2 3 4") == "M 5 5 C 5 5 1 2 3 4")
    #expect(try text("M0 0Q5 10 10 0T20 0t10 0") == "M 0 0 Q 5 10 10 0 Q 15 -10 20 0 Q 25 10 30 0")
    #expect(try text("M0 0C1 1 2 2 3 3T9 9") == "M 0 0 C 1 1 2 2 3 3 Q 3 3 9 9")
  }

  @Test func numbersNeedNoSeparators() throws {
    #expect(try text("M.5.5-1-1L1e2-1E-1 +3,4") == "M 0.5 0.5 L -1 -1 L 100 -0.1 L 3 4")
    #expect(try text("  M 1 , 2 \n\t L\r3,4 ") == "M 1 2 L 3 4")
    #expect(try text("M10.5.25") == "M 10.5 0.25")
    #expect(try text("M1. 2.") == "M 1 2")
  }

  @Test func arcFlagsNeedNoSeparators() throws {
    let spaced = try CGPath(svg: "M10 0A10 10 0 0 1 0 10")
    #expect(try CGPath(svg: "M10 0A10 10 0 010 10") == spaced)
    #expect(try CGPath(svg: "M10 0a10 10 0 01-10 10") == spaced)
    #expect(spaced.currentPoint == CGPoint(x: 0, y: 10))
    // A quarter about the origin.
    let middle = spaced.trimmed(from: 0, to: 0.5).currentPoint
    #expect(abs(hypot(middle.x, middle.y) - 10) < 0.01 && middle.x > 0 && middle.y > 0)
  }

  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func flagsChooseOneOfFourArcs(large: Int, sweep: Int) throws {
    let path = try CGPath(svg: "M0 0A10 10 0 \(large) \(sweep) 10 10")
    let box = path.boundingBoxOfPath
    // Small ones stay between the ends, large ones go beyond by a radius.
    let side = large == 1 ? 20.0 : 10.0
    #expect(abs(box.width - side) < 0.02 && abs(box.height - side) < 0.02)
    let middle = path.trimmed(from: 0, to: 0.5).currentPoint
    #expect((middle.x > middle.y) == (sweep == 1))
  }

  @Test func arcsTooShortGrowAndTurnedOnesTurn() throws {
    let grown = try CGPath(svg: "M0 0A1 1 0 0 1 20 0").boundingBoxOfPath
    #expect(abs(grown.height - 10) < 0.01 && grown.maxY < 0.01)
    #expect(try text("M0 0A0 5 0 0 1 20 0") == "M 0 0 L 20 0")
    #expect(try text("M5 5A5 5 0 0 1 5 5") == "M 5 5")
    let turned = try CGPath(svg: "M0 -20A20 5 90 0 1 0 20").boundingBoxOfPath
    #expect(abs(turned.width - 5) < 0.01 && abs(turned.height - 40) < 0.01)
  }

  @Test func mistakesAreFoundAtTheirByte() {
    let mistakes: [(String, SVGPathError.Problem, Int)] = [
      ("L1 2", .expectedMove, 0), (" 1 2", .expectedMove, 1), ("M1 2 X", .expectedCommand, 5),
      ("M1", .expectedNumber, 2), ("M1 2L", .expectedNumber, 5), ("M,1 2", .expectedNumber, 1),
      ("M1 2Z3", .expectedCommand, 5), ("M1,,2", .expectedNumber, 3),
      ("M0 0A1 1 0 2 0 1 1", .expectedFlag, 11), ("M1e999 0", .numberTooLarge, 1),
      ("M1 2,", .expectedNumber, 5), ("M1 2é", .expectedCommand, 4), ("M- 1", .expectedNumber, 1),
      ("M1e308 0l1e308 0", .numberTooLarge, 9),
      ("M0 0C0 0 0 0 1e308 0S0 0 0 0", .numberTooLarge, 21),
      ("M0 0Q0 0 1e308 0T0 0", .numberTooLarge, 17),
    ]
    for (data, problem, offset) in mistakes {
      #expect(throws: SVGPathError(problem: problem, offset: offset), "\(data)") {
        _ = try CGPath(svg: data)
      }
    }
  }

  @Test func emptyDataIsAnEmptyPath() throws {
    #expect(try CGPath(svg: "").isEmpty && CGPath(svg: " \n ").isEmpty)
  }

  @Test func textReadsBackAsTheSamePath() throws {
    var random = RandomPaths(seed: 7)
    for _ in 0..<300 {
      let path = random.path(steps: 12, in: -1000...1000)
      #expect(try CGPath(svg: path.svgText) == path)
    }
    for _ in 0..<300 {
      let path = random.extremePath()
      _ = try? CGPath(svg: path.svgText)
    }
  }

  @Test func aDumpHasFourDecimals() throws {
    #expect(try CGPath(svg: "M0.123456 -1e-16L99.99999 1.5z").dumpText == "M 0.1235 0 L 100 1.5 Z")
  }

  @Test func mutatedDataIsReadOrRefused() {
    let seeds = [
      "M10 80C40 10,65 10,95 80S150 150 180 80T1 2Q1 2 3 4z",
      "m0 0a25,25 -30 0,1 50,-25l.5.5-1e-3 2h5v-6Z", "M1 2 3 4 5 6zm1 1a1 1 0 01.5.5 2 2 0 10-1-1",
    ]
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n\u{0}é".utf8)
    var numbers = SplitMix(seed: 8)
    var readable = 0
    for round in 0..<Workload.of(20_000, unoptimised: 5000) {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        let letter = letters[Int.random(in: 0..<letters.count, using: &numbers)]
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0 where bytes.count > 1: bytes.remove(at: place)
        case 1: bytes.insert(letter, at: place)
        case 2: bytes.insert(contentsOf: bytes[place...], at: place)
        default: bytes[place] = letter
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(SVGPathError) {
        let path = try CGPath(svg: text)
        readable += 1
        // A number takes a byte at least, and an arc of seven becomes four curves at most.
        #expect(path.elements.count <= text.utf8.count)
        #expect(path.elements.allSatisfy { $0.shownPoints.allSatisfy(\.isFinite) })
      } catch {
        #expect(error.offset <= text.utf8.count)
      }
    }
    #expect(readable > 20)
  }
}
