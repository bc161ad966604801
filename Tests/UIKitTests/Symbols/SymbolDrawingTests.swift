import CoreGraphics
import Testing

@testable import UIKit

/// All drawings: that they can be read, draw something, and stay where they belong.
@Suite struct SymbolDrawingTests {
  private let index = SymbolIndex.shared

  @Test func everyDrawingCanBeRead() {
    for name in index.names {
      #expect(throws: Never.self, "\(name)") { try index.drawing(named: name) }
    }
    #expect(index.names.count >= 1_000)
  }

  @Test func noNameIsThereTwice() {
    #expect(index.repeatedNames == [])
  }

  @Test func everyWordBehindANameIsKnown() {
    for entry in SymbolSheet.all.flatMap(\.entries) {
      for word in entry.variants {
        #expect(
          word == "slash" || word == "leadinghalf" || word == "dense"
            || SymbolVariant.Filling(word) != nil || SymbolVariant.Frame(word) != nil
            || SymbolVariant.Badge(word) != nil, "\(entry.name): \(word)")
      }
    }
  }

  @Test func everySymbolDrawsWithinItsSize() {
    for name in index.names {
      guard let symbol = SymbolImage(name) else {
        Issue.record("\(name) cannot be drawn")
        continue
      }
      let place = symbol.place(scale: 2)
      let box = symbol.drawing.steps.inkBox(lineWidth: SymbolMetrics.regularLine)
      #expect(box.isFinite && place.middle.isFinite && place.baseline.isFinite, "\(name)")
      let ink = SymbolInk(symbol, scale: 2)
      #expect(ink.inside > 20, "\(name)")
      #expect(ink.outside == 0, "\(name)")
      #expect((3...40).contains(place.size.width), "\(name)")
      #expect((2...40).contains(place.size.height), "\(name)")
    }
  }

  @Test(arguments: [UIImage.SymbolWeight.ultraLight, .black])
  func extremesOfWeightDrawWithinTheirSizeToo(_ weight: UIImage.SymbolWeight) throws {
    for name in index.names {
      let ink = SymbolInk(try #require(SymbolImage(name, weight)), scale: 2)
      #expect(ink.inside > 4 && ink.outside == 0, "\(name)")
    }
  }

  @Test func heavierSymbolsHaveMoreInk() throws {
    // Where lines take ink away there is less to see of what is below them.
    let names = index.names.filter { name in
      index[name]?.steps.allSatisfy { step in
        if case .line = step.content { !step.erases } else { false }
      } ?? false
    }
    #expect(names.count > 100)
    for name in names {
      var last = 0.0
      for weight in UIImage.SymbolWeight.all {
        let ink = SymbolInk(try #require(SymbolImage(name, size: 24, weight)), scale: 2).inside
        #expect(ink > last, "\(name) \(weight)")
        last = ink
      }
    }
  }

  @Test func variantsComeWithTheirBases() {
    let names = Set(index.names)
    for name in [
      "heart.fill", "heart.slash", "heart.slash.fill", "heart.circle", "heart.circle.fill",
      "bell.badge", "bell.badge.fill", "person.fill.badge.plus", "star.leadinghalf.filled",
      "xmark.octagon.fill", "50.square.fill", "a.circle", "chevron.left.square",
      "exclamationmark.triangle.fill", "battery.100", "goforward.10",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    for name in names where name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill") {
      if name == "square.fill.on.square.fill" { continue }
      #expect(names.contains(String(name.dropLast(5))), "\(name)")
    }
    // What drawings share cannot be asked for.
    #expect(!names.contains { $0.hasPrefix("_") || $0 == "1" })
  }

  @Test func fillingHasMoreInkThanItsOutline() throws {
    for name in index.names where name.hasSuffix(".fill") {
      guard let outline = SymbolImage(String(name.dropLast(5))) else { continue }
      let filled = SymbolInk(try #require(SymbolImage(name)), scale: 2).inside
      #expect(filled > SymbolInk(outline, scale: 2).inside, "\(name)")
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
