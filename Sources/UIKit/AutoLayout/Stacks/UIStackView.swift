import CoreGraphics

/// Lays out views in a row or a column, by constraints that it makes and keeps up to date itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  /// What the stack has made of its settings.
  var arrangement = StackArrangement()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    noteArrangement()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    noteArrangement()
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that are laid out; they are among the subviews, which may be more.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others; one that is arranged already stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(
      view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count)
  }

  /// Arranges a view before the one at an index. Where it lies among the subviews does not change.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      refuse("insertArrangedSubview(_:at:): index \(stackIndex) is beyond \(arranged.count) views")
    }
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superviewReference !== self { addSubview(view) }
    noteArrangement()
  }

  /// Lays a view out no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    view.extras?.ties?.gapAfter = nil
    noteArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangement.letGo(of: subview)
    removeArrangedSubview(subview)
  }

  // MARK: Settings

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { noteArrangement() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { noteArrangement() } }
  }

  /// How the views lie across it.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { noteArrangement() } }
  }

  /// What is between the views, or the least of it.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { noteArrangement() } }
  }

  /// What is between a view and the next one, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    arrangedSubview.gapAfter = spacing == Self.spacingUseDefault ? nil : spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.contains { $0 === arrangedSubview }
      ? arrangedSubview.gapAfter ?? Self.spacingUseDefault : Self.spacingUseDefault
  }

  /// Stands for the stack's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the system's spacing.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Whether a column's spacing is from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { noteArrangement() } }
  }

  /// Whether the views lie inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { noteArrangement() } }
  }

  // MARK: Constraints

  /// The settings or the views have changed.
  func noteArrangement() {
    NaturalHeights.forget()
    arrangement.isStale = true
    setNeedsUpdateConstraints()
    // Its baselines may be another view's.
    if constraintMarks.contains(.hasEntry) { engineIfAny?.note(.numbers, of: self) }
  }

  /// Makes the constraints anew, which then come after all that there are.
  func restartArrangement() {
    arrangement.clear(self)
    noteArrangement()
  }

  open override func updateConstraints() {
    arrangement.update(self)
    super.updateConstraints()
  }

  // MARK: Baselines

  /// Of a row, the view that is tallest by nature. How tall it is at the moment does not count: the
  /// layout that follows from a baseline must not depend on the one before.
  private var tallest: UIView? {
    // Somebody's view may take others out when it is asked for its size.
    nature.tallest.flatMap { arranged.indices.contains($0) ? arranged[$0] : nil }
  }

  open override var forFirstBaselineLayout: UIView {
    NaturalHeights.keep {
      let view = axis == .vertical ? arranged.first { !$0.isHidden } : tallest
      return view?.forFirstBaselineLayout ?? self
    }
  }

  open override var forLastBaselineLayout: UIView {
    NaturalHeights.keep {
      let view = axis == .vertical ? arranged.last { !$0.isHidden } : tallest
      return view?.forLastBaselineLayout ?? self
    }
  }

  override var naturalHeight: CGFloat { nature.height }

  /// What the views are by nature, as it was found in a turn of `NaturalHeights`.
  private struct Nature {
    var turn: Int
    var height: CGFloat
    /// The place of the tallest view among those that are arranged; the first of several.
    var tallest: Int?
  }

  private var knownNature: Nature?

  private var nature: Nature {
    NaturalHeights.keep {
      if let knownNature, knownNature.turn == NaturalHeights.turn { return knownNature }
      let turn = NaturalHeights.turn
      let shown = arranged.enumerated().filter { !$0.element.isHidden }
      let heights = shown.map(\.element.naturalHeight)
      let tallest = heights.indices.max { heights[$0] < heights[$1] }
      var height = tallest.map { heights[$0] } ?? 0
      if axis == .vertical {
        height = heights.reduce(0, +) + shown.dropLast().reduce(0) { $0 + gap(after: $1.element) }
      }
      let nature = Nature(turn: turn, height: height, tallest: tallest.map { shown[$0].offset })
      knownNature = nature
      return nature
    }
  }
}

extension UIView {
  /// What a stack that the view is or will be in has between it and the next one; nil for the stack's
  /// own spacing.
  package var gapAfter: CGFloat? {
    get { extras?.ties?.gapAfter }
    set {
      guard newValue != gapAfter else { return }
      ensureTies().gapAfter = newValue
      (superviewReference as? UIStackView)?.noteArrangement()
    }
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    /// As their content asks, with the rest to the one that minds least.
    case fill
    case fillEqually
    /// In proportion to the lengths of their content.
    case fillProportionally
    /// With what is left over between them, evenly.
    case equalSpacing
    /// With their centres at even distances, as far as there is room.
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    /// In rows: the first lines of text on one line.
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
