/// A list that counts how often one of its elements is looked at.
public struct WatchedList<Element>: RandomAccessCollection {
  private final class Looks {
    var count = 0
  }

  private let elements: [Element]
  private let counted = Looks()

  public init(_ elements: [Element]) { self.elements = elements }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  /// How often.
  public var looks: Int { counted.count }

  public subscript(index: Int) -> Element {
    counted.count += 1
    return elements[index]
  }
}
