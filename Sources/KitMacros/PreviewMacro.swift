import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type of a preview that programs find in compiled code.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let place = context.location(
        of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { return [] }
    var arguments = node.arguments.map { "\($0.trimmedDescription)" }.joined(separator: " ")
    if !arguments.isEmpty { arguments = "(\(arguments))" }
    let closures =
      (node.trailingClosure.map { " \($0.trimmedDescription)" } ?? "")
      + node.additionalTrailingClosures.map { " \($0.trimmedDescription)" }.joined()
    return [
      """
      struct \(context.makeUniqueName("preview")): UIKit.PreviewRegistry {
        static var filePath: String { \(place.file) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() -> UIKit.Preview {
          UIKit.Preview\(raw: arguments)\(raw: closures)
        }
      }
      """
    ]
  }
}
