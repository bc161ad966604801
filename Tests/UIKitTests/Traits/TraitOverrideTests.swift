import Testing
import UIKit

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

private final class Palette {}

private struct PaletteTrait: UITraitDefinition {
  static var defaultValue: Palette? { nil }
}

/// Values that nobody can compare.
private struct Rule: UITraitDefinition {
  static let defaultValue: @Sendable () -> Int = { 0 }
}

extension UITraitCollection {
  fileprivate var theme: String { self[Theme.self] }
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

/// What views and controllers say of traits for themselves, and traits of clients.
@MainActor @Suite struct TraitOverrideTests {
  private final class Adapting: UIView {
    var heard: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append(previous)
    }
  }

  private func hierarchy() -> (window: UIWindow, outer: Adapting, inner: Adapting) {
    let (window, outer, inner) = (UIWindow(), Adapting(), Adapting())
    window.addSubview(outer)
    outer.addSubview(inner)
    return (window, outer, inner)
  }

  @Test func whatAViewSaysHoldsForAllBelow() {
    let (window, outer, inner) = hierarchy()
    inner.backgroundColor = .label
    var told = 0
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in told += 1 }
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.heard.count == 2 && outer.heard.count == 2 && told == 1)
    #expect(inner.heard.first??.userInterfaceStyle == .light)
    let white = UIColor.label.resolvedColor(with: inner.traitCollection).cgColor
    #expect(inner.layer.backgroundColor == white)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .light && told == 2)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    inner.updateTraitsIfNeeded()
    #expect(told == 2)
  }

  @Test func whoIsNearerHasTheLastWord() {
    let (window, outer, inner) = hierarchy()
    window.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.userInterfaceStyle = .light
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    // What is unspecified leaves the question to whoever is above.
    outer.traitOverrides.userInterfaceStyle = .unspecified
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func controllersSaySoForTheirViews() {
    let (window, parent, child) = (UIWindow(), UIViewController(), UIViewController())
    parent.traitOverrides.horizontalSizeClass = .regular
    parent.addChild(child)
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(!parent.isViewLoaded && !child.isViewLoaded)
    window.rootViewController = parent
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    var heard: [Int] = []
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, before: UITraitCollection) in
      heard += [before, controller.traitCollection].map(\.horizontalSizeClass.rawValue)
    }
    parent.traitOverrides.horizontalSizeClass = .compact
    child.updateTraitsIfNeeded()
    #expect(heard == [2, 1])
  }

  @Test func traitsOfClientsGoDownAsOthersDo() {
    let (window, outer, inner) = hierarchy()
    var heard: [String] = []
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, before: UITraitCollection) in
      heard.append("\(before.theme) \(view.traitCollection.theme)")
    }
    #expect(inner.traitCollection.theme == "plain")
    window.traitOverrides.theme = "red"
    outer.traitOverrides[PaletteTrait.self] = Palette()
    window.traitOverrides.theme = "red"
    #expect(inner.traitCollection[PaletteTrait.self] != nil && heard == ["plain red"])
    outer.traitOverrides.theme = "blue"
    window.traitOverrides.theme = "green"
    #expect(outer.traitOverrides.contains(Theme.self))
    outer.traitOverrides.remove(Theme.self)
    #expect(heard == ["plain red", "red blue", "blue green"])
    outer.removeFromSuperview()
    #expect(inner.traitCollection.theme == "plain")
    window.addSubview(outer)
    #expect(inner.traitCollection.theme == "green")
  }

  @Test func aColourMayFollowATraitOfAClient() {
    let (_, outer, inner) = hierarchy()
    inner.backgroundColor = UIColor { $0.theme == "red" ? .red : .blue }
    outer.traitOverrides.theme = "red"
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    let red = UITraitCollection { $0.theme = "red" }
    #expect(red.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let plain = UITraitCollection { $0.theme = "plain" }
    #expect(!plain.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let palette = UITraitCollection { $0[PaletteTrait.self] = Palette() }
    #expect(!palette.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func collectionsAreMadeByABlock() {
    let made = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 3
      traits.theme = "red"
    }
    #expect(made.userInterfaceStyle == .dark && made.displayScale == 3 && made.theme == "red")
    #expect(made[UITraitDisplayScale.self] == 3 && made.layoutDirection == .unspecified)
    let other = made.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(other.theme == "red" && other.userInterfaceStyle == .light && other != made)
    #expect(other.modifyingTraits { $0.userInterfaceStyle = .dark } == made)
    #expect(made.containsTraits(in: UITraitCollection { $0.theme = "red" }))
    let blue = UITraitCollection { $0.theme = "blue" }
    #expect(UITraitCollection(traitsFrom: [other, blue]).theme == "blue")
    #expect(made.description.contains("Theme red"))
    // A block may put anything in the place of what it was given.
    var overrides = UIView().traitOverrides
    overrides.theme = "own"
    #expect(UITraitCollection { $0 = overrides }.theme == "own")
  }

  @Test func valuesThatNobodyCanCompareAreThoseThatWereSet() {
    let rule = UITraitCollection { $0[Rule.self] = { 4 } }
    #expect(rule[Rule.self]() == 4)
    #expect(rule != UITraitCollection { $0[Rule.self] = { 4 } })
    #expect(rule == UITraitCollection(traitsFrom: [rule]))
    let palette = Palette()
    let one = UITraitCollection { $0[PaletteTrait.self] = palette }
    #expect(one == UITraitCollection { $0[PaletteTrait.self] = palette })
    #expect(one != UITraitCollection { $0[PaletteTrait.self] = Palette() })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func whatIsNoScaleIsUnspecified(_ scale: CGFloat) {
    let (window, outer, inner) = hierarchy()
    outer.traitOverrides.displayScale = scale
    #expect(inner.traitCollection.displayScale == window.traitCollection.displayScale)
    #expect(inner.heard.isEmpty)
    #expect(UITraitCollection(displayScale: scale) == UITraitCollection())
  }
}
