import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

// For all threads, whatever the policy says. Views, controllers and layers let go their values as they
// end; those of other objects may stay until more objects have got values. In the `deinit` of such
// another object nothing is associated with it any more.

/// What is associated with an object by a key, which is an address that no other key has.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  owner(object).flatMap { AssociationTable.shared.value(of: $0, key) }
}

/// Associates a value with an object, in place of the one that the key had; nil takes it away. With what
/// is no object nothing is associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = owner(object) else { return }
  AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, of: owner, key)
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = owner(object) else { return }
  AssociationTable.shared.removeAll(of: owner)
}

/// The object itself: a box that is made of a value is another one each time.
private func owner(_ object: Any) -> AnyObject? {
  type(of: object) is AnyClass ? object as AnyObject : nil
}
