import CoreGraphics

// What views that are no controls say of themselves where clients say nothing.

extension UILabel: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(isElement: true, label: text, traits: .staticText)
  }
}

extension UIImageView: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      label: image?.spokenName, traits: .image, identifier: image?.accessibilityIdentifier)
  }
}

extension UITextField: SelfDescribing {
  /// An empty field's value is what stands in it.
  var ownAccessibility: OwnAccessibility {
    let typed = text ?? ""
    let shown = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    var traits = stateTraits.union(.textEntry)
    if isEditing { traits.insert(.isEditing) }
    if self is UISearchTextField { traits.insert(.searchField) }
    return OwnAccessibility(
      isElement: true, value: typed.isEmpty ? placeholder : shown, traits: traits)
  }
}

extension UITextView: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    var traits: UIAccessibilityTraits = isEditable ? .textEntry : []
    if isEditable, isFirstResponder { traits.insert(.isEditing) }
    return OwnAccessibility(isElement: true, value: text, traits: traits)
  }
}

extension PresentationContainer: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(isModal: presentation?.letsTouchesThrough != true)
  }
}

extension MenuOverlay: SelfDescribing {
  var ownAccessibility: OwnAccessibility { OwnAccessibility(isModal: true) }
}

extension DateOverlay: SelfDescribing {
  var ownAccessibility: OwnAccessibility { OwnAccessibility(isModal: true) }
}

extension MenuRow: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    switch kind {
    case .action(let action):
      var traits: UIAccessibilityTraits = action.state == .on ? [.button, .selected] : .button
      if action.attributes.contains(.disabled) { traits.insert(.notEnabled) }
      return row(action, traits)
    case .menu(let menu), .back(let menu): return row(menu, .button)
    case .title(let text):
      return OwnAccessibility(isElement: true, label: text, traits: [.staticText, .header])
    }
  }

  private func row(_ element: UIMenuElement, _ traits: UIAccessibilityTraits) -> OwnAccessibility {
    OwnAccessibility(
      isElement: true, label: element.title, traits: traits,
      identifier: element.accessibilityIdentifier)
  }
}

extension AlertRow: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      isElement: true, label: action.title, traits: stateTraits.union(.button),
      identifier: action.accessibilityIdentifier)
  }
}

// MARK: Bars

extension UIBarItem {
  /// What a bar's view says that shows the item.
  func described(_ traits: UIAccessibilityTraits, value: String? = nil) -> OwnAccessibility {
    OwnAccessibility(
      isElement: true, label: spokenLabel, value: accessibilityValue ?? value,
      traits: traits.union(accessibilityTraits), identifier: accessibilityIdentifier)
  }
}

extension UINavigationBar: SelfDescribing {
  var ownAccessibility: OwnAccessibility { OwnAccessibility(groups: true) }
}

extension UIToolbar: SelfDescribing {
  var ownAccessibility: OwnAccessibility { OwnAccessibility(groups: true) }
}

extension UITabBar: SelfDescribing {
  var ownAccessibility: OwnAccessibility { OwnAccessibility(traits: .tabBar, groups: true) }
}

extension TabButton: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    item.described(stateTraits.union([.button, .tabBarItem]), value: item.badgeValue)
  }
}

extension BarButton: SelfDescribing {
  var ownAccessibility: OwnAccessibility { item.described(stateTraits.union(.button)) }
}

extension BackButton: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      isElement: true, label: wanted ?? UINavigationItem.genericBack,
      traits: stateTraits.union([.button, .backButton]))
  }
}

// MARK: Cells

extension UITableViewCell: SelfDescribing {
  var ownAccessibility: OwnAccessibility { describedAsRow(isSelected: isSelected) }
}

extension UICollectionViewListCell: SelfDescribing {
  var ownAccessibility: OwnAccessibility { describedAsRow(isSelected: isSelected) }
}

extension UIView {
  /// A row is told of as one thing, with all its texts, unless there is something in it to use.
  fileprivate func describedAsRow(isSelected: Bool) -> OwnAccessibility {
    var texts: [String] = []
    var hasControls = false
    var pending = subviews.reversed() as [UIView]
    while let view = pending.popLast() {
      guard !view.isPassedByAccessibility else { continue }
      if view is UIControl { hasControls = true }
      if view is UILabel || view.accessibility?.isElement == true {
        if let label = view.accessibilityLabel, !label.isEmpty { texts.append(label) }
      } else {
        pending += view.subviews.reversed()
      }
    }
    return OwnAccessibility(
      isElement: !hasControls, label: texts.isEmpty ? nil : texts.joined(separator: ", "),
      traits: isSelected ? .selected : [], groups: true)
  }

  /// Whether nothing of the view is told of.
  var isPassedByAccessibility: Bool {
    isHidden || !(alpha >= 0.01) || accessibilityElementsHidden
  }
}
