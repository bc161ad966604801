// `CGRect`, `CGPoint`, `CGSize` and `CGFloat` are Foundation's on Linux; whoever imports
// CoreGraphics gets them from here, as on Apple's systems.
@_exported import Foundation
// Apple's Foundation brings Objective-C's runtime with it.
@_exported import ObjectRuntime
