import CoreGraphics

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}
