import CoreGraphics
import RenderTree

/// Where the sublayers of a layer lie, in little memory: for whoever looks for those at a point among very
/// many.
package final class SublayerIndex {
  private var boxes: ContiguousArray<FloatBox>
  /// The sublayers of which that has to be found out.
  private var unknown: [Int] = []

  /// Whether the views stand in the order of their layers, which somebody may have brought into another
  /// one; nil until it was looked at.
  package var hasViewsInOrder: Bool?

  fileprivate init(_ boxes: ContiguousArray<FloatBox>) {
    self.boxes = boxes
  }

  /// The last sublayer before an index that may lie at a point.
  package func last(before end: Int, at point: CGPoint) -> Int? {
    let window = FloatBox.Window(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    return boxes.lastTouching(window, before: min(end, boxes.count))
  }

  /// Finds out what has changed.
  fileprivate func update(_ box: (Int) -> FloatBox) {
    for index in unknown { boxes[index] = box(index) }
    unknown.removeAll(keepingCapacity: true)
  }

  fileprivate func forget(_ place: Int32) {
    if boxes.indices.contains(Int(place)) { unknown.append(Int(place)) }
  }

  /// Whether so much is unknown that it is better made anew: nobody may ever ask again.
  fileprivate var isOld: Bool { unknown.count > boxes.count / 4 }

  /// All of so few are asked sooner.
  fileprivate static let few = 128
}

extension CALayer {
  /// The index of the sublayers; nil where these are few, or so many of them have changed that it is not
  /// worth having. `extent` tells where one of them may lie: null for anywhere, and nil where it does not
  /// count.
  package func indexOfSublayers(_ extent: (CALayer) -> CGRect?) -> SublayerIndex? {
    guard sublayerList.count > SublayerIndex.few, !changedSublayers.mayBeAny else { return nil }
    func box(_ index: Int) -> FloatBox {
      guard let extent = extent(sublayerList[index]) else { return FloatBox(.null) }
      return extent.isNull ? .everything : FloatBox(extent)
    }
    placeSublayers()
    forgetChangedExtents()
    if let sublayerIndex {
      sublayerIndex.update(box)
    } else {
      sublayerIndex = SublayerIndex(ContiguousArray(sublayerList.indices.map(box)))
    }
    return sublayerIndex
  }

  /// To be called before it is forgotten which sublayers have changed.
  func forgetChangedExtents() {
    guard let sublayerIndex else { return }
    if changedSublayers.mayBeAny {
      self.sublayerIndex = nil
    } else {
      for sublayer in changedSublayers.inOrder { sublayerIndex.forget(sublayer.place) }
      if sublayerIndex.isOld { self.sublayerIndex = nil }
    }
  }

  /// Where the layer lies in its superlayer, which maps its sublayers plainly, with some room for
  /// rounding; null where that cannot be said in a rectangle, or changes with time.
  package var extentForTouches: CGRect {
    guard motion == nil, isPlanar, state.isDoubleSided else { return .null }
    let frame = frameFromState
    let room = 1e-3 + 1e-6 * max(abs(frame.minX), abs(frame.minY), abs(frame.maxX), abs(frame.maxY))
    return frame.insetBy(dx: -room, dy: -room)
  }
}
