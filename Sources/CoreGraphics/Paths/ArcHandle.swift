import Foundation

/// How far the control points of a cubic curve lie along the tangents from the ends of an arc of a
/// unit circle that it stands for: 0.552285 of the radius for a quarter.
func arcHandle(_ angle: Double) -> Double { 4 / 3 * tan(angle / 4) }
