import Foundation

// Ranges that reach out of a text end with it.

public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  guard let str else { return nil }
  return NSAttributedString(string: str, attributes: attributes.map(attributeKeys))
}

/// `maxLength` is no limit here; 0 asks for none on Apple's.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! {
  NSMutableAttributedString(string: "")
}

public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
  aStr.map { NSMutableAttributedString(attributedString: $0) }
}

public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex {
  aStr?.length ?? 0
}

public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }

public func CFAttributedStringGetAttribute(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
  _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
  guard let aStr, let attrName, loc >= 0, loc < aStr.length else { return nil }
  var range = NSRange()
  let value = aStr.attribute(
    NSAttributedString.Key(rawValue: attrName), at: loc, effectiveRange: &range)
  effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
  return value.map { $0 as AnyObject }
}

public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  guard let aStr, let replacement else { return }
  aStr.replaceCharacters(in: range.within(aStr), with: replacement)
}

/// No value takes the attribute away.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!,
  _ value: CFTypeRef!
) {
  guard let aStr, let attrName else { return }
  let name = NSAttributedString.Key(rawValue: attrName)
  if let value {
    aStr.addAttribute(name, value: value, range: range.within(aStr))
  } else {
    aStr.removeAttribute(name, range: range.within(aStr))
  }
}

public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  guard let aStr, let replacement else { return }
  let attributes = attributeKeys(replacement)
  if clearOtherAttributes {
    aStr.setAttributes(attributes, range: range.within(aStr))
  } else {
    aStr.addAttributes(attributes, range: range.within(aStr))
  }
}

public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
  CFAttributedStringSetAttribute(aStr, range, attrName, nil)
}

public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {
  aStr?.beginEditing()
}

public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) {
  aStr?.endEditing()
}

/// Names come as texts, as Core Text's do, or as Foundation's keys; others are no names.
private func attributeKeys(_ names: CFDictionary) -> [NSAttributedString.Key: Any] {
  var attributes: [NSAttributedString.Key: Any] = [:]
  for (name, value) in names {
    if let name = name.base as? String {
      attributes[NSAttributedString.Key(rawValue: name)] = value
    } else if let name = name.base as? NSAttributedString.Key {
      attributes[name] = value
    }
  }
  return attributes
}

extension CFRange {
  fileprivate func within(_ text: NSAttributedString) -> NSRange {
    let range = clamped(to: text.length)
    return NSRange(location: range.lowerBound, length: range.count)
  }
}
