/// Makes a library of code: finds out what there is to compile, where that is not known, and compiles it.
package final class CodeJob: Sendable {
  package struct Result: Sendable {
    package let outcome: Outcome
    /// What there is to compile; nil where that was not found out.
    package let sources: CodeSources?
  }

  package enum Outcome: Sendable {
    case built(library: String, [CompilerMessage])
    case failed([CompilerMessage])
    /// A newer one is wanted.
    case cancelled
  }

  private let origin: CodeOrigin
  private let known: CodeSources?
  private let toolchain: SwiftToolchain
  private let place: CodePlace
  private let number: Int
  private let say: @Sendable (String) -> Void
  private let children = ChildChain()

  /// `place` keeps what the next run needs not do again; libraries in it have numbers, as one that is
  /// loaded must not change. `say` takes what the user should know while it runs.
  package init(
    _ origin: CodeOrigin, known: CodeSources?, with toolchain: SwiftToolchain, in place: CodePlace,
    number: Int, say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.origin, self.known, self.toolchain) = (origin, known ?? origin.known, toolchain)
    (self.place, self.number, self.say) = (place, number, say)
  }

  /// Runs to the end, on the caller's thread.
  package func run() -> Result {
    switch plan() {
    case .cancelled: return Result(outcome: .cancelled, sources: nil)
    case .failed(let messages): return Result(outcome: .failed(messages), sources: nil)
    case .planned(let sources):
      for copy in sources.resources { copy.run() }
      let build = CodeBuild(sources, with: toolchain, in: place, number: number)
      guard let (isBuilt, messages) = build.run(in: children) else {
        return Result(outcome: .cancelled, sources: sources)
      }
      return Result(
        outcome: isBuilt ? .built(library: build.library, messages) : .failed(messages),
        sources: sources)
    }
  }

  private func plan() -> PackagePlan.Outcome {
    if let known { return .planned(known) }
    guard case .package(let package, let target) = origin else { return .cancelled }
    let library = "\(place.folder)/Needs.\(number)\(CodeBuild.suffix)"
    return PackagePlan(
      of: package, target: target, with: toolchain, into: library, children: children, say: say
    ).run()
  }

  /// Ends it, and all that it has started; from any thread.
  package func cancel() { children.cancel() }
}
