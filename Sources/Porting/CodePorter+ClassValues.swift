extension CodePorter {
  /// Finds `<View: UIView>`, of which `View()` is no call that Swift allows here.
  mutating func findClassParameters() {
    for index in tokens.indices where words(index) == "<" {
      var place = index + 1
      while place < min(tokens.count, index + 40), isOfParameters(place) {
        let isFirst = ["<", ","].contains(words(place - 1))
        if isFirst, words(place + 1) == ":", PortRules.isAppleClass(words(place + 2)) {
          classParameters.insert(words(place))
        }
        place += 1
      }
    }
  }

  private func isOfParameters(_ index: Int) -> Bool {
    tokens[index].kind == .word || [":", ",", ".", "&"].contains(words(index))
  }

  /// Whether a name is called as a type is: not as a method, and not where one is declared.
  func isCalled(_ index: Int) -> Bool {
    words(index + 1) == "(" && tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
      && ![".", "func", "case"].contains(words(index - 1))
  }

  /// Whether an `init` is that of a value, as in `viewClass.init(frame: .zero)` and `type(of: view).init()`,
  /// with labels that classes of Apple's have.
  func isOfClassValue(_ index: Int) -> Bool {
    guard index >= 2, words(index - 1) == ".", words(index + 1) == "(",
      tokens[index - 1].range.lowerBound == tokens[index - 2].range.upperBound,
      PortRules.classLabels.contains(words(index + 2))
    else { return false }
    let owner = tokens[index - 2]
    if owner.words == ")" { return isTypeOf(endingAt: index - 2) }
    return owner.kind == .word && owner.words.first?.isLowercase == true
      && !["self", "super"].contains(owner.words)
  }

  private func isTypeOf(endingAt end: Int) -> Bool {
    var open = 0
    for place in stride(from: end, through: max(0, end - 40), by: -1) {
      if words(place) == ")" { open += 1 }
      if words(place) == "(" { open -= 1 }
      if open == 0 { return words(place - 1) == "type" && words(place + 1) == "of" }
    }
    return false
  }
}
