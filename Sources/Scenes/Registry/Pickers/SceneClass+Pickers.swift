import UIKit

extension SceneClass {
  /// `UIPickerView`, which in a scene says itself what its rows are.
  static let pickerView = SceneClass(
    "UIPickerView", isView: true, isControl: true,
    properties: view.properties.map {
      $0.name == "clipsToBounds" ? $0.beginning(with: .bool(true)) : $0
    } + pickerProperties,
    coupled: [.choice: ["components", "selectedRows"]]
  ) {
    .view(ScenePicker())
  }

  /// The rows come before the selection, which is among them.
  private static let pickerProperties: [Property] = [
    .textLists(
      "components", ScenePicker.self, doc: "The wheels from left to right, each by its rows.",
      get: { $0.components }, set: { $0.components = $1 }),
    .integers(
      "selectedRows", ScenePicker.self, in: 0...1e6,
      doc: "The row of each wheel that is in the middle, from 0; the first where absent.",
      get: { $0.selectedRows }, set: { $0.selectedRows = $1 }),
  ]

  /// `UIDatePicker`.
  static let datePicker = SceneClass(
    "UIDatePicker", isView: true, isControl: true, properties: controlProperties + dateProperties,
    coupled: [
      .range: [
        "datePickerMode", "minuteInterval", "minimumDate", "maximumDate", "date",
        "countDownDuration",
      ]
    ]
  ) {
    .view(SceneDatePicker())
  }

  private static let dateModes = Choices<UIDatePicker.Mode>(
    .dateAndTime, .date, .time, .countDownTimer, .yearAndMonth)
  private static let dateStyles = Choices<UIDatePickerStyle>(
    .automatic, .wheels, .compact, .inline)

  /// The limits come before the date, which is within them.
  private static let dateProperties: [Property] = [
    .choice(
      "datePickerMode", SceneDatePicker.self, dateModes, initial: .dateAndTime,
      doc: "What is chosen: a day, a time, both, a month, or how long a timer takes.",
      get: { $0.datePickerMode }, set: { $0.datePickerMode = $1 }),
    .choice(
      "preferredDatePickerStyle", SceneDatePicker.self, dateStyles, initial: .automatic,
      doc: "Whether it is wheels, text that opens more, or a calendar.",
      get: { $0.preferredDatePickerStyle }, set: { $0.preferredDatePickerStyle = $1 }),
    .text(
      "locale", SceneDatePicker.self,
      doc: "The language and country of its words, such as de_DE; en_US where absent.",
      get: { $0.language }, set: { $0.language = $1 }),
    .date(
      "today", SceneDatePicker.self,
      doc: "The day that a calendar marks; a scene's own, which is the same whenever it is shown.",
      get: { $0.today }, set: { $0.today = $1 }),
    .integer(
      "minuteInterval", SceneDatePicker.self, initial: 1,
      doc: "How many minutes apart times are; it divides an hour.",
      get: { $0.minuteInterval }, set: { $0.minuteInterval = $1 }),
    .optionalDate(
      "minimumDate", SceneDatePicker.self, doc: "The first date that can be chosen.",
      get: { $0.minimumDate }, set: { $0.minimumDate = $1 }),
    .optionalDate(
      "maximumDate", SceneDatePicker.self, doc: "The last date that can be chosen.",
      get: { $0.maximumDate }, set: { $0.maximumDate = $1 }),
    .date(
      "date", SceneDatePicker.self,
      doc: "The date that is chosen; where absent, a day that all scenes begin with.",
      get: { $0.date }, set: { $0.date = $1 }),
    .number(
      "countDownDuration", SceneDatePicker.self, in: 0...86_340, initial: 0, animatable: false,
      doc: "How many seconds the timer takes, in whole minutes.",
      get: { $0.countDownDuration }, set: { $0.countDownDuration = $1 }),
  ]
}
