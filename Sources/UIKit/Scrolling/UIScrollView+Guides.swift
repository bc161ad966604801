import Constraints
import CoreGraphics

extension UIScrollView {
  /// Takes the size that constraints give the content, along each axis along which they do; it goes
  /// with them.
  func takeContentSize(from engine: LayoutEngine) {
    guard !contentSaysItsSize else { return }
    let guide = extras?.insets?.guides.first { $0.area == .scrolledContent }
    let entry = guide.flatMap { engine.entries[ObjectIdentifier($0)] }
    let isWidthSaid = entry.map { engine.isDecided($0.width, of: $0) } ?? false
    let isHeightSaid = entry.map { engine.isDecided($0.height, of: $0) } ?? false
    guard isWidthSaid || isHeightSaid || sizeWithoutConstraints != nil else { return }
    let given = sizeWithoutConstraints ?? contentSize
    var size = given
    if let entry, isWidthSaid || isHeightSaid {
      // What was given stays as it is.
      let solved = CGRect(
        x: 0, y: 0, width: engine.solver[entry.width], height: engine.solver[entry.height]
      ).roundedForLayout(layoutScale).size.settled
      if isWidthSaid { size.width = solved.width }
      if isHeightSaid { size.height = solved.height }
    }
    sizeWithoutConstraints = isWidthSaid || isHeightSaid ? given : nil
    if size != contentSize { takeContentSize(size) }
  }
}
