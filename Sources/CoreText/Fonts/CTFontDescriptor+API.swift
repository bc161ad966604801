import CoreGraphics
import Typography

// The names of what a descriptor may say.

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// A dictionary of the traits below.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// From −1 to 1, 0 for regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// From 0 to 1; slanted faces lean by 0.07.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(name: name, size: size)
}

/// What is of another kind than it should be counts as missing.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// The same with some of it said anew.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  let other = CTFontDescriptor(attributes)
  let isRenamed = other.name != nil || other.family != nil
  return CTFontDescriptor(
    name: isRenamed ? other.name : original.name,
    family: isRenamed ? other.family : original.family, size: other.size ?? original.size,
    traits: other.traits ?? original.traits, weight: other.weight ?? original.weight)
}

/// The same with other traits; nil where no face has them.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let font = CTFontCreateWithFontDescriptor(original, 0, nil)
  return CTFontCreateCopyWithSymbolicTraits(font, 0, nil, symTraitValue, symTraitMask)
    .map(CTFontCopyFontDescriptor)
}

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  CTFontCreateCopyWithFamily(CTFontCreateWithFontDescriptor(original, 0, nil), 0, nil, family)
    .map(CTFontCopyFontDescriptor)
}

/// What it says of an attribute, or what the font has that it stands for.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  if attribute == kCTFontSizeAttribute, descriptor.size == nil { return nil }
  return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(name: font.font.typeface.postScriptName, size: font.font.size)
}

public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  switch attribute {
  case kCTFontNameAttribute: CTFontCopyPostScriptName(font) as AnyObject
  case kCTFontDisplayNameAttribute: CTFontCopyFullName(font) as AnyObject
  case kCTFontFamilyNameAttribute: CTFontCopyFamilyName(font) as AnyObject
  case kCTFontSizeAttribute: NSNumber(value: Double(font.font.size))
  case kCTFontTraitsAttribute: CTFontCopyTraits(font) as AnyObject
  default: nil
  }
}

extension CTFontDescriptor {
  fileprivate convenience init(_ attributes: CFDictionary) {
    let traits = Self.texts(attributes[kCTFontTraitsAttribute])
    let words = Self.number(traits[kCTFontSymbolicTrait])
    self.init(
      name: attributes[kCTFontNameAttribute] as? String,
      family: attributes[kCTFontFamilyNameAttribute] as? String,
      size: Self.number(attributes[kCTFontSizeAttribute]),
      traits: (traits[kCTFontSymbolicTrait] as? CTFontSymbolicTraits)
        ?? words.flatMap { UInt32(exactly: $0) }.map(CTFontSymbolicTraits.init),
      weight: Self.number(traits[kCTFontWeightTrait]))
  }

  private static func texts(_ value: Any?) -> [AnyHashable: Any] {
    value as? [AnyHashable: Any] ?? (value as? [String: Any]).map { $0 as [AnyHashable: Any] }
      ?? [:]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
