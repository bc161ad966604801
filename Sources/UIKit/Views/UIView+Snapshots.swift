import QuartzCore

extension UIView {
  /// Draws the view with its subviews into the current context, stretched over a rectangle; false
  /// without a context or an area.
  ///
  /// With `afterUpdates`, layout and drawing that are due are done before.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.isFinite
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    layer.drawTree(in: context, afterUpdates: afterUpdates)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one looks like now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of what this one looks like now; stretched, it keeps its edges inside
  /// of the insets.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    let screen = windowReference?.screen ?? .main
    format.scale = layer.contentsScale > 0 ? layer.contentsScale : screen.scale
    let picture = UIGraphicsImageRenderer(size: rect.size, format: format).image { canvas in
      canvas.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.drawTree(in: canvas.cgContext, afterUpdates: afterUpdates)
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = picture.cgImage
    view.layer.contentsScale = picture.scale
    view.contentStretch = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
      height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    return view
  }
}
