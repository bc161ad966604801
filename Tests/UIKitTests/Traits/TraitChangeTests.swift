import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// Those who asked hear of traits that have changed.
@MainActor @Suite struct TraitChangeTests {
  private final class Heard: NSObject {
    var count = 0
    func traits(_ view: UIView) { count += 1 }
  }

  @Test func onlyTheTraitsThatWereAskedFor() {
    let window = UIWindow().shown()
    let view = UIView()
    window.addSubview(view)
    var previous: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, before: UITraitCollection) in
      #expect(view.traitCollection.userInterfaceStyle != before.userInterfaceStyle)
      previous.append(before.userInterfaceStyle)
    }
    var scales = 0
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in scales += 1 }
    window.overrideUserInterfaceStyle = .dark
    #expect(previous == [.light] && scales == 0)
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(previous.count == 1)
  }

  @Test func controllersAndTargetsHearToo() {
    let (window, controller, heard) = (UIWindow().shown(), UIViewController(), Heard())
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    var count = 0
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in count += 1
    }
    controller.view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: heard, action: Selector(Heard.traits))
    window.overrideUserInterfaceStyle = .dark
    #expect(count == 1 && heard.count == 1)
  }

  /// A mask is in no window and has the traits of the view that wears it, with all that is in it.
  @Test func masksHaveTheTraitsOfWhoWearsThem() {
    let (window, wearer, mask, inside) = (UIWindow().shown(), UIView(), UIView(), UIView())
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(wearer)
    mask.addSubview(inside)
    var styles: [UIUserInterfaceStyle] = []
    inside.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    wearer.mask = mask
    #expect(styles == [.dark])
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(inside.traitCollection.userInterfaceStyle == .dark)
    }
    // What comes into it later is told, too.
    let late = UIView()
    late.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    mask.addSubview(late)
    #expect(late.layer.backgroundColor == UIColor.red.cgColor)
    wearer.overrideUserInterfaceStyle = .light
    #expect(styles == [.dark, .light])
    #expect(late.layer.backgroundColor == UIColor.green.cgColor)
    wearer.mask = nil
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(inside.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func traitsOfOthersNeverChange() {
    enum Own: UITraitDefinition {
      static let defaultValue = 5
    }
    let view = UIView()
    var count = 0
    view.registerForTraitChanges([Own.self]) { (_: UIView, _) in count += 1 }
    view.registerForTraitChanges([]) { (_: UIView, _) in count += 1 }
    view.overrideUserInterfaceStyle = .dark
    #expect(count == 0)
    #expect(UITraitLayoutDirection.defaultValue == .unspecified)
  }
}
