import Foundation

extension KeyedSettings {
  /// Archives the settings that are not as those of another object.
  func archive(
    _ object: Object, unlessAs fresh: Object, into coder: NSCoder, where isWanted: (String) -> Bool
  ) {
    for setting in all where isWanted(setting.key) {
      coder.encodeValue(setting.get(object), unless: setting.get(fresh), forKey: setting.key)
    }
  }

  /// Takes what an archive has; what no such setting can be is left as it is.
  func unarchive(_ object: Object, from coder: NSCoder) {
    for setting in all {
      if let value = coder.decodeValue(forKey: setting.key) { setting.set(object, value) }
    }
  }
}

extension NSCoder {
  private static let valuesKey = "values of clients"

  /// What clients stored under keys of their own, as far as it can be archived.
  func encodeStored(_ values: [String: Any], where isWanted: (String) -> Bool) {
    let wanted = values.filter { isWanted($0.key) }
    if !wanted.isEmpty { encodeValue(wanted, forKey: Self.valuesKey) }
  }

  func decodeStored() -> [String: Any] {
    decodeValue(forKey: Self.valuesKey) as? [String: Any] ?? [:]
  }
}

extension CAAnimation {
  private static let ratesKey = "preferredFrameRateRange"

  /// Without the delegate, which is somebody else's.
  func archive(into coder: NSCoder) {
    Self.settings.archive(self, unlessAs: Self(), into: coder) {
      $0 != "delegate" && shouldArchiveValue(forKey: $0)
    }
    coder.encodeStored(state.stored) { shouldArchiveValue(forKey: $0) }
    let rates = preferredFrameRateRange
    guard rates != .default, shouldArchiveValue(forKey: Self.ratesKey) else { return }
    let numbers = [rates.minimum, rates.maximum] + (rates.preferred.map { [$0] } ?? [])
    coder.encodeValue(numbers, forKey: Self.ratesKey)
  }

  func unarchive(from coder: NSCoder) {
    Self.settings.unarchive(self, from: coder)
    state.stored = coder.decodeStored()
    let rates = coder.decodeValue(forKey: Self.ratesKey) as? [Any]
    let numbers = (rates ?? []).compactMap { ($0 as? NSNumber)?.floatValue }
    guard numbers.count >= 2 else { return }
    preferredFrameRateRange = CAFrameRateRange(
      minimum: numbers[0], maximum: numbers[1], preferred: numbers.count > 2 ? numbers[2] : nil)
  }
}

extension CAEmitterCell {
  /// Without the picture, which cannot be archived.
  func archive(into coder: NSCoder) {
    Self.settings.archive(self, unlessAs: CAEmitterCell(), into: coder) {
      shouldArchiveValue(forKey: $0)
    }
    coder.encodeStored(stored) { Self.settings[$0] == nil && shouldArchiveValue(forKey: $0) }
  }

  func unarchive(from coder: NSCoder) {
    for (key, value) in coder.decodeStored() { stored[key] = value }
    Self.settings.unarchive(self, from: coder)
  }
}
