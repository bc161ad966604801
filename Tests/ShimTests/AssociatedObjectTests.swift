import Dispatch
import Foundation
import Testing

@testable import ObjectRuntime

/// Values that are held by objects of others.
@Suite struct AssociatedObjectTests {
  private final class Owner {}
  private final class Value {}

  private final class Told: AssociationOwner {
    let table: AssociationTable
    init(_ table: AssociationTable) { self.table = table }
    deinit { table.end(self) }
  }

  /// An address for each key.
  private final class Key {
    let address = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    deinit { address.deallocate() }
  }

  @Test("an object has a value for each key") func values() {
    let (owner, other) = (Owner(), Owner())
    let (first, second) = (Key(), Key())
    objc_setAssociatedObject(owner, first.address, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, second.address, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, first.address) as? String == "one")
    #expect(objc_getAssociatedObject(owner, second.address) as? Int == 2)
    #expect(objc_getAssociatedObject(other, first.address) == nil)
    objc_setAssociatedObject(owner, first.address, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, first.address) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, second.address) == nil)
  }

  @Test("a policy says how a value is held") func policies() {
    let (owner, key) = (Owner(), Key())
    weak var gone: Value?
    do {
      let value = Value()
      gone = value
      objc_setAssociatedObject(owner, key.address, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key.address) as? Value === value)
    }
    #expect(gone == nil && objc_getAssociatedObject(owner, key.address) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, key.address, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, key.address) as? NSString == "a")
    objc_setAssociatedObject(owner, key.address, 7, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, key.address) as? Int == 7)
    #expect(objc_AssociationPolicy(rawValue: 0o1401) == .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_AssociationPolicy(rawValue: 9) == nil)
  }

  @Test("nothing is associated with what is no object") func noObjects() {
    let key = Key()
    objc_setAssociatedObject(5, key.address, "x", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(5, key.address) == nil)
    objc_removeAssociatedObjects("text")
    objc_removeAssociatedObjects(Owner.self)
  }

  @Test("an owner that tells of its end takes its values with it") func told() {
    let (table, key) = (AssociationTable(), Key())
    weak var gone: Value?
    do {
      let owner = Told(table)
      let value = Value()
      gone = value
      table.set(AssociatedValue(value, .OBJC_ASSOCIATION_RETAIN), of: owner, key.address)
      #expect(table.value(of: owner, key.address) as? Value === value)
    }
    #expect(gone == nil && table.count == 0)
  }

  @Test("values of owners that are gone go when the table has grown") func swept() {
    let (table, key) = (AssociationTable(), Key())
    let lasting = Owner()
    table.set(AssociatedValue("stays", .OBJC_ASSOCIATION_RETAIN), of: lasting, key.address)
    // Living before the other ends, so that none of them is at its address.
    let living = (0..<64).map { _ in Owner() }
    weak var gone: Value?
    do {
      let (owner, value) = (Owner(), Value())
      gone = value
      table.set(AssociatedValue(value, .OBJC_ASSOCIATION_RETAIN), of: owner, key.address)
    }
    for owner in living {
      table.set(AssociatedValue(Value(), .OBJC_ASSOCIATION_RETAIN), of: owner, key.address)
    }
    #expect(gone == nil && table.count == 65)
    for owner in living { table.removeAll(of: owner) }
    table.sweep()
    for _ in 0..<1_000 {
      table.set(AssociatedValue(Value(), .OBJC_ASSOCIATION_RETAIN), of: Owner(), key.address)
    }
    #expect(table.count <= 66)
    table.sweep()
    #expect(table.count == 1)
    #expect(table.value(of: lasting, key.address) as? String == "stays")
  }

  @Test("an object at the address of one that is gone has nothing of it") func sameAddress() {
    let (table, key) = (AssociationTable(), Key())
    var addresses: Set<ObjectIdentifier> = []
    var hasMet = false
    for _ in 0..<200 {
      let owner = Owner()
      hasMet = hasMet || !addresses.insert(ObjectIdentifier(owner)).inserted
      #expect(table.value(of: owner, key.address) == nil)
      table.set(AssociatedValue("x", .OBJC_ASSOCIATION_RETAIN), of: owner, key.address)
    }
    _ = hasMet
  }

  @Test("what ends may ask the table, and the table may end owners") func nested() {
    final class Asks {
      let (table, key): (AssociationTable, Key)
      init(_ table: AssociationTable, _ key: Key) { (self.table, self.key) = (table, key) }
      deinit {
        table.set(AssociatedValue(1, .OBJC_ASSOCIATION_RETAIN), of: table, key.address)
      }
    }
    let (table, key) = (AssociationTable(), Key())
    let owner = Owner()
    table.set(
      AssociatedValue(Asks(table, key), .OBJC_ASSOCIATION_RETAIN), of: owner, key.address)
    table.set(nil, of: owner, key.address)
    #expect(table.value(of: table, key.address) as? Int == 1)
    // A chain of owners, each of which is another one's only value.
    var first: Told? = Told(table)
    var last = first
    for _ in 0..<100 {
      let next = Told(table)
      if let last {
        table.set(AssociatedValue(next, .OBJC_ASSOCIATION_RETAIN), of: last, key.address)
      }
      last = next
    }
    last = nil
    first = nil
    #expect(first == nil && last == nil && table.count == 1)
  }

  @Test("for all threads at once") func threads() {
    let (table, key) = (AssociationTable(), Key())
    let address = UInt(bitPattern: key.address)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      guard let key = UnsafeRawPointer(bitPattern: address) else { return }
      for index in 0..<200 {
        let owner = Told(table)
        table.set(AssociatedValue(index, .OBJC_ASSOCIATION_RETAIN), of: owner, key)
        let other = Owner()
        table.set(AssociatedValue(thread, .OBJC_ASSOCIATION_RETAIN), of: other, key)
        if table.value(of: other, key) as? Int != thread { Issue.record("another's value") }
      }
    }
    table.sweep()
    #expect(table.count == 0)
    withExtendedLifetime(key) {}
  }

  @Test("a pool does what it is asked, and passes errors on") func pool() throws {
    struct Refusal: Error {}
    #expect(autoreleasepool { 4 } == 4)
    #expect(throws: Refusal.self) { try autoreleasepool { throw Refusal() } }
  }
}
