import Scenes
import TestSupport

/// Values made by chance for every property that the registry has, as a file says them.
struct RandomValues {
  var numbers: SplitMix

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  mutating func element<Element>(of list: [Element]) -> Element? {
    list.randomElement(using: &numbers)
  }

  /// What scrolls has more to it than what shows it.
  mutating func value(of property: Property) -> String {
    switch property.name {
    case "contentSize": "[\(numbers.below(200)), \(numbers.below(200))]"
    case "contentOffset": "[\(numbers.below(60)), \(numbers.below(60))]"
    case "selectedRange": "[\(numbers.below(4)), \(numbers.below(3))]"
    default: value(property.kind)
    }
  }

  mutating func value(_ kind: ValueKind) -> String {
    switch kind {
    case .bool: return numbers.below(4) == 0 ? "true" : "false"
    case .number(let range):
      if range == 0...1 { return share() }
      return "\(min(max(Double(numbers.below(9)), range.lowerBound), range.upperBound))"
    case .optionalNumber: return numbers.below(3) == 0 ? "null" : "\(numbers.below(30))"
    case .integer: return "\(numbers.below(4))"
    case .text: return "\"t\(numbers.below(3))\""
    case .texts: return "[\"a\", \"t\(numbers.below(3))\"]"
    case .textLists: return "[[\"a\", \"b\", \"c\"], [\"t\(numbers.below(3))\"]]"
    case .date: return "\"2026-05-1\(numbers.below(4))\""
    case .optionalDate: return ["null", "\"2026-05-12T09:30\""][numbers.below(2)]
    case .integers: return "[\(numbers.below(4)), \(numbers.below(2))]"
    case .color: return ["\"red\"", "\"label\"", "\"#00FF0080\""][numbers.below(3)]
    case .optionalColor: return color()
    case .point, .size: return "[\(length()), \(length())]"
    case .rect: return "[\(length()), \(length()), \(length()), \(length())]"
    case .unitPoint, .vector: return "[\(share()), \(share())]"
    case .unitRect, .insets: return "[\(share()), \(share()), \(share()), \(share())]"
    case .affine, .transform3D: return transform()
    case .flags(let flags):
      let names = flags.filter { _ in numbers.below(2) == 0 }.map { "\"\($0.name)\"" }
      return "[\(names.joined(separator: ", "))]"
    case .choice(let names): return "\"\(names[numbers.below(names.count)])\""
    case .numbers: return numbers.below(4) == 0 ? "null" : "[\(share()), \(share())]"
    case .colors: return "[\"red\", \(value(.color))]"
    case .path: return "\"M0 0 L\(numbers.below(50)) 9 Q3 4 5 \(numbers.below(50)) Z\""
    case .image: return image()
    case .blendMode: return ["null", "\"multiply\"", "\"screenBlendMode\""][numbers.below(3)]
    case .cells: return "[{\"birthRate\": \(numbers.below(9))}]"
    case .font: return ["17", "\"bold 21\"", "\"headline\""][numbers.below(3)]
    case .runs: return ["null", "\"plain\"", "[{\"text\": \"b\", \"font\": 12}]"][numbers.below(3)]
    case .filters: return ["null", "[{\"blur\": 2}]", "[{\"saturation\": 0.5}]"][numbers.below(3)]
    }
  }

  private mutating func share() -> String {
    ["0", "0.25", "0.5", "0.9", "1"].randomElement(using: &numbers) ?? "1"
  }

  private mutating func length() -> String {
    switch numbers.below(4) {
    case 0: "\"\(numbers.below(5) * 25)%\""
    case 1: "\(Double(numbers.below(400)) / 8)"
    default: "\(numbers.below(50) - 5)"
    }
  }

  private mutating func transform() -> String {
    let steps = (0..<numbers.below(3)).map { _ in
      switch numbers.below(4) {
      case 0: "{\"translate\": [\(numbers.below(20) - 10), \(numbers.below(20) - 10)]}"
      case 1: "{\"scale\": \(["0", "0.5", "1.5", "2", "-1"].randomElement(using: &numbers) ?? "1")}"
      case 2: "{\"rotate\": \(numbers.below(8) * 45)}"
      default: "{\"rotate\": \(numbers.below(360))}"
      }
    }
    return "[\(steps.joined(separator: ", "))]"
  }

  mutating func color() -> String {
    let colors = [
      "\"#FF0000\"", "\"#00FF0080\"", "\"rgb(0, 0, 255)\"", "\"systemBlue\"", "\"label\"", "null",
      "\"clear\"", "{\"light\": \"orange\", \"dark\": \"cyan\"}", "\"secondarySystemBackground\"",
    ]
    return colors.randomElement(using: &numbers) ?? "null"
  }

  private mutating func image() -> String {
    if numbers.below(4) == 0 { return "null" }
    let scale = numbers.below(2) == 0 ? "" : ", \"scale\": 2"
    let caps = numbers.below(2) == 0 ? "" : ", \"capInsets\": [1, 2, 3, \(numbers.below(5))]"
    return "{\"checkerboard\": \(numbers.below(3) + 2), \"size\": [9, 12]\(scale)\(caps)}"
  }
}
