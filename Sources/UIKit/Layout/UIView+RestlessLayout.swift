import Foundation
import QuartzCore

extension UIView: @preconcurrency LayoutListener {
  /// Says once which view asks for layout whenever it is laid out; UIKit would hang there.
  package func layoutDoesNotRest(after passes: Int) {
    guard !constraintMarks.contains(.isRestless) else { return }
    constraintMarks.insert(.isRestless)
    let text =
      "the layout of \(layoutName) does not come to rest: it was laid out \(passes) times for one "
      + "frame and asks for more"
    if let tell = windowReference?.onRestlessLayout { return tell(text) }
    FileHandle.standardError.write(Data("[Layout] \(text)\n".utf8))
  }
}
