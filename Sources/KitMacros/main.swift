@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

// The compiler starts this program and tells it which macros to expand. What SwiftSyntax's package has for
// that, `SwiftCompilerPlugin`, is not part of the toolchain; this is what it does.

struct Macros: PluginProvider {
  struct Unknown: Error {}

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let all: [any Macro.Type] = [
      AnimatableMacro.self, InspectableMacro.self, PreviewMacro.self,
    ]
    guard let found = all.first(where: { "\($0)" == typeName }) else { throw Unknown() }
    return found
  }
}

let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
