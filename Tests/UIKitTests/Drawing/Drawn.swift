import CoreGraphics
import UIKit

/// What actions draw on a canvas of points, as rows of numbers `0xAARRGGBB`.
func drawn(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ actions: (CGContext) -> Void
) -> [[UInt32]] {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(
    size: CGSize(width: width, height: height), format: format)
  return TestImage.rows(renderer.image { actions($0.cgContext) })
}

let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF
