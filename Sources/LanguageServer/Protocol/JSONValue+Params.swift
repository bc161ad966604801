import Scenes

// Parts of requests, each with a sentence where it is not what it has to be.

extension JSONValue {
  func required(_ key: String) throws(ServerError) -> JSONValue {
    guard let value = self[key] else { throw ServerError(.invalidParams, "'\(key)' is missing") }
    return value
  }

  func text(_ key: String) throws(ServerError) -> String {
    guard let text = try required(key).string else {
      throw ServerError(.invalidParams, "'\(key)' is no string")
    }
    return text
  }

  /// A whole number that is not negative and fits.
  func count(_ key: String) throws(ServerError) -> Int {
    guard let number = try required(key).number, number >= 0, number <= 0x7FFF_FFFF,
      number == number.rounded()
    else { throw ServerError(.invalidParams, "'\(key)' is no number from 0 to 2147483647") }
    return Int(number)
  }

  func list(_ key: String) throws(ServerError) -> [JSONValue] {
    guard let elements = try required(key).elements else {
      throw ServerError(.invalidParams, "'\(key)' is no list")
    }
    return elements
  }

  /// The value at the end of a way through objects.
  func at(_ path: String...) -> JSONValue? {
    path.reduce(self) { (value: JSONValue?, key) in value.flatMap { $0[key] } }
  }

  /// An object of what is there: members without values are left out.
  static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    JSONValue(
      .object(
        members.compactMap { member in
          member.1.map { JSONMember(key: member.0, value: $0) }
        }))
  }

  static func list(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
}
