extension KeySynonyms {
  /// Values and states of controls, and what happens when they are touched.
  static let controls: [Row] = [
    Row("min minimum minValue lowerBound", "minimumValue minimumDate minimumZoomScale"),
    Row("max maximum maxValue upperBound", "maximumValue maximumDate maximumZoomScale"),
    Row("step increment stepSize", "stepValue minuteInterval"),
    Row("on checked isChecked toggled value state", "isOn"),
    Row("progressValue value val percent fraction", "progress value"),
    Row("value dateValue time", "date"),
    Row(
      "selected selectedIndex current currentIndex index page value activeIndex",
      "currentPage selectedSegmentIndex selectedIndex selectedScopeButtonIndex selectedRows"
        + " isSelected"),
    Row("pages pageCount count total", "numberOfPages instanceCount"),
    Row("enabled enable", "isEnabled isUserInteractionEnabled"),
    Row(
      "disabled disable isDisabled", "isEnabled isUserInteractionEnabled", isOpposite: true),
    Row("thumbColor knobColor handleColor", "thumbTintColor"),
    Row("trackColor track", "trackTintColor maximumTrackTintColor onTintColor"),
    Row("onColor activeColor", "onTintColor"),
    Row("highlighted", "isHighlighted"),
    Row("animating spinning loading", "isAnimating showsActivityIndicator"),
    Row(
      "interactive userInteraction userInteractionEnabled touchable pointerEvents",
      "isUserInteractionEnabled"),
    Row(
      "style variant appearance look",
      "configuration borderStyle effect progressViewStyle preferredDatePickerStyle searchBarStyle"
        + " preferredStyle indicatorStyle use"),
    Row("mode", "datePickerMode"),
    Row(
      "items options titles segmentTitles labels choices entries",
      "segments components scopeButtonTitles rows children viewControllers alertActions subviews"),
    Row(
      "onTap tap onClick click onPress press onTouch touch action tapAction handler target",
      "actions.tap tap"),
    Row("touchUpInside onTouchUpInside", "actions.touchUpInside touchUpInside"),
    Row("onChange onValueChanged valueChanged change", "actions.valueChanged valueChanged"),
    Row("onLongPress longPress hold onHold", "actions.longPress longPress"),
    Row("onAppear appear onLoad viewDidAppear load", "actions.appear appear"),
    Row("onSelect select didSelect", "actions.select"),
    Row("drag draggable pan onDrag onPan", "actions.pan pan"),
    Row("pinch onPinch pinchable", "actions.pinch"),
    Row("events handlers listeners gestures on", "actions"),
    Row("scrollEnabled scrollable scroll", "isScrollEnabled"),
    Row("paging pagingEnabled", "isPagingEnabled"),
    Row("scrollOffset offset scrollPosition", "contentOffset"),
    Row("contentWidth contentHeight scrollSize", "contentSize"),
    Row("bounce bouncing", "bounces"),
    Row("zoom zoomScale maxZoom", "maximumZoomScale"),
    Row("showsScrollIndicator scrollbar scrollIndicator", "showsVerticalScrollIndicator"),
    Row("accessory disclosure", "accessoryType"),
  ]
}
