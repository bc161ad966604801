import CoreGraphics
import Foundation

/// A section that scrolls by itself, as its layout says.
struct CollectionScroller {
  /// Where it lies in the collection's content.
  var frame: CGRect
  var contentSize: CGSize
  var offset: CGPoint
  /// Whether somebody has scrolled it; else it stands at its beginning, however large it becomes.
  var isScrolled = false
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// How far a page or a group reaches along the section.
  var stride: CGFloat = 0
  var groupLength: CGFloat = 0
  var feel: UICollectionLayoutSectionOrthogonalScrollingProperties?
  /// Where the first group begins.
  var lead: CGFloat = 0

  /// A section without items is nowhere.
  func isSeen(in visible: CGRect) -> Bool { !frame.isEmpty && frame.intersects(visible) }
}

/// Where a section is that scrolls by itself, and whether somebody has brought it there.
struct SectionOffset {
  var place = CGPoint.zero
  var isScrolled = false
}

/// Scrolls one section across the way that its collection scrolls.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  let section: Int
  /// Where the layout has the section.
  var place = CGRect.zero
  private var isMirrored = false
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private var (stride, groupLength, lead): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  private var isBeingPlaced = false
  private var isScrolled = false

  init(_ section: Int, of collection: UICollectionView) {
    self.section = section
    self.collection = collection
    super.init(frame: .zero)
    super.delegate = self
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  func take(_ scroller: CollectionScroller) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    place = scroller.frame
    lead = scroller.lead
    isScrolled = scroller.isScrolled
    behavior = scroller.behavior
    (stride, groupLength) = (scroller.stride, scroller.groupLength)
    isPagingEnabled = behavior == .paging
    let isSideways = scroller.contentSize.width > scroller.frame.width
    takeFeel(scroller.feel, isSideways)
    let mirror = collection?.mirror
    isMirrored = mirror != nil
    let frame = place.mirrored(in: mirror)
    if self.frame != frame { lie(in: frame) }
    if contentSize != scroller.contentSize { contentSize = scroller.contentSize.settled }
    // So that the first and the last group come to the middle as well.
    let isCentered = behavior == .groupPagingCentered && isSideways
    let side = isCentered ? max(0, (place.width - groupLength) / 2 - lead) : 0
    let room = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    if contentInset != room { surround(with: room) }
  }

  private func takeFeel(
    _ feel: UICollectionLayoutSectionOrthogonalScrollingProperties?, _ isSideways: Bool
  ) {
    let goesByGroups = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate = goesByGroups ? .fast : .normal
    if let rate = feel?.decelerationRate, rate != .automatic {
      decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    }
    bounces = feel?.bounce != .never
    // One that had less in it may have gone the other way.
    alwaysBounceHorizontal = bounces && isSideways
    alwaysBounceVertical = bounces && !isSideways
  }

  /// How wide the room is that is turned round; nil for none.
  var mirror: CGFloat? { isMirrored ? max(contentSize.width, bounds.width) : nil }

  /// An offset as the layout has it, of one that is seen, and the other way round.
  func turned(_ offset: CGPoint) -> CGPoint {
    mirror.map { CGPoint(x: $0 - bounds.width - offset.x, y: offset.y) } ?? offset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isBeingPlaced else { return }
    collection?.sectionDidScroll(section, to: turned(contentOffset))
  }

  /// Scrolls to where the layout has it, as far as there is so much of it now; or, where nobody has scrolled,
  /// to what is read first. Tells where that is.
  func stand(at offset: CGPoint) -> CGPoint {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    let start = CGPoint(
      x: isMirrored ? horizontalAxis.highest : horizontalAxis.lowest, y: verticalAxis.lowest)
    let place = isScrolled ? clamped(turned(offset)) : start
    if contentOffset != place { contentOffset = place }
    return turned(contentOffset)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = isMirrored ? CGPoint(x: -velocity.x, y: velocity.y) : velocity
    let target = rest(turned(targetContentOffset.pointee), speed)
    targetContentOffset.pointee = clamped(turned(target))
  }

  /// Where the section comes to rest: at a group, where it goes by them.
  private func rest(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard stride > 0 else { return proposed }
    let (isSideways, now) = (contentSize.width > bounds.width, turned(contentOffset))
    func settle(_ target: CGFloat, _ now: CGFloat, _ speed: CGFloat, _ room: CGFloat) -> CGFloat {
      let shift = behavior == .groupPagingCentered ? (room - groupLength) / 2 - lead : 0
      switch behavior {
      case .continuousGroupLeadingBoundary: return (target / stride).rounded() * stride
      case .groupPaging, .groupPagingCentered:
        let here = (now + shift) / stride
        let page =
          speed > 0.1 ? here.rounded(.up) : speed < -0.1 ? here.rounded(.down) : here.rounded()
        return page * stride - shift
      case .none, .continuous, .paging: return target
      }
    }
    if isSideways {
      return CGPoint(
        x: settle(proposed.x, now.x, velocity.x, bounds.width), y: proposed.y)
    }
    return CGPoint(
      x: proposed.x, y: settle(proposed.y, now.y, velocity.y, bounds.height))
  }
}

extension UICollectionView {
  /// Has a scroll view for every section in sight that scrolls by itself.
  func updateScrollViews() {
    let scrollers = collectionViewLayout.scrollers
    guard !scrollers.isEmpty || !scrollViews.isEmpty else { return }
    let visible = layoutBounds
    for (section, scroller) in scrollers.sorted(by: { $0.key < $1.key })
    where scroller.isSeen(in: visible) || scrollViews[section] != nil {
      let view = scrollViews[section] ?? SectionScrollView(section, of: self)
      view.take(scroller)
      // There may be less of it than when it was scrolled.
      if view.superview !== self || view.isAtRest {
        let offset = view.stand(at: scroller.offset)
        if offset != scroller.offset { collectionViewLayout.scrollerStands(section, at: offset) }
      }
      if view.superview !== self {
        let behind = countBehindElements(in: self)
        insertSubview(view, at: behind + scrollViews.keys.count { $0 < section })
        scrollViews[section] = view
      }
    }
    for (section, view) in scrollViews {
      guard let scroller = scrollers[section], scroller.isSeen(in: visible) else {
        // Cells in it go to the collection, to wait there for other items.
        for case let cell as UICollectionReusableView in view.subviews where cell.element != nil {
          if let element = cell.element { shown[element] = nil }
          retire(cell)
        }
        view.removeFromSuperview()
        scrollViews[section] = nil
        continue
      }
    }
  }

  func sectionDidScroll(_ section: Int, to offset: CGPoint) {
    collectionViewLayout.scrollerDidScroll(section, to: offset)
    setNeedsLayout()
  }

  func scrollSection(
    _ section: Int, to frame: CGRect, _ position: ScrollPosition, animated: Bool
  ) {
    guard let scroller = collectionViewLayout.scrollers[section] else { return }
    let local = frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
    let room = scroller.frame.size
    var target = scroller.offset
    if scroller.contentSize.width > room.width {
      if position.contains(.left) {
        target.x = local.minX
      } else if position.contains(.right) {
        target.x = local.maxX - room.width
      } else if position.contains(.centeredHorizontally) {
        target.x = local.midX - room.width / 2
      } else if local.minX < target.x {
        target.x = local.minX
      } else if local.maxX > target.x + room.width {
        target.x = local.maxX - room.width
      }
      target.x = min(max(target.x, 0), scroller.contentSize.width - room.width)
    }
    if scroller.contentSize.height > room.height {
      target.y = min(max(local.minY, 0), scroller.contentSize.height - room.height)
    }
    guard let view = scrollViews[section] else {
      collectionViewLayout.scrollerDidScroll(section, to: target)
      return setNeedsLayout()
    }
    view.setContentOffset(view.turned(target), animated: animated)
  }
}
