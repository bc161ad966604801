// What Apple's module of this name has of Swift's: `NSObject` comes with Foundation, `Selector` with
// QuartzCore and UIKit.
@_exported import Foundation
@_exported import ObjectRuntime
