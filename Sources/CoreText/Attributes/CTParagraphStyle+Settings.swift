import CoreGraphics
import Typography

/// Settings whose size is not that of their kind of value count as missing.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  var values = CTParagraphStyle.Values()
  var tabs: [CTTextTab] = []
  for index in 0..<max(0, settings == nil ? 0 : settingCount) {
    guard let setting = settings?[index] else { break }
    switch setting.spec {
    case .alignment:
      values.alignment = setting.read() ?? values.alignment
    case .lineBreakMode:
      values.lineBreakMode = setting.read() ?? values.lineBreakMode
    case .baseWritingDirection:
      values.writingDirection = setting.direction ?? values.writingDirection
    case .tabStops:
      guard let stops = setting.stops else { break }
      tabs = stops
      values.tabs = stops.map {
        TextParagraph.Tab(alignment: $0.alignment.alignment, location: $0.location)
      }
    default:
      if let length = setting.length, length.isFinite { values.lengths[setting.spec] = length }
    }
  }
  return CTParagraphStyle(values, tabs: tabs)
}

/// The same style: it cannot be changed.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle
}

/// Writes a setting's value where there is room for it.
///
/// Of the tabs a copy is written into an array of the caller's; false where none were set.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<Value>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    withUnsafeBytes(of: value) { bytes in
      UnsafeMutableRawBufferPointer(start: valueBuffer, count: bytes.count).copyMemory(from: bytes)
    }
    return true
  }
  let values = paragraphStyle.values
  switch spec {
  case .alignment: return write(values.alignment)
  case .lineBreakMode: return write(values.lineBreakMode)
  case .baseWritingDirection: return write(values.writingDirection)
  case .tabStops:
    guard values.tabs != nil, valueBufferSize >= MemoryLayout<CFArray>.size else { return false }
    valueBuffer.assumingMemoryBound(to: CFArray.self).pointee = paragraphStyle.tabs
    return true
  default: return write(values.lengths[spec] ?? 0)
  }
}

extension CTParagraphStyleSetting {
  /// A value of a word's number; nil for a number that is none of its.
  fileprivate func read<Word: RawRepresentable>() -> Word?
  where Word.RawValue: FixedWidthInteger {
    guard valueSize == MemoryLayout<Word.RawValue>.size else { return nil }
    return Word(rawValue: value.loadUnaligned(as: Word.RawValue.self))
  }

  /// Where Apple's holds a number, an enumeration of Swift's holds which of its cases it is: both count.
  fileprivate var direction: CTWritingDirection? {
    guard valueSize == MemoryLayout<Int8>.size else { return nil }
    let byte = value.loadUnaligned(as: Int8.self)
    return byte == 2 ? .natural : CTWritingDirection(rawValue: byte)
  }

  fileprivate var length: CGFloat? {
    switch valueSize {
    case MemoryLayout<CGFloat>.size: value.loadUnaligned(as: CGFloat.self)
    case MemoryLayout<Float>.size: CGFloat(value.loadUnaligned(as: Float.self))
    default: nil
    }
  }

  fileprivate var stops: [CTTextTab]? {
    guard valueSize == MemoryLayout<CFArray>.size,
      Int(bitPattern: value) % MemoryLayout<CFArray>.alignment == 0
    else { return nil }
    return value.assumingMemoryBound(to: CFArray.self).pointee.compactMap { $0 as? CTTextTab }
  }
}
