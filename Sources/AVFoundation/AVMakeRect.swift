@_exported import CoreGraphics

/// The largest rectangle of the same proportions as a size that fits into another rectangle, in
/// its middle.
///
/// A size of 0 × 0 has no proportions: all four numbers of the result are NaN, as Apple's, and
/// no view takes such a frame.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  let scale = min(
    bounds.size.width / aspectRatio.width, bounds.size.height / aspectRatio.height)
  let width = aspectRatio.width * scale
  let height = aspectRatio.height * scale
  return CGRect(
    x: bounds.origin.x + (bounds.size.width - width) / 2,
    y: bounds.origin.y + (bounds.size.height - height) / 2, width: width, height: height)
}

/// The same, but an empty rectangle in the middle where there would be none.
///
/// Not Apple's: what is wanted of a picture that has not been loaded yet.
public func AVMakeRect(safeAspectRatio aspectRatio: CGSize, insideRect boundingRect: CGRect)
  -> CGRect
{
  let rect = AVMakeRect(aspectRatio: aspectRatio, insideRect: boundingRect)
  let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  if numbers.allSatisfy(\.isFinite) { return rect }
  let center = CGPoint(
    x: boundingRect.origin.x + boundingRect.size.width / 2,
    y: boundingRect.origin.y + boundingRect.size.height / 2)
  return CGRect(
    x: center.x.isFinite ? center.x : 0, y: center.y.isFinite ? center.y : 0, width: 0, height: 0)
}
