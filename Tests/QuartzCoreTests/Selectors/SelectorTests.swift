import Foundation
import Testing

@testable import QuartzCore

@Suite struct SelectorTests {
  @Test func callsMethodsWithAsManyArgumentsAsTheyTake() {
    let owner = Owner()
    for selector in [
      Selector(Owner.plain), Selector(Owner.withSender), Selector(Owner.withBoth),
      Selector(Owner.optional),
    ] {
      #expect(selector.send(to: owner, owner, nil as Any?))
    }
    #expect(owner.log == ["plain", "sender true", "both true nil", "optional"])
  }

  @Test func boundFormsNeedNoReceiver() {
    let owner = Owner()
    for selector in owner.bound {
      #expect(selector.send(to: nil, owner, owner))
    }
    #expect(owner.log == ["plain", "sender true", "both true owner"])
  }

  @Test @MainActor func methodsOfTheMainActorRunThere() {
    let owner = MainOwner()
    #expect(Selector(MainOwner.plain).send(to: owner))
    #expect(Selector(MainOwner.withSender).send(to: owner, owner))
    #expect(Selector(MainOwner.withBoth).send(to: owner, owner, owner))
    #expect(owner.count == 3)
  }

  @Test func othersAreNotCalled() {
    let owner = Owner()
    #expect(!Selector(Owner.plain).send(to: nil))
    #expect(!Selector(Owner.plain).send(to: NSObject()))
    #expect(!Selector(Owner.withSender).send(to: owner, NSObject()))
    #expect(!Selector(Owner.withSender).send(to: owner))
    #expect(owner.log.isEmpty)
    #expect(Selector(Owner.plain).isAnswered(by: owner))
    #expect(!Selector(Owner.plain).isAnswered(by: NSObject()))
  }

  @Test func samePlaceAndTypeIsEqual() {
    func make() -> Selector { Selector(Owner.plain) }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
    #expect(make() != Selector(Owner.plain))
  }

  @Test func namingAMethodAgainMeansThatSelectorOrItsType() {
    let selectors = [Selector(Owner.plain), Selector(Owner.other), Selector(Owner.withSender)]
    #expect(selectors.filter(selectors[0].isMeant(among: selectors)).count == 1)
    #expect(selectors.filter(Selector(Owner.plain).isMeant(among: selectors)).count == 2)
    #expect(selectors.filter(Selector(Owner.withSender).isMeant(among: selectors)).count == 1)
  }

  @Test func selectorOfAClassHoldsNobody() {
    var owner: Owner? = Owner()
    weak let seen = owner
    let selector = Selector(Owner.plain)
    selector.send(to: owner)
    owner = nil
    #expect(seen == nil)
  }
}

final class Owner: NSObject {
  var log: [String] = []
  var bound: [Selector] { [Selector(plain), Selector(withSender(_:)), Selector(withBoth)] }

  func plain() { log.append("plain") }
  func other() { log.append("other") }
  func withSender(_ sender: Owner) { log.append("sender \(sender === self)") }
  func withBoth(_ sender: Any, event: Owner?) {
    log.append("both \(sender as AnyObject === self) \(event == nil ? "nil" : "owner")")
  }
  func optional(_ sender: Owner?) { log.append("optional") }
}

@MainActor final class MainOwner {
  private(set) var count = 0

  func plain() { count += 1 }
  func withSender(_ sender: MainOwner) { count += 1 }
  func withBoth(_ sender: Any, event: Any) { count += 1 }
}
