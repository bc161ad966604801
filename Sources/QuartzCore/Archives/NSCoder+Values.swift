import Foundation

extension NSCoder {
  /// Whether there is something for a key; coders without keys have nothing to ask for.
  func holds(_ key: String) -> Bool { allowsKeyedCoding && containsValue(forKey: key) }

  /// Nothing where it cannot be archived.
  func encodeValue(_ value: Any?, forKey key: String) {
    guard allowsKeyedCoding, let object = ArchivedValue.object(of: value) else { return }
    encode(object, forKey: key)
  }

  /// The same, unless it is what an object has of which nothing was archived.
  func encodeValue(_ value: Any?, unless usual: Any?, forKey key: String) {
    guard allowsKeyedCoding, let object = ArchivedValue.object(of: value),
      !object.isEqual(ArchivedValue.object(of: usual))
    else { return }
    encode(object, forKey: key)
  }

  /// The outer nil is for what is not there, or was not archived by `encodeValue`.
  func decodeValue(forKey key: String) -> Any?? {
    guard holds(key) else { return nil }
    return ArchivedValue.value(of: decodeObject(of: ArchivedValue.classes, forKey: key))
  }
}
