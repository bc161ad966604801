import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite("Timing parameters in archives")
struct TimingArchiveTests {
  /// What comes out of an archive that parameters were put into.
  private func archived<Parameters: NSObject & NSCoding>(
    _ parameters: Parameters
  ) throws -> Parameters {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: parameters, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    return try #require(
      archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Parameters)
  }

  @Test("curves come back with their points and their name")
  func curves() throws {
    let named = try archived(UICubicTimingParameters(animationCurve: .easeIn))
    #expect(named.animationCurve == .easeIn && named.timingCurveType == .builtin)
    let points = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.7, y: -1))
    let copy = try archived(points)
    #expect(copy.controlPoint1 == points.controlPoint1)
    #expect(copy.controlPoint2 == points.controlPoint2 && copy.timingCurveType == .cubic)
  }

  @Test("springs come back as springy, with a time of their own or without")
  func springs() throws {
    let springs = [
      UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: -5)),
      UISpringTimingParameters(
        mass: 2, stiffness: 50, damping: 3, initialVelocity: CGVector(dx: 1, dy: 0)),
      UISpringTimingParameters(duration: 0.7, bounce: -0.3),
    ]
    for spring in springs {
      let copy = try archived(spring)
      #expect(copy.initialVelocity == spring.initialVelocity)
      #expect(copy.hasOwnDuration == spring.hasOwnDuration)
      #expect(copy.spring(in: 2) == spring.spring(in: 2))
    }
  }
}
