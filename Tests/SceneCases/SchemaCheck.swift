import Foundation
import Scenes

/// The part of JSON Schema (draft-07) that the scene's schema uses.
package struct SchemaCheck {
  private let whole: JSONValue

  package init(_ schema: JSONValue) {
    whole = schema
  }

  package func accepts(_ value: JSONValue) -> Bool { accepts(value, whole) }

  /// The keywords that are understood; a schema with another one would be checked by half.
  package static let keywords: Set<String> = [
    "$schema", "title", "description", "default", "definitions", "type", "properties", "required",
    "propertyNames", "additionalProperties", "items", "minItems", "maxItems", "minimum", "maximum",
    "pattern", "enum", "const", "anyOf", "$ref", "if", "then", "else", "minProperties",
    // What editors show, which says nothing of what is right.
    "markdownDescription", "examples", "markdownEnumDescriptions", "defaultSnippets",
  ]

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if let isAllowed = schema.bool { return isAllowed }
    return (schema.members ?? []).allSatisfy { holds($0.key, $0.value, value, schema) }
  }

  private func holds(
    _ keyword: String, _ rule: JSONValue, _ value: JSONValue, _ schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      return whole["definitions"]?[name].map { accepts(value, $0) } ?? false
    case "anyOf": return (rule.elements ?? []).contains { accepts(value, $0) }
    case "if":
      let branch = accepts(value, rule) ? schema["then"] : schema["else"]
      return branch.map { accepts(value, $0) } ?? true
    case "type": return type(of: value, is: rule.string ?? "")
    case "enum": return (rule.elements ?? []).contains { $0.isSame(as: value) }
    case "const": return rule.isSame(as: value)
    case "minimum": return value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "pattern":
      return value.string.map {
        $0.range(of: rule.string ?? "", options: .regularExpression) != nil
      }
        ?? true
    case "items": return (value.elements ?? []).allSatisfy { accepts($0, rule) }
    case "minItems": return value.elements.map { $0.count >= Int(rule.number ?? 0) } ?? true
    case "maxItems": return value.elements.map { $0.count <= Int(rule.number ?? 0) } ?? true
    case "minProperties": return value.members.map { $0.count >= Int(rule.number ?? 0) } ?? true
    case "propertyNames":
      return (value.members ?? []).allSatisfy { accepts(JSONValue($0.key), rule) }
    case "required":
      return value.members == nil
        || (rule.elements ?? []).allSatisfy { value[$0.string ?? ""] != nil }
    case "properties":
      return (value.members ?? []).allSatisfy { member in
        rule[member.key].map { accepts(member.value, $0) } ?? true
      }
    case "additionalProperties":
      return (value.members ?? []).allSatisfy { member in
        schema["properties"]?[member.key] != nil || accepts(member.value, rule)
      }
    default: return true
    }
  }

  private func type(of value: JSONValue, is name: String) -> Bool {
    switch name {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "number": value.number != nil
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    case "boolean": value.bool != nil
    case "null": value.isNull
    default: false
    }
  }
}
