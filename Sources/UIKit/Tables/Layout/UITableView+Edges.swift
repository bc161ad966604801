import CoreGraphics
import Foundation

// Headers and footers of sections.

extension UITableView {
  /// Heights of what is not there in tables with groups, and of titles.
  private enum Height {
    static let firstGap: CGFloat = 35
    static let gap: CGFloat = 17.5
    static let firstGroupTitle: CGFloat = 55.5
    static let groupTitle: CGFloat = 38
    static let plainTitle: CGFloat = 28
    static let groupFooter: CGFloat = 31.5
    static let padding: CGFloat = 22
  }

  /// The identifier of views that titles are shown in.
  private static let titleIdentifier = "UITableViewTitle"

  // MARK: What is known without showing anything

  /// Finds out whether the delegate makes views at all. What it makes is kept for the first section.
  func probeEdges(_ count: Int) {
    guard count > 0, let delegate else { return }
    for kind in [TableEdge.Kind.header, .footer] where !unanswered.contains(kind.viewMethod) {
      let edge = TableEdge(kind, 0)
      guard shownEdges[edge] == nil else { continue }
      let view =
        switch kind {
        case .header: delegate.tableView(self, viewForHeaderInSection: 0)
        case .footer: delegate.tableView(self, viewForFooterInSection: 0)
        }
      if let view { shownEdges[edge] = EdgeView(view: view) }
    }
  }

  func estimatedEdge(_ kind: TableEdge.Kind, _ section: Int) -> SectionLayout.Edge {
    let given = givenHeight(kind, section)
    let mayHaveView = delegate != nil && !unanswered.contains(kind.viewMethod)
    guard title(kind, section) != nil || mayHaveView else { return bareEdge(kind, section, given) }
    if given >= 0, !(style != .plain && given == 0) {
      let isCertain = title(kind, section) != nil || given != ownHeight(kind)
      return SectionLayout.Edge(height: usable(given), isKnown: isCertain)
    }
    let estimate =
      switch kind {
      case .header:
        delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
          ?? estimatedSectionHeaderHeight
      case .footer:
        delegate?.tableView(self, estimatedHeightForFooterInSection: section)
          ?? estimatedSectionFooterHeight
      }
    let height = estimate > 0 ? usable(estimate) : titleHeight(kind, section)
    return SectionLayout.Edge(height: height, isKnown: false)
  }

  /// What a section has where there is nothing to be seen.
  private func bareEdge(
    _ kind: TableEdge.Kind, _ section: Int, _ given: CGFloat
  ) -> SectionLayout.Edge {
    var height: CGFloat = 0
    if style == .plain {
      if given >= 0, given != ownHeight(kind) { height = usable(given) }
    } else if given > 0 {
      height = usable(given)
    } else {
      height = kind == .header && section == 0 ? Height.firstGap : Height.gap
    }
    return SectionLayout.Edge(height: height, isKnown: true, hasView: false)
  }

  func padding(above header: SectionLayout.Edge) -> CGFloat {
    guard header.hasView, header.height > 0 else { return 0 }
    if sectionHeaderTopPadding != Self.automaticDimension { return usable(sectionHeaderTopPadding) }
    return style == .plain ? Height.padding : 0
  }

  private func ownHeight(_ kind: TableEdge.Kind) -> CGFloat {
    kind == .header ? sectionHeaderHeight : sectionFooterHeight
  }

  private func givenHeight(_ kind: TableEdge.Kind, _ section: Int) -> CGFloat {
    guard let delegate else { return ownHeight(kind) }
    let given =
      switch kind {
      case .header: delegate.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate.tableView(self, heightForFooterInSection: section)
      }
    return given.isNaN ? 0 : given
  }

  private func titleHeight(_ kind: TableEdge.Kind, _ section: Int) -> CGFloat {
    guard style != .plain else { return Height.plainTitle }
    guard kind == .header else { return Height.groupFooter }
    return section == 0 ? Height.firstGroupTitle : Height.groupTitle
  }

  private func title(_ kind: TableEdge.Kind, _ section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  // MARK: What comes into sight

  /// Makes the view of a header or footer, and finds its height, if that is not known yet.
  func resolve(_ kind: TableEdge.Kind, _ section: Int) {
    let known = rowLayout.sections[section]
    guard !(kind == .header ? known.header : known.footer).isKnown else { return }
    let (given, started) = (givenHeight(kind, section), generation)
    var edge = bareEdge(kind, section, given)
    if let view = edgeView(kind, section) {
      let isGiven = given >= 0 && !(style != .plain && given == 0)
      let height = isGiven ? given : measuredHeight(of: view, kind, section)
      edge = SectionLayout.Edge(height: usable(height), isKnown: true)
    }
    guard generation == started else { return }
    rowLayout.change(section) {
      switch kind {
      case .header:
        $0.header = edge
        $0.padding = padding(above: edge)
      case .footer: $0.footer = edge
      }
    }
  }

  private func measuredHeight(
    of view: UIView, _ kind: TableEdge.Kind, _ section: Int
  ) -> CGFloat {
    let target = CGSize(width: cellFrame(.init(top: 0, height: 0)).width, height: 0)
    let height = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    return view.bounds.height > 0 ? view.bounds.height : titleHeight(kind, section)
  }

  /// The view of a header or footer, made where there is none yet.
  private func edgeView(_ kind: TableEdge.Kind, _ section: Int) -> UIView? {
    let edge = TableEdge(kind, section)
    if let shown = shownEdges[edge] {
      prepare(shown.view, edge)
      return shown.view
    }
    let started = generation
    var made: UIView?
    UIView.performWithoutAnimation {
      made =
        switch kind {
        case .header: delegate?.tableView(self, viewForHeaderInSection: section)
        case .footer: delegate?.tableView(self, viewForFooterInSection: section)
        }
      if made == nil, let title = title(kind, section) { made = titleView(title, kind) }
    }
    guard generation == started, let view = made else { return nil }
    prepare(view, edge)
    shownEdges[edge] = EdgeView(view: view)
    return view
  }

  private func titleView(_ title: String, _ kind: TableEdge.Kind) -> UIView {
    let view =
      reusedEdge(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    let isCapital = style != .plain && kind == .header
    view.textLabel?.text = isCapital ? title.uppercased() : title
    return view
  }

  private func prepare(_ view: UIView, _ edge: TableEdge) {
    (view as? UITableViewHeaderFooterView)?.role = EdgeRole(
      style: style, kind: edge.kind, isFirst: edge.section == 0, margin: sideMargin,
      insets: contentInsets)
  }

  // MARK: Places

  /// Headers and footers of a plain table stay at its ends for as long as their section is seen.
  func edgeSpan(_ kind: TableEdge.Kind, _ section: Int) -> TableSpan {
    var span =
      kind == .header
      ? rowLayout.headerSpan(of: section) : rowLayout.footerSpan(of: section)
    guard style == .plain else { return span }
    let (visible, insets) = (visibleSpan, adjustedContentInset)
    if kind == .header {
      let last = rowLayout.footerSpan(of: section).top - span.height
      span.top = max(span.top, min(visible.top + insets.top, last))
    } else {
      let first = rowLayout.headerSpan(of: section).bottom
      span.top = min(span.top, max(visible.bottom - insets.bottom - span.height, first))
    }
    return span
  }

  func placeEdges() {
    let (visible, started) = (visibleSpan, generation)
    retireFarEdges(visible)
    guard var section = rowLayout.section(at: visible.top) else { return }
    while section < rowLayout.sections.count, rowLayout.span(of: section).top < visible.bottom {
      for kind in [TableEdge.Kind.header, .footer] {
        place(kind, section, visible)
        guard generation == started else { return }
      }
      section += 1
    }
  }

  private func place(_ kind: TableEdge.Kind, _ section: Int, _ visible: TableSpan) {
    let known = rowLayout.sections[section]
    guard (kind == .header ? known.header : known.footer).hasView, isSeen(kind, section, visible),
      let view = edgeView(kind, section)
    else { return }
    let edge = TableEdge(kind, section)
    let frame = cellFrame(edgeSpan(kind, section)).offsetBy(
      dx: 0, dy: reorderShift(kind, section))
    guard shownEdges[edge]?.isDisplayed != true else {
      if view.frame != frame { view.lie(in: frame) }
      return
    }
    UIView.performWithoutAnimation {
      view.lie(in: frame)
      view.isHidden = false
      if view.superview !== self { putInFront(view) }
    }
    shownEdges[edge]?.isDisplayed = true
    switch kind {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func isSeen(_ kind: TableEdge.Kind, _ section: Int, _ visible: TableSpan) -> Bool {
    guard rowLayout.sections.indices.contains(section) else { return false }
    let span = edgeSpan(kind, section)
    return span.height > 0 && span.bottom > visible.top && span.top < visible.bottom
  }

  private func retireFarEdges(_ visible: TableSpan) {
    func isFar(_ edge: TableEdge) -> Bool { !isSeen(edge.kind, edge.section, visible) }
    let shown = shownEdges.views
    guard shown.contains(where: { isFar($0.key) && $0.value.isDisplayed }) else { return }
    for (edge, view) in shown where view.isDisplayed && isFar(edge) { retire(edge) }
  }
}

extension TableEdge.Kind {
  var viewMethod: TableAnswers { self == .header ? .headerView : .footerView }
}
