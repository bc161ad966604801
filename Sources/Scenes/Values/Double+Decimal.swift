extension Double {
  /// A decimal number inside a text, such as the one of `"50%"`; nil for anything else that Swift
  /// would take, such as `0x1p3` and `nan`.
  package init?(decimal text: some StringProtocol) {
    let signs = Set("0123456789+-.eE".utf8)
    guard text.utf8.allSatisfy({ signs.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }
}
