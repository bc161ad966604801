import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type beside a property that tells whoever has loaded the code of it.
enum InspectableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !variable.modifiers.contains(where: {
        [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
      })
    else { throw MacroMistake("@Inspectable is for a variable of an object, one at a time") }
    guard let owner = owner(in: context) else {
      throw MacroMistake("@Inspectable is for a property of a class")
    }
    let name = pattern.identifier.text
    var words = ["\"\(name.filter { $0 != "`" })\"", "of: \(owner).self"]
    if case .argumentList(let arguments)? = node.arguments, let range = arguments.first {
      words.append("in: \(range.expression.trimmedDescription)")
    }
    let says = documentation(of: variable)
    if !says.isEmpty { words.append("says: \(literal(says))") }
    words += ["get: { $0.\(name) }", "set: { $0.\(name) = $1 }"]
    return [
      """
      struct _inspectable_\(raw: name.filter { $0 != "`" }): UIKit.InspectableRegistry {
        static var key: UIKit.InspectableKey {
          UIKit.InspectableKey(\(raw: words.joined(separator: ", ")))
        }
      }
      """
    ]
  }

  /// The class that the property is in, or is added to.
  private static func owner(in context: some MacroExpansionContext) -> String? {
    guard let scope = context.lexicalContext.first else { return nil }
    return scope.as(ClassDeclSyntax.self)?.name.text
      ?? scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  /// What the comment before the property says, in one line.
  private static func documentation(of variable: VariableDeclSyntax) -> String {
    let lines = variable.leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let text) = piece else { return nil }
      return String(text.dropFirst(3).drop { $0 == " " })
    }
    return lines.joined(separator: " ")
  }

  private static func literal(_ text: String) -> String {
    "##\"\(text)\"##"
  }
}
