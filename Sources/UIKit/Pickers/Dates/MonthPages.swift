import QuartzCore

/// A month with the ones before and after it on its sides, for a finger to go to.
///
/// There are three pages. As soon as they rest, what is seen becomes the middle one again.
final class MonthPages: UIScrollView, UIScrollViewDelegate {
  let pages = [MonthPage(), MonthPage(), MonthPage()]
  private(set) var month = Date.distantPast
  private var values = DateValues()
  private var words: DateWords
  private var today = Date()
  /// Another month is seen.
  var onMonth: (Date) -> Void = { _ in }
  var onChoose: (Date) -> Void = { _ in }

  init(_ words: DateWords) {
    self.words = words
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    allowsKeyboardScrolling = false
    delegate = self
    for page in pages {
      page.onChoose = { [weak self] day in self?.onChoose(day) }
      addSubview(page)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Days let go of a finger that goes sideways.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// The page in the middle.
  var page: MonthPage { pages[1] }

  func show(_ month: Date, _ values: DateValues, _ words: DateWords, today: Date) {
    (self.month, self.values, self.words, self.today) = (month, values, words, today)
    fill()
    center()
  }

  private func neighbour(_ way: Int) -> Date {
    words.calendar.date(byAdding: .month, value: way, to: month) ?? month
  }

  private func hasNeighbour(_ way: Int) -> Bool { values.allowsMonth(of: neighbour(way)) }

  private func fill() {
    for (index, page) in pages.enumerated() {
      let way = index - 1
      page.calendar = words.calendar
      page.isHidden = way != 0 && !hasNeighbour(way)
      // Keys stay within the month that is seen.
      page.isUserInteractionEnabled = way == 0
      if page.isHidden {
        page.clear()
      } else {
        page.show(neighbour(way), values, words, today: today)
      }
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Places

  /// Room for the months that there are, around the one in the middle.
  private func center() {
    let width = bounds.width
    guard width > 0 else {
      (contentSize, contentInset, contentOffset) = (.zero, .zero, .zero)
      return
    }
    let (before, after) = (hasNeighbour(-1), hasNeighbour(1))
    let (left, right) = isMirrored ? (after, before) : (before, after)
    contentSize = CGSize(width: 3 * width, height: bounds.height)
    contentInset = UIEdgeInsets(
      top: 0, left: left ? 0 : -width, bottom: 0, right: right ? 0 : -width)
    setContentOffset(CGPoint(x: width, y: 0), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, page) in pages.enumerated() {
      let place = isMirrored ? 2 - index : index
      let frame = CGRect(
        x: CGFloat(place) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
      if page.frame != frame { page.lie(in: frame) }
    }
    if contentSize.width != 3 * bounds.width { center() }
  }

  /// Goes to the month after or before; tells whether there is one.
  @discardableResult
  func turn(_ way: Int, animated: Bool = true) -> Bool {
    rest()
    guard hasNeighbour(way) else { return false }
    let isRight = (way > 0) != isMirrored
    setContentOffset(CGPoint(x: isRight ? 2 * bounds.width : 0, y: 0), animated: animated)
    if !motion.isUnderWay { rest() }
    return true
  }

  /// Makes the page that is seen the middle one.
  private func rest() {
    guard bounds.width > 0 else { return }
    let place = Int((contentOffset.x / bounds.width).rounded())
    let way = (min(max(place, 0), 2) - 1) * (isMirrored ? -1 : 1)
    guard way != 0, hasNeighbour(way) else { return motion.isUnderWay ? () : center() }
    month = neighbour(way)
    fill()
    center()
    onMonth(month)
  }

  // MARK: UIScrollViewDelegate

  /// A finger that catches it goes on from the page that is nearest.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let width = bounds.width
    guard width > 0 else { return }
    let place = (contentOffset.x / width).rounded()
    guard place != 1 else { return }
    let rest = contentOffset.x - place * width
    self.rest()
    contentOffset.x = width + rest
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
}
