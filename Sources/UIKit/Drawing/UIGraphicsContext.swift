import CoreGraphics

// The context that UIKit's drawing functions draw on: the top of a stack, one for each thread.

/// The context that is drawn on; nil outside of `draw(_:)` and of image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last ?? nil
}

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Goes back to the context before; without one, nothing happens.
public func UIGraphicsPopContext() {
  let stack = ContextStack.current
  stack.drop(to: stack.contexts.count - 1)
}

/// A thread's contexts.
final class ContextStack {
  /// Nil stands for an image context that could not be made.
  var contexts: [CGContext?] = []
  /// The image contexts that were begun and not ended, each with its place among `contexts`.
  var images: [(place: Int, canvas: ImageCanvas?)] = []

  private static let place = ThreadPlace<ContextStack>()

  static var current: ContextStack {
    if let stack = place.value { return stack }
    let stack = ContextStack()
    place.value = stack
    return stack
  }

  /// Forgets the contexts above a depth.
  func drop(to depth: Int) {
    contexts.removeLast(max(0, contexts.count - max(0, depth)))
    images.removeAll { $0.place >= depth }
  }
}
