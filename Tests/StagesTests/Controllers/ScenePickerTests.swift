import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Pickers and search bars that a scene describes.
@MainActor struct ScenePickerTests {
  private func scene(_ keys: String) -> String {
    """
    {"canvas": {"size": [340, 400], "scale": 1}, "root": {"subviews": [{"id": "it", \(keys)}]}}
    """
  }

  private func wheels(_ components: String, _ keys: String = "") -> String {
    scene(
      #""class": "UIPickerView", "frame": [0, 0, 320, 216], "components": \#(components)\#(keys)"#)
  }

  @Test func `a wheel has the rows of the file, and a row that was turned to stays`() throws {
    let turned = #", "actions": {"valueChanged": [{"set": {"it.alpha": 0.5}}]}"#
    let stage = try Stage(
      showing: wheels(#"[["a", "b", "c"], ["x", "y"]]"#, #", "selectedRows": [1]"# + turned))
    let picker = try stage.view("it", as: UIPickerView.self)
    func rows() -> [Int] { (0..<picker.numberOfComponents).map(picker.selectedRow) }
    #expect(rows() == [1, 0])
    try stage.drag("it", by: CGVector(dx: 0, dy: 0))
    let start = CGPoint(x: 80, y: 108)
    stage.send { $0.press(at: start, time: $1) }
    for step in 1...8 {
      stage.turn(at: stage.time + 1.0 / 60)
      stage.send { $0.move(to: CGPoint(x: 80, y: 108 - CGFloat(step) * 4), time: $1) }
    }
    stage.pass(0.2)
    stage.send { $0.release(at: CGPoint(x: 80, y: 76), time: $1) }
    stage.pass(2)
    #expect(rows() == [2, 0])
    #expect(picker.alpha == 0.5)
    try stage.show(
      wheels(#"[["a", "b", "c", "d"], ["x", "y"]]"#, #", "selectedRows": [1]"# + turned))
    #expect(rows() == [2, 0])
    try stage.show(
      wheels(#"[["a", "b", "c", "d"], ["x", "y"]]"#, #", "selectedRows": [3, 1]"# + turned))
    #expect(rows() == [3, 1])
    let fresh = try Stage(
      showing: wheels(#"[["a", "b", "c", "d"], ["x", "y"]]"#, #", "selectedRows": [3, 1]"#))
    #expect(
      try fresh.view("it", as: UIPickerView.self).selectedRow(inComponent: 0) == 3)
  }

  @Test func `a date is within its limits, and one that was chosen stays`() throws {
    func dates(_ keys: String) -> String {
      scene(
        #""class": "UIDatePicker", "preferredDatePickerStyle": "wheels", "datePickerMode": "date", "#
          + #""frame": [0, 0, 320, 216]\#(keys)"#)
    }
    let stage = try Stage(
      showing: dates(#", "date": "2026-05-17", "minimumDate": "2026-05-10""#))
    func date() -> String? { stage.live.value(of: "it.date")?.value.text }
    #expect(date() == #""2026-05-17T00:00""#)
    try stage.show(dates(#", "date": "2026-05-17", "minimumDate": "2026-06-01""#))
    #expect(date() == #""2026-06-01T00:00""#)
    try stage.show(dates(#", "date": "2026-05-17""#))
    #expect(date() == #""2026-05-17T00:00""#)
    let picker = try stage.view("it", as: UIDatePicker.self)
    stage.act { picker.date += 86_400 }
    try stage.show(dates(#", "date": "2026-05-17", "tag": 4"#))
    #expect(date() == #""2026-05-18T00:00""#)
    try stage.show(dates(#", "date": "2026-05-20""#))
    #expect(date() == #""2026-05-20T00:00""#)
    #expect(picker.locale?.identifier == "en_US")
  }

  @Test func `rows and dates that are none are told of with their places`() {
    for (keys, part) in [
      (#""class": "UIPickerView", "components": [["a"], []]"#, "at least one string"),
      (#""class": "UIPickerView", "components": ["a"]"#, "a list of strings"),
      (#""class": "UIPickerView", "selectedRows": [0.5]"#, "a whole number"),
      (#""class": "UIDatePicker", "date": "17.5.2026""#, "such as \"2026-05-17T09:41\""),
      (#""class": "UIDatePicker", "date": "2026-02-30""#, "is no date"),
      (#""class": "UIDatePicker", "minimumDate": 4"#, "a date such as"),
      (#""class": "UIDatePicker", "datePickerMode": "day""#, "unknown name"),
    ] {
      let messages = messages(about: "{\(keys)}")
      #expect(messages.contains { $0.contains(part) }, "\(keys): \(messages)")
    }
  }

  @Test func `a search bar leaves the rows that have the text, and keeps what was typed`() throws {
    func scene(_ text: String) -> String {
      """
      {"canvas": {"size": [340, 400], "scale": 1}, "root": {"subviews": [
        {"class": "UISearchBar", "id": "bar", "frame": [0, 0, 340, 56], "filters": "list"\(text),
         "scopeButtonTitles": ["All", "New"]},
        {"class": "UITableView", "id": "list", "frame": [0, 60, 340, 300],
         "rows": [{"text": "Ant"}, {"text": "Bee"}, {"text": "Beetle"}]}]}}
      """
    }
    let stage = try Stage(showing: scene(#", "text": "ant""#))
    stage.pass(0.1)
    let table = try stage.view("list", as: UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 1)
    let bar = try stage.view("bar", as: UISearchBar.self)
    stage.act { bar.text = "bee" }
    #expect(table.numberOfRows(inSection: 0) == 2)
    try stage.show(scene(#", "text": "ant", "placeholder": "Animals""#))
    #expect(bar.text == "bee" && bar.placeholder == "Animals")
    try stage.show(scene(#", "text": "beetle""#))
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
