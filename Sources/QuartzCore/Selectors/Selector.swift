import Foundation

/// A method to be called on an object that is known later: what stands in for `#selector`.
///
/// `#selector(Owner.tapped)` becomes `Selector(Owner.tapped)`, private methods included; a method
/// may take nothing, a sender, or a sender and an event. `Selector(tapped)`, within the owner, works
/// too, but is bound to that owner and holds it; `Selector(Owner.tapped)` holds nothing.
///
/// Methods cannot be compared, so that two selectors are equal if they were made at the same place
/// of the source from a method of the same type.
public struct Selector: Hashable, @unchecked Sendable {
  /// Calls the method; false where receiver or arguments are of another type than it takes.
  private let call: (_ receiver: AnyObject?, _ arguments: [Any?]) -> Bool
  private let answers: (AnyObject) -> Bool
  /// What the method takes, by which selectors of other places can be compared.
  package let shape: Shape
  private let place: Place

  /// What a method takes; the receiver is nil where it is bound to one already.
  package struct Shape: Hashable {
    let receiver: ObjectIdentifier?
    let arguments: [ObjectIdentifier]
  }

  /// Where a selector is written.
  struct Place: Hashable {
    let file: String
    let line: UInt
    let column: UInt

    init(_ file: StaticString, _ line: UInt, _ column: UInt) {
      self.file = file.description
      self.line = line
      self.column = column
    }
  }

  /// A method of any `Receiver`.
  init<Receiver: AnyObject>(
    on receiver: Receiver.Type, _ arguments: [Any.Type], _ place: Place,
    call: @escaping (Receiver, [Any?]) -> Bool
  ) {
    self.call = { receiver, arguments in
      (receiver as? Receiver).map { call($0, arguments) } ?? false
    }
    answers = { $0 is Receiver }
    shape = Shape(
      receiver: ObjectIdentifier(receiver), arguments: arguments.map { ObjectIdentifier($0) })
    self.place = place
  }

  /// A method that has its receiver.
  init(bound arguments: [Any.Type], _ place: Place, call: @escaping ([Any?]) -> Bool) {
    self.call = { call($1) }
    answers = { _ in true }
    shape = Shape(receiver: nil, arguments: arguments.map { ObjectIdentifier($0) })
    self.place = place
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.place == right.place && left.shape == right.shape
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(shape)
  }

  /// Calls the method with as many of the arguments as it takes; false, and nothing is called,
  /// where the receiver or an argument is of another type.
  @discardableResult
  package func send(to receiver: AnyObject?, _ arguments: Any?...) -> Bool {
    guard arguments.count >= shape.arguments.count else { return false }
    return call(receiver, arguments)
  }

  /// Whether an object has the method.
  package func isAnswered(by object: AnyObject) -> Bool { answers(object) }
}

extension Selector {
  /// What somebody means who names a method again elsewhere, to take back what was asked for with
  /// one of `selectors`: that very selector if it is among them, else any of a method of its type.
  package func isMeant(among selectors: [Selector]) -> (Selector) -> Bool {
    selectors.contains(self) ? { $0 == self } : { $0.shape == shape }
  }
}
