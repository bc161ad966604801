import Constraints
import CoreGraphics

extension UIScrollView {
  /// Takes the size that constraints give the content, along each axis along which they do.
  func takeContentSize(from engine: LayoutEngine) {
    guard
      let guide = extras?.insets?.guides.first(where: { $0.area == .scrolledContent }),
      let entry = engine.entries[ObjectIdentifier(guide)]
    else { return }
    var size = contentSize
    if engine.isDecided(entry.width, of: entry) { size.width = CGFloat(engine.solver[entry.width]) }
    if engine.isDecided(entry.height, of: entry) {
      size.height = CGFloat(engine.solver[entry.height])
    }
    size = CGRect(origin: .zero, size: size).roundedForLayout(layoutScale).size.settled
    if size != contentSize { contentSize = size }
  }
}
