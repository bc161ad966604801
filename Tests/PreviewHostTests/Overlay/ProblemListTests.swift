import CoreGraphics
import Testing
import UIKit

@testable import PreviewHost

/// All that is wrong with a scene, as the window lists it.
@MainActor
struct ProblemListTests {
  private let list = ProblemList()
  private let size = CGSize(width: 300, height: 200)

  private func problem(_ isError: Bool, _ line: Int) -> ProblemList.Problem {
    .init(isError: isError, place: "a.json:\(line):1", message: "something is wrong")
  }

  private func press(_ x: CGFloat, _ y: CGFloat, onStrip: Bool = false) -> ProblemList.Answer {
    list.take(.press(CGPoint(x: x, y: y), modifiers: []), isOnStrip: { _ in onStrip })
  }

  @Test func warningsHaveAMarkThatOpensThem() {
    list.show([problem(false, 1), problem(false, 2)], in: size, below: 0)
    #expect(!list.layer.isHidden && !list.isOpen)
    #expect(press(10, 10) == .none)
    #expect(press(280, 180) == .taken)
    #expect(list.isOpen)
  }

  @Test func theStripOpensMistakesAndAClickGivesThePlace() {
    let problems = [problem(true, 1), problem(false, 2)]
    list.show(problems, in: size, below: 30)
    // The strip tells of them: there is no mark.
    #expect(press(280, 150) == .none)
    #expect(press(20, 190, onStrip: true) == .taken)
    list.show(problems, in: size, below: 30)
    #expect(press(150, 110) == .place("a.json:2:1"))
    #expect(press(150, 65) == .place("a.json:1:1"))
  }

  @Test func itGoesWithWhatItLists() {
    list.show([problem(true, 1)], in: size, below: 30)
    list.isOpen = true
    list.show([], in: size, below: 0)
    #expect(list.layer.isHidden && !list.isOpen)
    #expect(press(150, 100) == .none)
  }

  @Test func inASmallWindowTheListStaysInIt() {
    let message = String(repeating: "a long explanation of what is wrong ", count: 8)
    let problems = (1...3).map {
      ProblemList.Problem(isError: true, place: "a.json:\($0):1", message: message)
    }
    list.isOpen = true
    list.show(problems, in: CGSize(width: 240, height: 160), below: 30)
    let card = list.layer.sublayers?.last?.frame ?? .zero
    #expect(card.minY >= 0 && card.maxY <= 130 && card.height > 60, "\(card)")
  }

  @Test func manyAreScrolled() {
    let problems = (1...100).map { problem(true, $0) }
    list.isOpen = true
    list.show(problems, in: size, below: 30)
    let wheel = HostEvent.wheel(CGPoint(x: 150, y: 100), x: 0, y: 1, modifiers: [])
    for _ in 0..<200 { #expect(list.take(wheel, isOnStrip: { _ in false }) == .taken) }
    list.show(problems, in: size, below: 30)
    #expect(press(150, 90) == .place("a.json:100:1"))
    // With the hand still on the strip that has opened it, too.
    let back = HostEvent.wheel(CGPoint(x: 150, y: 290), x: 0, y: -1, modifiers: [])
    #expect(list.take(back, isOnStrip: { _ in true }) == .taken)
    #expect(list.take(back, isOnStrip: { _ in false }) == ProblemList.Answer.none)
  }
}
