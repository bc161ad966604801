import UIKit

extension SceneClass {
  /// `UIScrollView`.
  static let scrollView = SceneClass(
    "UIScrollView", isView: true, properties: scrollingProperties,
    coupled: [.content: ["contentSize", "contentInset", "contentOffset"]], slots: scrollSlots
  ) {
    .view(UIScrollView())
  }

  /// What every scroll view has; the content's size comes before its place.
  static let scrollingProperties: [Property] =
    view.properties.map {
      // It cuts off what lies outside from the beginning.
      $0.name == "clipsToBounds" ? $0.beginning(with: .bool(true)) : $0
    } + contentProperties + behaviorProperties + indicatorProperties

  private static let contentProperties: [Property] = [
    .vector(
      "contentSize", UIScrollView.self, initial: .zero, doc: "The size of what is scrolled.",
      get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    .insets(
      "contentInset", UIScrollView.self, initial: .zero,
      doc: "Room around the content, which begins below it.",
      // Keys have no order, and where nobody says an offset, content is to be seen from its beginning.
      get: { $0.contentInset }, set: { $0.surround(with: $1) }),
    .vector(
      "contentOffset", UIScrollView.self, initial: .zero,
      doc: "The point of the content that lies at the view's upper left corner.",
      get: { CGSize(width: $0.contentOffset.x, height: $0.contentOffset.y) },
      set: { $0.contentOffset = CGPoint(x: $1.width, y: $1.height) }),
  ]

  private static let behaviorProperties: [Property] = [
    .bool(
      "isScrollEnabled", UIScrollView.self, initial: true, doc: "Whether fingers can scroll.",
      get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
    .bool(
      "isPagingEnabled", UIScrollView.self, initial: false,
      doc: "Whether the content comes to rest at multiples of the view's size only.",
      get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 }),
    .bool(
      "isDirectionalLockEnabled", UIScrollView.self, initial: false,
      doc: "Whether a drag that begins along an axis stays on it.",
      get: { $0.isDirectionalLockEnabled }, set: { $0.isDirectionalLockEnabled = $1 }),
    .bool(
      "bounces", UIScrollView.self, initial: true,
      doc: "Whether the content can be pulled beyond its ends.",
      get: { $0.bounces }, set: { $0.bounces = $1 }),
    .bool(
      "alwaysBounceVertical", UIScrollView.self, initial: false,
      doc: "Whether it can be pulled up and down even where all of it is seen.",
      get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 }),
    .bool(
      "alwaysBounceHorizontal", UIScrollView.self, initial: false,
      doc: "Whether it can be pulled sideways even where all of it is seen.",
      get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 }),
    .number(
      "minimumZoomScale", UIScrollView.self, in: 0.01...1, initial: 1, animatable: false,
      doc: "How small two fingers can make the first view in it.",
      get: { Double($0.minimumZoomScale) },
      set: { scroll, scale in
        scroll.minimumZoomScale = scale
        scroll.zoomFirstView()
      }),
    .number(
      "maximumZoomScale", UIScrollView.self, in: 1...100, initial: 1, animatable: false,
      doc: "How large two fingers can make the first view in it.",
      get: { Double($0.maximumZoomScale) },
      set: { scroll, scale in
        scroll.maximumZoomScale = scale
        scroll.zoomFirstView()
      }),
    .choice(
      "decelerationRate", UIScrollView.self, decelerationRates, initial: .normal,
      doc: "How soon the content stands after a finger has let go.",
      get: { $0.decelerationRate }, set: { $0.decelerationRate = $1 }),
    .choice(
      "contentInsetAdjustmentBehavior", UIScrollView.self, adjustmentBehaviors,
      initial: .automatic,
      doc: "Along which axes the content keeps clear of the safe area.",
      get: { $0.contentInsetAdjustmentBehavior },
      set: { $0.contentInsetAdjustmentBehavior = $1 }),
    .bool(
      "allowsKeyboardScrolling", UIScrollView.self, initial: true,
      doc: "Whether keys move the content that nobody else has a use for.",
      get: { $0.allowsKeyboardScrolling }, set: { $0.allowsKeyboardScrolling = $1 }),
    .choice(
      "keyboardDismissMode", UIScrollView.self, dismissModes, initial: .none,
      doc: "Whether a drag ends what is typed.",
      get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 }),
    .bool(
      "delaysContentTouches", UIScrollView.self, initial: true,
      doc: "Whether subviews hear of touches only when they are no drag, or after a while.",
      get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 }),
    .bool(
      "canCancelContentTouches", UIScrollView.self, initial: true,
      doc: "Whether a drag takes touches away from subviews that have them.",
      get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 }),
  ]

  /// In the order of `UIScrollView.IndicatorStyle`.
  private static let decelerationRates = Choices<UIScrollView.DecelerationRate>([
    ("normal", .normal), ("fast", .fast),
  ])
  private static let adjustmentBehaviors = Choices<
    UIScrollView.ContentInsetAdjustmentBehavior
  >(.automatic, .scrollableAxes, .never, .always)
  private static let dismissModes = Choices<UIScrollView.KeyboardDismissMode>(
    .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory)
  private static let indicatorStyles = Choices<UIScrollView.IndicatorStyle>(
    .default, .black, .white)

  private static let indicatorProperties: [Property] = [
    .bool(
      "showsVerticalScrollIndicator", UIScrollView.self, initial: true,
      doc: "Whether a bar shows how far down one is.",
      get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 }),
    .bool(
      "showsHorizontalScrollIndicator", UIScrollView.self, initial: true,
      doc: "Whether a bar shows how far to the right one is.",
      get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 }),
    .choice(
      "indicatorStyle", UIScrollView.self, indicatorStyles, initial: .default,
      doc: "The colour of the bars.",
      get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 }),
    .insets(
      "scrollIndicatorInsets", UIScrollView.self, initial: .zero,
      doc: "How far from the edges the bars stay.",
      get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 }),
    .bool(
      "automaticallyAdjustsScrollIndicatorInsets", UIScrollView.self, initial: true,
      doc: "Whether the bars keep clear of the safe area besides.",
      get: { $0.automaticallyAdjustsScrollIndicatorInsets },
      set: { $0.automaticallyAdjustsScrollIndicatorInsets = $1 }),
  ]
}
