import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Pickers of scenes with no rows, a great many, and dates that cannot be.
@MainActor @Suite struct BadPickersTests {
  private func scene(_ keys: String) -> String {
    """
    {"canvas": {"size": [340, 400], "scale": 1}, "root": {"subviews": [
     {"id": "it", "frame": [0, 0, 320, 216], \(keys)}]}}
    """
  }

  private func wheels(_ counts: [Int], _ keys: String = "") -> String {
    let wheels = counts.map { count in
      "[" + (0..<count).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    return scene(
      "\"class\": \"UIPickerView\", \"components\": [\(wheels.joined(separator: ","))]\(keys)")
  }

  @Test func `wheels come and go, with one row and with a hundred thousand`() throws {
    let saved = SavedScene(["s.json": wheels([])])
    let picker = try saved.stage.view("it", as: UIPickerView.self)
    for (counts, keys) in [
      ([3], ""), ([], ""), ([100_000], #", "selectedRows": [99999]"#), ([1], ""),
      ([2, 3, 4, 5, 6, 7, 8, 9], #", "selectedRows": [1, 1, 1, 1, 1, 1, 1, 1]"#), ([2], ""),
      ([], #", "selectedRows": [4, 4]"#), ([3, 3], #", "selectedRows": [1000000]"#),
      ([3], #", "selectedRows": [0, 7, 7, 7]"#),
    ] {
      #expect(saved.save(["s.json": wheels(counts, keys)]) == [])
      #expect(picker.numberOfComponents == counts.count)
      for (component, count) in counts.enumerated() {
        #expect((0..<count).contains(picker.selectedRow(inComponent: component)))
      }
      #expect(saved.differenceFromFresh() == nil, "\(counts) \(keys)")
    }
  }

  @Test func `a wheel loses its rows while a finger turns it`() throws {
    let saved = SavedScene(["s.json": wheels([50, 50])])
    saved.stage.send { $0.press(at: CGPoint(x: 80, y: 108), time: $1) }
    for (step, counts) in [[50, 50], [50, 50], [50], [2], [], [1, 1], []].enumerated() {
      saved.stage.turn(at: saved.stage.time + 1.0 / 60)
      saved.stage.send {
        $0.move(to: CGPoint(x: 80, y: 108 - CGFloat(step + 1) * 30), time: $1)
      }
      saved.save(["s.json": wheels(counts)])
    }
    saved.stage.send { $0.release(at: CGPoint(x: 80, y: 0), time: $1) }
    saved.stage.pass(2)
    #expect(saved.differenceFromFresh() == nil)
    saved.save(["s.json": wheels([5, 5])])
    saved.stage.pass(1)
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `wheels that are none are told of, and what stands stays`() {
    let saved = SavedScene(["s.json": wheels([3])])
    let picture = saved.picture
    for (keys, said) in [
      (#""components": [[]]"#, "wrong-value components/0"),
      (#""components": [["a"], "b"]"#, "wrong-value components/1"),
      (#""components": [[4]]"#, "wrong-value components/0/0"),
      (#""components": {}"#, "wrong-value components"),
      (#""components": "rows.json""#, "wrong-value components"),
      (#""selectedRows": [-1]"#, "value-out-of-range selectedRows/0"),
      (#""selectedRows": [1e30]"#, "value-out-of-range selectedRows/0"),
      (#""selectedRows": 1"#, "wrong-value selectedRows"),
    ] {
      let words = said.replacing(" ", with: " /root/subviews/0/")
      #expect(
        saved.save(["s.json": scene("\"class\": \"UIPickerView\", \(keys)")]) == [
          "s.json \(words)"
        ],
        "\(keys)")
      #expect(saved.picture == picture)
    }
    saved.save(["s.json": wheels([3])])
    #expect(saved.differenceFromFresh() == nil)
  }

  // MARK: Dates

  /// Months of years and timers have one style.
  nonisolated private static let looks = [
    ("dateAndTime", "wheels"), ("dateAndTime", "compact"), ("dateAndTime", "inline"),
    ("date", "wheels"), ("date", "inline"), ("time", "wheels"), ("time", "compact"),
    ("countDownTimer", "wheels"), ("yearAndMonth", "wheels"),
  ]

  private func dates(_ mode: String, _ style: String, _ keys: String) -> String {
    scene(
      #""class": "UIDatePicker", "datePickerMode": "\#(mode)", "preferredDatePickerStyle": "\#(style)"\#(keys)"#
    )
  }

  @Test(arguments: looks)
  func `limits that exclude each other, and dates beyond them, are shown as ever afterwards`(
    _ mode: String, _ style: String
  ) throws {
    let plain = dates(mode, style, #", "date": "2026-05-17T09:41""#)
    let saved = SavedScene(["s.json": plain])
    for keys in [
      #", "minimumDate": "2026-06-01", "maximumDate": "2026-05-01""#,
      #", "date": "2026-05-17", "minimumDate": "2027-01-01", "maximumDate": "2025-01-01""#,
      #", "date": "0001-01-01", "minimumDate": "9999-12-31T23:59""#,
      #", "date": "9999-12-31T23:59", "maximumDate": "0001-01-01""#,
      #", "date": "2026-05-17", "minimumDate": "2026-05-17", "maximumDate": "2026-05-17""#,
      #", "minuteInterval": 0"#, #", "minuteInterval": -5"#, #", "minuteInterval": 7"#,
      #", "minuteInterval": 1000000000"#, #", "countDownDuration": 86340, "minuteInterval": 30"#,
      #", "locale": "nowhere""#, #", "locale": "ar_EG""#, #", "locale": """#,
      #", "today": "9999-12-31""#, #", "today": "0001-01-01""#,
    ] {
      #expect(saved.save(["s.json": dates(mode, style, keys)]) == [], "\(keys)")
      #expect(saved.differenceFromFresh() == nil, "\(keys)")
    }
    saved.save(["s.json": plain])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: ["date", "minimumDate", "maximumDate", "today"])
  func `dates that are none are told of, and what stands stays`(_ key: String) {
    let plain = dates("date", "wheels", #", "date": "2026-05-17""#)
    let saved = SavedScene(["s.json": plain])
    let picture = saved.picture
    for text in [
      #""""#, #""today""#, #""2026-02-29""#, #""2026-13-01""#, #""2026-00-10""#, #""0000-01-01""#,
      #""2026-05-17T24:00""#, #""2026-05-17T09:60""#, #""2026-05-17T""#, #""T09:41""#,
      #""10000-01-01""#, #""-001-01-01""#, #""2026-05-17T09:41T10""#, #""٢٠٢٦-٠٥-١٧""#, "20260517",
      #"["2026-05-17"]"#, "true",
    ] {
      let file = dates("date", "wheels", ", \"\(key)\": \(text)")
      #expect(
        saved.save(["s.json": file]) == ["s.json wrong-value /root/subviews/0/\(key)"], "\(text)")
      #expect(saved.picture == picture)
    }
    saved.save(["s.json": plain])
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: ["", "de_DE", "ar_EG", "nowhere"])
  func `the units of a timer stand beside its wheels in every language`(_ locale: String) throws {
    let keys = #", "countDownDuration": 3660, "locale": "\#(locale)""#
    let stage = try Stage(showing: dates("countDownTimer", "wheels", keys))
    var labels: [UILabel] = []
    var pending = [try stage.view("it")]
    while let view = pending.popLast() {
      pending += view.subviews
      // Rows of wheels are seen in perspective.
      if let label = view as? UILabel, label.superview?.superview is UIDatePicker {
        labels.append(label)
      }
    }
    #expect(labels.count == 2)
    for label in labels {
      let frame = label.convert(label.bounds, to: nil)
      #expect(frame.minX > 0 && frame.midY == 108, "\(frame)")
    }
  }

  @Test func `durations that are none are told of`() {
    let saved = SavedScene(["s.json": dates("countDownTimer", "wheels", "")])
    for (text, code) in [
      ("-60", "value-out-of-range"), ("86341", "value-out-of-range"),
      ("1e30", "value-out-of-range"),
      ("\"an hour\"", "wrong-value"),
    ] {
      #expect(
        saved.save(["s.json": dates("countDownTimer", "wheels", ", \"countDownDuration\": \(text)")]
        )
          == ["s.json \(code) /root/subviews/0/countDownDuration"], "\(text)")
    }
    saved.save(["s.json": dates("countDownTimer", "wheels", #", "countDownDuration": 59"#)])
    #expect(saved.differenceFromFresh() == nil)
  }
}
