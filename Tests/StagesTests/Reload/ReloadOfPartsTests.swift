import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Saves that take away or bring a single thing on which something else depends.
@MainActor @Suite struct ReloadOfPartsTests {
  @Test func D6_aTextViewSelectsWhatItsFileSays() throws {
    func scene(_ text: String, _ selection: String) -> String {
      """
      {"root": {"subviews": [{"class": "UITextView", \(selection) "text": "\(text)"}]}}
      """
    }
    let chosen = #""selectedRange": [1, 2],"#
    for (first, second) in [
      (scene("a text", chosen), scene("a text", "")),
      (scene("a text", ""), scene("a text", chosen)),
      (scene("a text", chosen), scene("another text", chosen)),
      (scene("a text", chosen), scene("another text", "")),
    ] {
      #expect(try ReloadComparison.difference(first, second) == nil)
    }
  }

  @Test func D6_aRowInTheMiddleHasTheColourOfRows() throws {
    let first = #"{"root": {"class": "UITableView", "rows": [{}, {}]}}"#
    let second =
      #"{"root": {"class": "UITableView", "separatorStyle": "none", "rows": [{}, {}, {}]}}"#
    #expect(try ReloadComparison.difference(first, second) == nil)
    let rows = try Stage(showing: second).live.dumpViews().split(separator: "\n").filter {
      $0.contains("UITableViewCell")
    }
    #expect(rows.count == 3 && rows.allSatisfy { $0.contains("backgroundColor #FFFFFFFF") })
  }

  @Test("D6 a choice that there is not is none, whatever was chosen before")
  func choiceBeyondTheLast() throws {
    let first = #"{"root": {"class": "UITabBarController", "viewControllers": [{}]}}"#
    let second =
      #"{"root": {"class": "UITabBarController", "selectedIndex": 2, "viewControllers": [{"class": "UITabBarController"}, {}]}}"#
    #expect(try ReloadComparison.difference(first, second) == nil)
  }

  @Test("D6 what fits its content stays about its middle where it is turned out of the plane")
  func fittingInDepth() throws {
    func scene(_ keys: String) -> String {
      """
      {"root": {"class": "UIPickerView"\(keys)}}
      """
    }
    let turned = #""layer": {"transform": [{"rotate": 90, "axis": [1, 1]}, {"perspective": 1}]}"#
    #expect(
      try ReloadComparison.difference(scene(""), scene(#", "sizeToFit": true, \#(turned)"#)) == nil)
    let stage = try Stage(showing: scene(#", "sizeToFit": true, \#(turned)"#))
    #expect(stage.live.root?.view?.center == CGPoint(x: 195, y: 422))
  }

  @Test("D6 the layer's own place of a view moves what constraints place in it")
  func placeOfTheLayer() throws {
    let inner =
      #""subviews": [{"constraints": {"trailing": 0}}], "layer": {"bounds": [0, 0, "50%", 0]}"#
    func scene(_ keys: String) -> String {
      """
      {"root": {"class": "UIStackView", "subviews": [{"class": "UISegmentedControl",
      "frame": [1, 1, 20, 60], "subviews": [\(keys)]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(""), scene("{\(inner)}")) == nil)
  }

  @Test("D6 the ground of a tab bar goes by where its content ends when all is in its place")
  func groundsOfTabBars() throws {
    func tabs(_ inner: String, _ keys: String = "") -> String {
      #"{"class": "UITabBarController", "viewControllers": [\#(inner)]\#(keys)}"#
    }
    func row(_ keys: String) -> String {
      let pages =
        #"{"class": "UINavigationController", "viewControllers": [{"class": "UIPageViewController"}]}"#
      return #"{"root": {"class": "UITableView", "rows": [\#(tabs(tabs(pages), keys))]}}"#
    }
    #expect(
      try ReloadComparison.difference(row(#", "frame": [0, 0, 0, 0]"#), row("")) == nil)
    // What is saved as it was shows what it showed.
    let stack =
      #"{"class": "UIStackView", "frame": [0, 0, 0, 0], "subviews": [{"class": "UIPageViewController"}]}"#
    let scene = #"{"root": \#(tabs(tabs(stack)))}"#
    let stage = try Stage(showing: scene)
    stage.turn(at: 0)
    try stage.show(scene)
    #expect(stage.turn(at: 0).tilesPainted == 0)
  }

  @Test(
    "D6 a controller beside the content of a cell is as large as the cell, which turns with the canvas"
  )
  func controllerBesideACell() throws {
    func scene(_ orientation: String) -> String {
      """
      {"canvas": {"orientation": "\(orientation)"}, "root": {"class": "UITableViewCell",
      "accessoryView": {"class": "UITabBarController"}}}
      """
    }
    #expect(try ReloadComparison.difference(scene("portrait"), scene("landscape")) == nil)
    func framed(_ keys: String) -> String {
      """
      {"root": {"class": "UITableViewCell", "accessoryView": {"class": "UISplitViewController"\(keys)}}}
      """
    }
    let frame = #", "frame": [1, 24, 9, 9]"#
    #expect(try ReloadComparison.difference(framed(frame), framed("")) == nil)
    #expect(try ReloadComparison.difference(framed(""), framed(frame)) == nil)
    // One that has a frame keeps it where only the cell gets another size.
    let (large, small) = (#""canvas": {"size": [100, 80]}, "#, #""canvas": {"size": [90, 60]}, "#)
    func sized(_ canvas: String) -> String { "{" + canvas + framed(frame).dropFirst() }
    #expect(try ReloadComparison.difference(sized(large), sized(small)) == nil)
  }

  @Test("D6 a title without a size of its own is as high as the bar is now")
  func titleInAHigherBar() throws {
    func scene(_ canvas: String) -> String {
      #"{"canvas": {\#(canvas)}, "root": {"class": "UISplitViewController", "secondary": {"titleView": {}}}}"#
    }
    #expect(try ReloadComparison.difference(scene(#""size": [32, 48]"#), scene("")) == nil)
  }

  @Test("D6 the wheels of a picker are seen from its middle, wherever its bounds begin")
  func wheelsOfAMovedPicker() throws {
    func scene(_ keys: String) -> String {
      #"{"root": {"class": "UIPickerView", "sizeToFit": true, "components": [["a"]]\#(keys)}}"#
    }
    let moved = scene(#", "layer": {"bounds": [4, 0, 21, 9]}"#)
    #expect(try ReloadComparison.difference(scene(""), moved) == nil)
  }

  @Test("D6 a text in a bar that comes where constraints were is scrolled as in a first load")
  func textInABarAfterConstraints() throws {
    let first = #"{"root": {"subviews": [{"constraints": ["self.width >= 44"]}]}}"#
    let second = """
      {"canvas": {"size": [32, 1]}, "root": {"class": "UIPageViewController", "pages": [
      {"class": "UINavigationController", "viewControllers": [{"titleView": {"class": "UITextView",
      "contentOffset": [1, 2], "frame": [0, 0, 43, 1]}}]}]}}
      """
    #expect(try ReloadComparison.difference(first, second) == nil)
  }

  @Test("D6 what is scrolled below bars in a controller among subviews keeps clear of them at once")
  func listOfAControllerAmongSubviews() throws {
    func scene(_ list: String) -> String {
      """
      {"root": {"class": "UINavigationController", "viewControllers": [{"subviews": [{"subviews": [
      {"class": "UIViewController"\(list)}]}]}]}}
      """
    }
    let list = scene(#", "subviews": [{"class": "UICollectionView"}]"#)
    #expect(try ReloadComparison.difference(scene(""), list) == nil)
    #expect(try Stage(showing: list).live.dumpViews().contains("contentOffset (0 -44)"))
  }

  @Test("D6 a refresh that begins moves what constraints have placed as if they had not yet")
  func refreshInConstraints() throws {
    func scene(_ keys: String) -> String {
      """
      {"root": {"subviews": [{"class": "UITabBarController", "viewControllers": [{"subviews": [
      {"class": "UIScrollView", "frame": [2, "50%", 9, 3.5], "constraints": {"trailing": 12},
      "refreshControl": {\(keys)}}]}]}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(""), scene(#""isRefreshing": true"#)) == nil)
  }

  @Test("D6 what a row is edited with lies below its separators")
  func marksOfRows() throws {
    func scene(_ keys: String) -> String {
      #"{"root": {"class": "UITableView", "rows": [{}], "allowsDeleting": true, "allowsReordering": true\#(keys)}}"#
    }
    #expect(try ReloadComparison.difference(scene(""), scene(#", "isEditing": true"#)) == nil)
  }

  @Test("D6 a title that is turned is so in a bar that stands and in one that comes")
  func turnedTitle() throws {
    func scene(_ keys: String) -> String {
      """
      {"root": {"class": "UIStepper", "subviews": [{"class": "UINavigationController",
      "viewControllers": [{"class": "UITabBarController"\(keys)}]}]}}
      """
    }
    let turned = scene(#", "titleView": {"transform": [{"scale": 0.5}]}"#)
    #expect(try ReloadComparison.difference(scene(""), turned) == nil)
    #expect(
      try Stage(showing: turned).live.dumpViews().contains("transform matrix (0.5 0 0 0.5 0 0)"))
  }

  @Test("D6 a text lies where the file says until it is known where it ends")
  func textBeforeItHasAnEnd() throws {
    func scene(_ root: String) -> String {
      """
      {"canvas": {"size": [1, 48], "safeArea": [0, 0, 59, 0]}, "root": {"subviews": [{"class": "UITextView",
      "contentOffset": [0, 1], "alwaysBounceVertical": true, "frame": [0, 0, 0, 17]}]\(root)}}
      """
    }
    let small = scene(#", "frame": [0, 0, 0, 0]"#)
    #expect(try ReloadComparison.difference(scene(""), small) == nil)
    #expect(try Stage(showing: small).live.dumpViews().contains("contentOffset (0 1)"))
  }

  @Test("D6 a symbol that is too large to be kept is one that nobody has changed")
  func largeSymbol() throws {
    func scene(_ keys: String, _ layer: String) -> String {
      """
      {"canvas": {"scale": 3}, "root": {"subviews": [{"class": "UIImageView",
      "image": {"symbol": "power"\(keys)}\(layer)}]}}
      """
    }
    let large = scene(#", "pointSize": 900"#, #", "layer": {"contents": null}"#)
    #expect(try ReloadComparison.difference(large, scene("", "")) == nil)
    // One that a program has put there stays.
    let stage = try Stage(showing: scene("", ""))
    let view = try #require(stage.live.root?.view?.subviews.first as? UIImageView)
    let own = UIImage(systemName: "power")?.applyingSymbolConfiguration(.init(pointSize: 40))
    view.image = own
    try stage.show(scene("", #", "layer": {"contents": null}"#))
    #expect(view.image === own)
  }

  @Test("D6 a page that gets a transform, or loses it, is placed anew in its row")
  func turnedPage() throws {
    func scene(_ keys: String) -> String {
      """
      {"root": {"subviews": [{"class": "UIPageViewController", "frame": [0, 0, 300, 200], "pages": [{\(keys)}]}]}}
      """
    }
    for transform in ["[0.5, 0.5, -0.5, 0.5, 0, 0]", "[0, 0, 0, 0, 0, 0]"] {
      let turned = scene(#""transform": \#(transform)"#)
      #expect(try ReloadComparison.difference(scene(""), turned) == nil)
      #expect(try ReloadComparison.difference(turned, scene("")) == nil)
    }
  }

  @Test("D6 what fits its content grows from its corner where its middle is not said any more")
  func fittingFromItsCorner() throws {
    func scene(_ size: String, _ keys: String) -> String {
      #"{"root": {"class": "UILabel", "text": "a text", "sizeToFit": true\#(size)\#(keys)}}"#
    }
    for size in ["", #", "bounds": [0, 0, 90, 90]"#] {
      let centred = scene(size, #", "center": [10, 20]"#)
      #expect(try ReloadComparison.difference(centred, scene(size, "")) == nil)
      #expect(try ReloadComparison.difference(scene(size, ""), centred) == nil)
    }
  }

  @Test("D6 what a controller shows in a bar is placed anew, however little room there is")
  func controllerInABarWithoutRoom() throws {
    let first = #"{"root": {"class": "UINavigationController"}}"#
    let second = """
      {"canvas": {"size": [1, 1]}, "root": {"class": "UINavigationController",
      "viewControllers": [{"leftBarButtonItems": [{"class": "UIViewController"}]}]}}
      """
    #expect(try ReloadComparison.difference(first, second) == nil)
  }

  @Test("D6 a refresh that a save ends has ended at once")
  func refreshThatEnds() throws {
    func scene(_ keys: String) -> String {
      #"{"root": {"class": "UIScrollView", "contentSize": [100, 100], "refreshControl": {\#(keys)}}}"#
    }
    let going = scene(#""isRefreshing": true"#)
    #expect(try ReloadComparison.difference(going, scene("")) == nil)
    // At run time the content comes back as fast as with Apple's.
    let stage = try Stage(showing: going)
    stage.turn(at: 0)
    let scroll = try #require(stage.live.root?.view as? UIScrollView)
    stage.act { scroll.refreshControl?.endRefreshing() }
    #expect(scroll.contentOffset.y == -60)
  }

  @Test(
    "D6 a title, or a view in a bar, shows what the file says, whether the bar has shown it or not")
  func titleThatShowsNothing() throws {
    func scene(_ keys: String, _ more: String = "") -> String {
      """
      {"root": {"class": "UINavigationController", "viewControllers": [{"titleView": {"frame": [0, 0, 9, 9]\(keys)},
      "leftBarButtonItems": [{"class": "UIView", "frame": [0, 0, 9, 9]\(keys)}]}\(more)]}}
      """
    }
    let faint = #", "alpha": 0.25"#
    for (first, second) in [
      (scene(""), scene(faint)), (scene(faint), scene("")), (scene(faint), scene(faint, ", {}")),
      (scene(faint, ", {}"), scene(faint)), (scene(""), scene(faint, ", {}")),
    ] {
      #expect(try ReloadComparison.difference(first, second) == nil)
    }
    let stage = try Stage(showing: scene(faint))
    stage.turn(at: 0)
    #expect(stage.live.dumpViews().matches(of: /alpha 0.25/).count == 2)
  }

  @Test("D6 what a layer says of a refresh control goes over what the control says")
  func refreshBelowItsLayer() throws {
    func scene(_ keys: String) -> String {
      #"{"root": {"class": "UIRefreshControl", \#(keys)"layer": {"opacity": 0}}}"#
    }
    #expect(
      try ReloadComparison.difference(scene(""), scene(#""isRefreshing": true, "#)) == nil)
  }

  @Test("D6 constraints of a page turn none, in whatever direction lines go")
  func pageInConstraints() throws {
    func scene(_ size: String, _ keys: String) -> String {
      """
      {"canvas": {\(size)"direction": "rightToLeft"}, "root": {"class": "UIPageViewController",
      "pages": [{\(keys)}, {}]}}
      """
    }
    let narrow = scene(#""size": [1, 1], "#, #""constraints": {"center": 1}"#)
    #expect(try ReloadComparison.difference(narrow, scene("", "")) == nil)
  }

  @Test("D6 a title view is as wide as the file says where the bar had no room for it")
  func squeezedTitle() throws {
    func scene(_ width: Int, _ title: Int) -> String {
      """
      {"canvas": {"size": [\(width), 100]}, "root": {"class": "UINavigationController",
      "viewControllers": [{"titleView": {"frame": [0, 0, \(title), 0]}}]}}
      """
    }
    for (narrow, wide, title) in [(30, 200, 60), (48, 200, 1), (10, 48, 1)] {
      #expect(try ReloadComparison.difference(scene(narrow, title), scene(wide, title)) == nil)
      #expect(try ReloadComparison.difference(scene(wide, title), scene(narrow, title)) == nil)
    }
  }

  @Test("D6 columns in the place of a compact one are those of a first load")
  func columnsAfterACompactStack() throws {
    let compact =
      #"{"root": {"class": "UISplitViewController", "compact": {"class": "UINavigationController"}}}"#
    let columns = #"{"root": {"class": "UISplitViewController", "primary": {}, "secondary": {}}}"#
    #expect(try ReloadComparison.difference(compact, columns) == nil)
    #expect(try ReloadComparison.difference(columns, compact) == nil)
  }

  @Test("D6 what turns by itself turns in a mask that comes into sight")
  func wheelInAMask() throws {
    let masked = #"{"mask": {"class": "UIActivityIndicatorView", "isAnimating": true}}"#
    func scene(_ pages: String) -> String {
      #"{"root": {"class": "UIPageViewController", "pages": [\#(pages)]}}"#
    }
    #expect(try ReloadComparison.difference(scene("{}, \(masked)"), scene(masked)) == nil)
  }

  @Test("D6 a cell fits its content beside an accessory that comes or goes")
  func cellBesideAnAccessory() throws {
    func scene(_ accessory: String) -> String {
      """
      {"canvas": {"size": [61, 90]}, "root": {"class": "UITableViewCell", "sizeToFit": true, "text": "thr"
        \(accessory)}}
      """
    }
    let beside = scene(#", "accessoryView": {}"#)
    #expect(try ReloadComparison.difference(scene(""), beside) == nil)
    #expect(try ReloadComparison.difference(beside, scene("")) == nil)
  }

  @Test("D6 content of which another part is covered is where the file says")
  func contentCoveredOtherwise() throws {
    func scene(_ frame: String) -> String {
      """
      {"canvas": {"size": [1, 1], "safeArea": [0, 0, 0, 10]}, "root": {\(frame)"subviews": [
        {"class": "UIScrollView", "contentOffset": [2, 1], "frame": [-6, -5, 1, 0.5], "contentSize": [40, 0.5]}]}}
      """
    }
    let wider = scene(#""layer": {"frame": [0, 0, 5, 0]}, "#)
    #expect(try ReloadComparison.difference(scene(""), wider) == nil)
    #expect(try ReloadComparison.difference(wider, scene("")) == nil)
  }
}
