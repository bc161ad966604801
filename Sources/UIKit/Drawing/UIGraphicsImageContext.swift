import CoreGraphics

// Image contexts that are begun and ended; `UIGraphicsImageRenderer` is their successor.

/// Begins an image context at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new image context the current one until `UIGraphicsEndImageContext`; a scale of 0 is the
/// screen's.
///
/// Where there can be none, of a size without area or too large, there is no current context until
/// then.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = ImageCanvas(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  let stack = ContextStack.current
  stack.images.append((place: stack.contexts.count, canvas: canvas))
  stack.contexts.append(canvas?.context)
}

/// What was drawn so far in the current image context; nil where the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.currentImage?.image
}

/// Goes back to the context before; nothing happens where the current context is no image context.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.current
  guard stack.isImageCurrent else { return }
  stack.images.removeLast()
  stack.contexts.removeLast()
}

extension ContextStack {
  /// Whether the current context is one that was begun for an image.
  var isImageCurrent: Bool {
    images.last.map { $0.place == contexts.count - 1 } ?? false
  }

  fileprivate var currentImage: ImageCanvas? {
    isImageCurrent ? images.last?.canvas : nil
  }
}
