import CoreGraphics
import Foundation
import QuartzCore

/// One change of a collection as it is seen: what stays goes to its place, the rest comes and goes.
@MainActor
final class CollectionMotion {
  private struct Leaving {
    var view: UICollectionReusableView
    var element: CollectionElement
    /// Where it goes; nil for what fades where it is.
    var target: UICollectionViewLayoutAttributes?
  }

  private let collection: UICollectionView
  /// As the layout has it.
  private let oldOffset: CGPoint
  /// Where things were, within one view's size around what was seen.
  let oldPlaces: [CollectionElement: UICollectionViewLayoutAttributes]
  /// Where the views that stay were.
  private var starts: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
  private var leaving: [Leaving] = []
  /// Whether the change is to be seen.
  var isWanted = true

  private static let duration: TimeInterval = 0.3

  init(of collection: UICollectionView) {
    self.collection = collection
    oldOffset = collection.layoutBounds.origin
    var places: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let layout = collection.collectionViewLayout
    if layout.isPrepared, !collection.shown.isEmpty {
      let bounds = collection.layoutBounds
      let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height).settled
      for found in layout.layoutAttributesForElements(in: around) ?? [] {
        places[found.element] = found.copied
      }
    }
    for (element, view) in collection.shown { places[element] = view.applied?.copied }
    oldPlaces = places
  }

  private var isAnimated: Bool {
    isWanted && collection.window != nil && UIView.areAnimationsEnabled
      && !collection.fill.isUnderWay
  }

  /// Brings what is seen to the places after a change.
  func run(
    after: (CollectionElement) -> CollectionElement?, relayout: () -> Void,
    ending: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    let staying = part(after)
    relayout()
    UIView.performWithoutAnimation {
      moveContent()
      sort(staying)
      collection.layOutElements()
    }
    guard isAnimated else {
      finish()
      ending()
      collection.setNeedsLayout()
      return completion(true)
    }
    animate(ending, completion)
    collection.setNeedsLayout()
  }

  // MARK: Who stays

  private func part(
    _ after: (CollectionElement) -> CollectionElement?
  ) -> [(CollectionElement, UICollectionReusableView)] {
    var staying: [(CollectionElement, UICollectionReusableView)] = []
    for (element, view) in collection.shown {
      if let now = after(element) {
        staying.append((now, view))
        view.element = now
      } else {
        view.element = nil
        leaving.append(Leaving(view: view, element: element, target: nil))
      }
    }
    collection.shown = [:]
    return staying
  }

  private func moveContent() {
    let layout = collection.collectionViewLayout
    var target = layout.targetContentOffset(
      forProposedContentOffset: collection.clamped(collection.contentOffset))
    if let delegate = collection.delegate {
      target = delegate.collectionView(
        collection, targetContentOffsetForProposedContentOffset: target)
    }
    if target.isFinite, target != collection.contentOffset { collection.contentOffset = target }
  }

  /// What stays in sight keeps its view; what goes out of it goes there first.
  private func sort(_ staying: [(CollectionElement, UICollectionReusableView)]) {
    let visible = collection.layoutBounds
    for (element, view) in staying {
      let place = collection.collectionViewLayout.place(of: element)
      starts[ObjectIdentifier(view)] = view.applied?.copied
      if let place, place.scroller != nil || place.frame.intersects(visible) {
        collection.shown[element] = view
      } else {
        view.element = nil
        leaving.append(Leaving(view: view, element: element, target: place))
      }
    }
  }

  // MARK: Motion

  private func animate(_ ending: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) {
    let layout = collection.collectionViewLayout
    let offset = collection.layoutBounds.origin
    let shift = CGPoint(x: offset.x - oldOffset.x, y: offset.y - oldOffset.y)
    var ends: [(view: UICollectionReusableView, place: UICollectionViewLayoutAttributes)] = []
    // Views that get their old sizes back are not to be placed anew for that.
    collection.fill.isUnderWay = true
    defer { collection.fill.isUnderWay = false }
    UIView.performWithoutAnimation {
      for (element, view) in collection.shown {
        guard let end = view.applied else { continue }
        view.layoutIfNeeded()
        ends.append((view, end))
        guard let start = starts[ObjectIdentifier(view)] ?? layout.start(of: element) else {
          continue
        }
        put(view, start, shift)
      }
      for left in leaving {
        if let place = left.view.applied { put(left.view, place, shift) }
      }
    }
    let goals = leaving.map { left in
      (view: left.view, place: left.target ?? layout.end(of: left.element))
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: {
        for end in ends { self.put(end.view, end.place, .zero) }
        for goal in goals {
          if let place = goal.place {
            self.put(goal.view, place, .zero)
          } else {
            goal.view.alpha = 0
          }
        }
        ending()
      },
      completion: { finished in
        self.finish()
        completion(finished)
      })
  }

  /// Places a view where it is seen at a place in the content as it lay.
  private func put(
    _ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes, _ shift: CGPoint
  ) {
    let moved = place.copied
    if place.scroller == nil, shift != .zero {
      moved.center = CGPoint(x: place.center.x + shift.x, y: place.center.y + shift.y)
    }
    collection.place(view, moved)
  }

  /// Views of what is gone wait for other elements.
  private func finish() {
    for left in leaving {
      left.view.alpha = 1
      left.view.element = left.element
      collection.retire(left.view)
    }
    leaving = []
  }
}
