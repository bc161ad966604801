import UIKit

extension SceneClass {
  /// `UIProgressView`.
  static let progressView = SceneClass(
    "UIProgressView", isView: true, isElement: true,
    properties: view.properties + progressProperties
  ) {
    .view(UIProgressView())
  }

  private static let progressProperties: [Property] = [
    .choice(
      "progressViewStyle", UIProgressView.self, Choices(.default, .bar), initial: .default,
      doc: "A bar of tools has a thinner one, without a track.",
      get: { $0.progressViewStyle }, set: { $0.progressViewStyle = $1 }),
    .number(
      "progress", UIProgressView.self, in: ValueKind.unit, initial: 0,
      doc: "How much is done, from 0 to 1.",
      get: { Double($0.progress) }, set: { $0.progress = Float($1) }),
    .viewColor(
      "progressTintColor", UIProgressView.self, doc: "What is done; null for the tint.",
      get: { $0.progressTintColor }, set: { $0.progressTintColor = $1 }),
    .viewColor(
      "trackTintColor", UIProgressView.self, doc: "What is not done yet; null for grey.",
      get: { $0.trackTintColor }, set: { $0.trackTintColor = $1 }),
  ]

  /// `UIActivityIndicatorView`.
  static let activityIndicatorView = SceneClass(
    "UIActivityIndicatorView", isView: true, isElement: true,
    properties: replacing(passiveViewProperties, with: [hiding]) + activityProperties
  ) {
    .view(UIActivityIndicatorView())
  }

  /// A wheel that has stopped hides itself, in whichever order a file says this and that.
  private static let hiding = Property.bool(
    "isHidden", UIActivityIndicatorView.self, initial: false,
    doc: "Whether the view is gone, while the wheel turns too.",
    get: { $0.staysHidden }, set: { $0.staysHidden = $1 })

  private static let activityProperties: [Property] = [
    .choice(
      "style", UIActivityIndicatorView.self, Choices(.medium, .large), initial: .medium,
      doc: "How large the wheel is: 20 or 37 points.",
      get: { $0.style }, set: { $0.style = $1 }),
    .bool(
      "isAnimating", UIActivityIndicatorView.self, initial: false, doc: "Whether the wheel turns.",
      get: { $0.isAnimating }, set: { $1 ? $0.startAnimating() : $0.stopAnimating() }),
    .bool(
      "hidesWhenStopped", UIActivityIndicatorView.self, initial: true,
      doc: "Whether nothing is shown unless the wheel turns.",
      get: { $0.hidesWhenStopped }, set: { $0.hidesWhenStopped = $1 }),
    .viewColor(
      "color", UIActivityIndicatorView.self, doc: "The spokes' colour; null for grey.",
      get: { $0.hasOwnColor ? $0.color : nil }, set: { $0.color = $1 }),
  ]

  /// `UIPageControl`.
  static let pageControl = SceneClass(
    "UIPageControl", isView: true, isControl: true, isElement: true,
    properties: controlProperties + pageProperties,
    coupled: [.choice: ["numberOfPages", "currentPage"]]
  ) {
    .view(UIPageControl())
  }

  /// The number of pages comes before the current one.
  private static let pageProperties: [Property] = [
    .integer(
      "numberOfPages", UIPageControl.self, initial: 0, doc: "How many dots there are.",
      get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 }),
    .integer(
      "currentPage", UIPageControl.self, initial: 0, doc: "The dot that is marked, from 0.",
      get: { $0.currentPage }, set: { $0.currentPage = $1 }),
    .bool(
      "hidesForSinglePage", UIPageControl.self, initial: false,
      doc: "Whether nothing is shown for a single page.",
      get: { $0.hidesForSinglePage }, set: { $0.hidesForSinglePage = $1 }),
    .viewColor(
      "pageIndicatorTintColor", UIPageControl.self, doc: "The dots' colour; null for grey.",
      get: { $0.pageIndicatorTintColor }, set: { $0.pageIndicatorTintColor = $1 }),
    .viewColor(
      "currentPageIndicatorTintColor", UIPageControl.self,
      doc: "The marked dot's colour; null for that of text.",
      get: { $0.currentPageIndicatorTintColor }, set: { $0.currentPageIndicatorTintColor = $1 }),
  ]
}
