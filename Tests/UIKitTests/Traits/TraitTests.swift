import TestSupport
import Testing

@testable import UIKit

private final class Adapting: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    CallRecord.note("\(tag): \(previous?.userInterfaceStyle.rawValue ?? -1)")
  }
}

@Suite @MainActor struct TraitTests {
  @Test("V01 several collections make one; later ones win; what is unspecified does not count")
  func combined() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let fine = UITraitCollection(displayScale: 3)
    let all = UITraitCollection(traitsFrom: [light, fine, dark, UITraitCollection()])
    #expect(all.userInterfaceStyle == .dark && all.displayScale == 3)
    #expect(all.containsTraits(in: fine) && !all.containsTraits(in: light))
    #expect(all == UITraitCollection(traitsFrom: [fine, dark]))
    #expect(all.hasDifferentColorAppearance(comparedTo: light))
    #expect(!all.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [dark])))
  }

  @Test("V01 current traits hold for a block, and for drawing and layout of a view")
  func current() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current.userInterfaceStyle
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: dark).cgColor)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == before)
    final class Asking: UIView {
      override func layoutSubviews() {
        CallRecord.note("layout \(UITraitCollection.current.userInterfaceStyle.rawValue)")
      }
      override func draw(_ rect: CGRect) {
        CallRecord.note("draw \(UITraitCollection.current.userInterfaceStyle.rawValue)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(Asking(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    let calls = CallRecord.of { _ = window.layer.commitTree() }
    #expect(calls == ["layout 2", "draw 2"])
  }

  @Test("V01 a style of one's own holds for all below, and colours follow it")
  func overridden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    let (outer, inner) = (Adapting(), Adapting())
    (outer.tag, inner.tag) = (1, 2)
    inner.backgroundColor = .label
    window.addSubview(outer)
    outer.addSubview(inner)
    let calls = CallRecord.of { outer.overrideUserInterfaceStyle = .dark }
    #expect(calls == ["1: 1", "2: 1"])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    let white = UIColor.label.resolvedColor(with: inner.traitCollection).cgColor
    #expect(inner.layer.backgroundColor == white)
    inner.overrideUserInterfaceStyle = .light
    #expect(CallRecord.of { outer.overrideUserInterfaceStyle = .unspecified } == ["1: 2"])
    #expect(CallRecord.of { outer.overrideUserInterfaceStyle = .light } == [])
  }

  @Test("V01 a view that comes where the traits are others is told")
  func moved() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    window.overrideUserInterfaceStyle = .dark
    let view = Adapting()
    view.backgroundColor = .systemBackground
    #expect(CallRecord.of { window.addSubview(view) } == ["0: 1"])
    let black = UIColor.systemBackground.resolvedColor(with: window.traitCollection).cgColor
    #expect(view.layer.backgroundColor == black)
    #expect(CallRecord.of { view.removeFromSuperview() } == [])
  }

  @Test("V01 a view that was made under other traits is told when it comes to a window")
  func madeElsewhere() {
    final class Noting: UIView {
      var isLow = false
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        isLow = traitCollection.verticalSizeClass == .compact
        CallRecord.note("\(tag)")
      }
    }
    let low = UITraitCollection(verticalSizeClass: .compact)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    window.traits = UITraitCollection(traitsFrom: [window.traits, low])
    let (outer, asking, silent) = (Noting(), Noting(), Noting())
    (outer.tag, asking.tag, silent.tag) = (1, 2, 3)
    outer.addSubview(asking)
    outer.addSubview(silent)
    #expect(asking.traitCollection.verticalSizeClass != .compact)
    // Whoever puts it into the window has the window's traits for the current ones.
    window.traits.performAsCurrent {
      #expect(CallRecord.of { window.addSubview(outer) } == ["2"])
    }
    #expect(asking.isLow)
    // What it went by in the window is what it knows until it comes back.
    outer.removeFromSuperview()
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(verticalSizeClass: .regular),
    ])
    window.traits.performAsCurrent {
      #expect(CallRecord.of { window.addSubview(outer) } == ["1", "2", "3"])
    }
    #expect(!asking.isLow)
  }

  @Test("V01 F48 another way of reading, and another size class, lay out anew")
  func laidOutAnew() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    let view = Counting()
    window.addSubview(view)
    window.layoutIfNeeded()
    func layouts(_ traits: UITraitCollection) -> Int {
      let before = view.layouts
      window.traits = UITraitCollection(traitsFrom: [window.traits, traits])
      window.layoutIfNeeded()
      return view.layouts - before
    }
    #expect(layouts(UITraitCollection(layoutDirection: .rightToLeft)) == 1)
    #expect(layouts(UITraitCollection(horizontalSizeClass: .regular)) == 1)
    #expect(layouts(UITraitCollection(verticalSizeClass: .compact)) == 1)
    #expect(layouts(UITraitCollection(userInterfaceStyle: .dark)) == 0)
  }
}
