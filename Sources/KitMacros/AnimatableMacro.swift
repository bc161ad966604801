import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a property of a layer one that is kept, animated and drawn by its name as a key.
enum AnimatableMacro {
  /// What a property says of itself.
  struct Property {
    let name: String
    let type: String
    /// Nil where none is written.
    let standard: String?
    /// The class that it is in.
    let owner: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { throw MacroMistake("@Animatable is for a variable of its own") }
      let isShared = variable.modifiers.contains {
        [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
      }
      guard !isShared, binding.accessorBlock == nil else {
        throw MacroMistake("@Animatable is for a stored property of a layer")
      }
      guard let type = binding.typeAnnotation?.type else {
        throw MacroMistake("@Animatable needs the property's type to be written")
      }
      guard let owner = context.lexicalContext.first?.as(ClassDeclSyntax.self) else {
        throw MacroMistake("@Animatable is for a property in the body of a layer's class")
      }
      self.name = name.identifier.text.filter { $0 != "`" }
      self.type = type.trimmedDescription
      standard = binding.initializer?.value.trimmedDescription
      self.owner = owner.name.text
    }

    /// The value before any is set.
    var standardValue: String { standard ?? "AnimatableProperty.zero()" }
  }
}

extension AnimatableMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try Property(declaration, in: context)
    return [
      """
      get {
        AnimatableProperty.value(of: self, "\(raw: property.name)", \(raw: property.standardValue))
      }
      """,
      "set { setValue(newValue, forKey: \"\(raw: property.name)\") }",
    ]
  }
}

extension AnimatableMacro: PeerMacro {
  /// A property that takes no room and whose value tells the class's key when a layer is made.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try Property(declaration, in: context)
    return [
      """
      private let _animatable_\(raw: property.name): Void = AnimatableProperty.add(
        "\(raw: property.name)", to: \(raw: property.owner).self,
        \(raw: property.standardValue) as \(raw: property.type))
      """
    ]
  }
}
