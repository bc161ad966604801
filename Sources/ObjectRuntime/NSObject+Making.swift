import Foundation

// `objectClass.init()` compiles on Apple's systems for any class value, as Objective-C can ask every class
// for its initialisers. Swift asks only those that are `required`, and one of `NSObject` or `UIView` would
// have to be written again by every subclass with an initialiser of its own. So here it is
// `objectClass.make()`. It stands in extensions of protocols, where it is in nobody's way: a class may
// have a `make()` of its own.

/// A class whose `init()` is required; nothing is ever of this class. That a class value may be taken for
/// one of it, and why it is open, is said with `CALayer.make(_:)`.
@_spi(ObjectClass)
open class ObjectWithRequiredInit: NSObject {
  public required override init() { super.init() }
}

extension NSObject {
  /// Not optimised: where the caller knows more of the class, an optimised build would make an object of
  /// the class that the value is taken for.
  @inline(never) @_optimize(none)
  fileprivate static func makeObject(_ objectClass: NSObject.Type) -> NSObject {
    unsafeBitCast(objectClass, to: ObjectWithRequiredInit.Type.self).init()
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// An object of the class that this class value is: what `init()` of class values is on Apple's systems.
  ///
  /// As there, a class that has not inherited `init()` traps, with the message of an initialiser that is
  /// not implemented.
  public static func make() -> Self {
    guard let object = NSObject.makeObject(self) as? Self else {
      preconditionFailure("\(self) made an object of another class")
    }
    return object
  }
}
