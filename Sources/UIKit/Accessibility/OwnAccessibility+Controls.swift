import CoreGraphics

// What controls say of themselves where clients say nothing.

extension UIControl {
  /// What the state adds to the traits.
  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIImage {
  /// What the image is called: what was set, or the words of a symbol's name.
  @MainActor var spokenName: String? {
    accessibilityLabel
      ?? state.symbol.map { $0.drawing.name.split(separator: ".").joined(separator: " ") }
  }
}

extension UIButton: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    let texts = [configuration?.title, configuration?.subtitle].compactMap(\.self)
    let title = currentTitle ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    let image = configuration?.image ?? currentImage
    return OwnAccessibility(
      isElement: true, label: title ?? image?.spokenName, traits: stateTraits.union(.button),
      identifier: title == nil ? image?.accessibilityIdentifier : nil)
  }
}

extension UISwitch: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      isElement: true, value: isOn ? "1" : "0", traits: stateTraits.union([.button, .toggleButton]))
  }
}

extension UISlider: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    let way = Double(maximumValue) - Double(minimumValue)
    return OwnAccessibility(
      isElement: true,
      value: percentage(way > 0 ? (Double(value) - Double(minimumValue)) / way : 0),
      traits: stateTraits.union(.adjustable))
  }
}

extension UIProgressView: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      isElement: true, label: "Progress", value: percentage(Double(progress)),
      traits: .updatesFrequently)
  }
}

/// A share in whole per cent.
private func percentage(_ share: Double) -> String {
  "\(Int((min(max(share.isNaN ? 0 : share, 0), 1) * 100).rounded()))%"
}

extension UIActivityIndicatorView: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    OwnAccessibility(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
  }
}

extension UIPageControl: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    let place = numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
    return OwnAccessibility(
      isElement: true, value: place, traits: stateTraits.union(.adjustable))
  }
}

extension UIStepper: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    func half(_ label: String, _ place: CGRect, isEnabled: Bool) -> UIAccessibilityElement {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = label
      element.accessibilityTraits = isEnabled && self.isEnabled ? .button : [.button, .notEnabled]
      element.accessibilityFrameInContainerSpace = place
      return element
    }
    return OwnAccessibility(
      groups: true,
      elements: [
        half("Decrement", isLeft ? left : right, isEnabled: wraps || value > minimumValue),
        half("Increment", isLeft ? right : left, isEnabled: wraps || value < maximumValue),
      ])
  }
}

extension UISegmentedControl: SelfDescribing {
  var ownAccessibility: OwnAccessibility {
    let elements = zip(segments, places).enumerated().map { index, part in
      let (segment, place) = part
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = segment.title ?? segment.image?.spokenName
      element.accessibilityTraits = .button
      if index == selectedSegmentIndex { element.accessibilityTraits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { element.accessibilityTraits.insert(.notEnabled) }
      element.accessibilityFrameInContainerSpace = place
      return element
    }
    return OwnAccessibility(groups: true, elements: elements)
  }
}
