extension NSLayoutConstraint {
  /// The constraint as people write it: `card.width == 300`.
  package var words: String {
    let first = "\(Self.name(firstItem)).\(firstAttribute.name)"
    var text = "\(first) \(relation.sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(Self.number(multiplier)) * " }
      text += "\(Self.name(secondItem)).\(secondAttribute.name)"
      if lines != 0 { text += " + \(Self.number(lines)) lines" }
      if constant > 0 { text += " + \(Self.number(constant))" }
      if constant < 0 { text += " - \(Self.number(-constant))" }
    } else {
      text += Self.number(constant)
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return text
  }

  var debugText: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return
      "<NSLayoutConstraint:\(address)\(name) \(words)   \(isActive ? "(active)" : "(inactive)")>"
  }

  private var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }

  /// What people know a view or guide by.
  static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.layoutName
    case let guide as UILayoutGuide:
      (guide.owningView?.layoutName ?? "") + "."
        + (guide.identifier.isEmpty ? "guide" : guide.identifier)
    case let span as LayoutSpan:
      "(\(name(span.start)).\(span.startAttribute.name) to "
        + "\(name(span.end)).\(span.endAttribute.name))"
    default: "nothing"
    }
  }
}

extension UIView {
  /// What reports of layouts call the view: a name that a host gave it, else the layer's, else the
  /// class.
  package var layoutName: String {
    if let name = extras?.ties?.name { return name }
    if let name = layer.name, !name.isEmpty { return name }
    return "\(type(of: self))"
  }

  /// Gives the view such a name; nil takes it away.
  package func setLayoutName(_ name: String?) {
    if name != nil || extras?.ties != nil { ensureTies().name = name }
  }
}
