import Porting
import TestSupport
import Testing

@Suite struct CodePorterTests {
  private func sentences(_ text: String) -> [String] {
    CodePorter.findings(in: Array(text.utf8)).map(\.sentence)
  }

  private func ported(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: CodePorter.ported(bytes, CodePorter.findings(in: bytes)), as: UTF8.self)
  }

  @Test func modulesGetTheNamesThatTheyHaveHere() {
    let there = [
      "Foundation", "os.log", "struct CoreFoundation.CGFloat", "ObjectiveC.runtime", "UIKit",
      "Darwin",
    ]
    let here = ["Foundation", "os", "CoreGraphics", "UIKit", "Glibc"]
    func lines(_ modules: [String]) -> String { modules.map { "import \($0)\n" }.joined() }
    #expect(ported(lines(there)) == lines(here))
    #expect(ported("@testable import Darwin") == "@testable import Glibc")
  }

  @Test func namesComeWithTheModuleThatHasThemHere() {
    let framework = "XCTest"
    let tests = "import \(framework)\n"
    #expect(
      ported(tests + "let view = UIView()") == "import UIKit\n" + tests + "let view = UIView()")
    #expect(sentences(tests + "let UIx = 1").isEmpty)
    let use = "let start = CFAbsoluteTimeGetCurrent()\n"
    let (foundation, kit) = ("import Foundation\n", "import UIKit\n")
    let ported = ported(foundation + use)
    #expect(ported == "import CoreGraphics\n" + foundation + use)
    #expect(self.ported(ported) == ported)
    #expect(sentences(foundation + kit + use).isEmpty)
    #expect(sentences(foundation + "let CFx = 1").isEmpty)
    #expect(sentences(use).isEmpty)
  }

  @Test func attributesOfTheRuntimeGo() {
    let text = """
      @objcMembers
      final class Card: UIView {
        @objc(isOpen) dynamic var isOpen = false
        @IBOutlet private weak var label: UILabel!
        @objc
        func tap() {}
        private dynamic func turn() {}
      }

      """
    #expect(
      ported(text) == """
        final class Card: UIView {
          var isOpen = false
          private weak var label: UILabel!
          func tap() {}
          private func turn() {}
        }

        """)
  }

  @Test func selectorsNameTheOwnerOfTheirMethod() {
    let text = """
      class Card: UIView {
        enum Side { case front }
        func set() {
          add(self, action: #selector(tap), #selector(self.turn(_:)), #selector(UIView.layoutIfNeeded))
        }
        struct Inner { let action = #selector(Card.tap) }
        let last = #selector(tap(_:with:))
      }
      extension Deck.Pile { func go() { perform(#selector( shuffle )) } }
      """
    #expect(
      CodePorter.findings(in: Array(text.utf8)).map(\.remedy) == [
        .text("Selector(Card.tap)"), .text("Selector(Card.turn(_:))"),
        .text("Selector(UIView.layoutIfNeeded)"), .text("Selector(Card.tap)"),
        .text("Selector(Card.tap(_:with:))"), .text("Selector(Deck.Pile.shuffle)"),
      ])
  }

  @Test func whatIsForIOSIsForLinux() {
    let text = """
      #if os(iOS) || os(tvOS)
      #elseif os(macOS)
      #elseif !os(iOS) && DEBUG
      #if canImport(UIKit) && os(iOS)
      #if os(Linux) || os(iOS)
      #endif
      let system = os(iOS)
      """
    let changed = ported(text)
    #expect(
      changed == """
        #if os(iOS) || os(Linux) || os(tvOS)
        #elseif os(macOS)
        #elseif !(os(iOS) || os(Linux)) && DEBUG
        #if canImport(UIKit) && (os(iOS) || os(Linux))
        #if os(Linux) || os(iOS)
        #endif
        let system = os(iOS)
        """)
    #expect(ported(changed) == changed)
    #expect(sentences("#if").isEmpty && sentences("#elseif os(iOS").isEmpty)
  }

  @Test func keyPathsAreTexts() {
    #expect(ported("let key = #keyPath(Ring.progress)") == "let key = \"progress\"")
    #expect(ported("let key = #keyPath(layer.bounds.size)") == "let key = \"layer.bounds.size\"")
  }

  @Test func whatNeedsThoughtIsRemarkedOn() {
    let text = """
      @NSManaged var progress: CGFloat
      UILabel.appearance().textColor = .red
      let words = String(format: "%@ of %d", name, 3)
      let selector = #selector(getter: UIView.alpha)
      let other = #selector(tap)
      protocol Watcher { @objc optional func watch() }
      """
    let findings = CodePorter.findings(in: Array(text.utf8))
    #expect(findings.filter { !$0.isEdit }.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(ported(text).contains("UILabel.appearance()"))
  }

  @Test func objectsOfClassValuesAreRemarkedOn() {
    let text = """
      let a = viewClass.init(frame: .zero)
      let b = type(of: view).init()
      let c = self.cellClass.init(style: .default, reuseIdentifier: nil)
      func make<View: UIView, Model: NSObject>() -> (View, Model) { (View(), Model()) }
      self.init(frame: .zero)
      super.init()
      let d: UIView = .init()
      return .init()
      let e = Card.init()
      let f = kind.init(rawValue: 1)
      struct Box<Item: Hashable> { let item = Item() }
      func View() {}
      """
    let findings = CodePorter.findings(in: Array(text.utf8))
    #expect(findings.map(\.line) == [1, 2, 3, 4, 4] && findings.allSatisfy { !$0.isEdit })
    #expect(
      findings.first?.sentence.hasPrefix("`viewClass.init`: objects of class values") == true)
    #expect(sentences(")init(").isEmpty && sentences(").init()").isEmpty)
  }

  @Test func commentsAndTextsStay() {
    let text = ##"""
      // import os.log, @objc
      /* #selector(a) /* @objc */ @IBOutlet */
      let text = "@objc \(#"@objc \#(3)"#) #selector(tap)"
      let long = """
        @objc "import Darwin" \("""
          @IBAction
          """)
        """
      let raw = #"\(@objc "# + "\"@objc"
      """##
    #expect(sentences(text) == [])
    #expect(ported(text) == text)
  }

  @Test func placesAreLinesAndColumns() throws {
    let found = try #require(CodePorter.findings(in: Array("let é = 1\n  @objc var a".utf8)).first)
    #expect((found.line, found.column) == (2, 3))
    #expect(found.sentence == "`@objc` goes")
  }

  /// Whatever stands there, it is read to its end, and what is written reads as well.
  @Test func anyBytesAreReadToTheEnd() {
    let seed = Array(
      "class A { @objc(x) dynamic var a = \"\\(#selector(b))\" } /* */ import os.log #keyPath(".utf8
    )
    for start in seed.indices {
      for end in start...seed.count {
        let part = Array(seed[start..<end])
        _ = CodePorter.ported(part, CodePorter.findings(in: part))
      }
    }
    var random = SplitMix(seed: 1)
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in seed.randomElement(using: &random) ?? 0 }
      _ = CodePorter.ported(bytes, CodePorter.findings(in: bytes))
      let any = (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = CodePorter.ported(any, CodePorter.findings(in: any))
    }
    #expect(CodePorter.findings(in: []).isEmpty)
  }

  @Test func manyOpenParenthesesTakeNoTime() {
    let bytes = Array(String(repeating: "@objc(#selector(\"\\(", count: 20_000).utf8)
    #expect(CodePorter.findings(in: bytes).count < 40_000)
  }
}
