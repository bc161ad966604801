import Foundation
import Scenes

// Pages full of one thing each, which are moved as a whole.

extension BenchmarkScene {
  static func cardPage() -> JSONValue {
    var dice = Dice(11)
    return [
      "id": "page", "backgroundColor": "#F2F2F7", "subviews": JSONValue(.array(cards(40, &dice))),
    ]
  }

  /// Ten thousand small rectangles, half of them rounded.
  static func manyPage() -> JSONValue {
    var dice = Dice(12)
    let layers = (0..<10_000).map { index -> JSONValue in
      let (wide, high) = (Double(dice.whole(6...28)), Double(dice.whole(6...28)))
      var (x, y) = (dice.number(0...width - wide), dice.number(0...height - high))
      if index % 2 == 1 { (x, y) = (x.rounded(), y.rounded()) }
      let opacity = dice.whole(0...9) < 7 ? 1 : dice.number(0.3...0.9)
      let layer: JSONValue = [
        "frame": rect(x, y, wide, high), "backgroundColor": dice.color(opacity: opacity),
      ]
      guard dice.whole(0...1) == 0 else { return layer }
      let radius = dice.one(of: [2, 3, 4, min(wide, high) / 2])
      return adding([("cornerRadius", JSONValue(radius))], to: layer)
    }
    return page(layers, background: "#1A1A1E")
  }

  /// Two hundred large soft shadows.
  static func shadowPage() -> JSONValue {
    var dice = Dice(13)
    let layers = (0..<200).map { _ -> JSONValue in
      let (wide, high) = (Double(dice.whole(80...240)), Double(dice.whole(60...180)))
      let (x, y) = (dice.number(20...width - wide - 20), dice.number(20...height - high - 20))
      return adding(
        (shadow(0.5, radius: 24, down: 8).members ?? []).map { ($0.key, $0.value) },
        to: [
          "frame": rect(x.rounded(), y.rounded(), wide, high),
          "cornerRadius": JSONValue(dice.one(of: [8.0, 12, 16, 24])),
          "backgroundColor": dice.color(),
        ])
    }
    return page(layers)
  }

  /// Five hundred curves, stroked and dashed.
  static func pathPage() -> JSONValue {
    var dice = Dice(14)
    let layers = (0..<500).map { index -> JSONValue in
      let (wide, high) = (Double(dice.whole(80...320)), Double(dice.whole(60...260)))
      func point() -> String { "\(dice.number(0...wide)) \(dice.number(0...high))" }
      var path = "M \(point())"
      for _ in 0..<dice.whole(1...3) { path += " C \(point()) \(point()) \(point())" }
      let isFilled = index % 5 == 0
      let dashes: [JSONValue] = [[8, 5], [2, 4], [12, 4, 2, 4], [1, 6]]
      return [
        "class": "CAShapeLayer",
        "frame": rect(dice.number(0...width - wide), dice.number(0...height - high), wide, high),
        "path": JSONValue(isFilled ? path + " Z" : path),
        "fillColor": isFilled ? dice.color(opacity: 0.5) : nil,
        "strokeColor": dice.color(opacity: index % 3 == 0 ? 0.7 : 1),
        "lineWidth": JSONValue(dice.one(of: [1, 1.5, 2, 3, 4, 6])),
        "lineCap": dice.one(of: ["butt", "round", "square"]),
        "lineJoin": dice.one(of: ["miter", "round", "bevel"]),
        "lineDashPattern": index % 2 == 0 ? nil : dice.one(of: dashes),
      ]
    }
    return page(layers, background: "#FFFFFF")
  }

  /// Two hundred pictures, most of them turned, all of them scaled.
  static func imagePage() -> JSONValue {
    var dice = Dice(15)
    let layers = (0..<200).map { index -> JSONValue in
      let wide = dice.number(60...260)
      let high = wide * dice.number(0.7...1.3)
      var layer: JSONValue = [
        "frame": rect(dice.number(0...width - wide), dice.number(0...height - high), wide, high),
        "name": JSONValue("photo\(index)"),
      ]
      if dice.whole(0...9) < 7 {
        layer = adding([("transform", [["rotate": JSONValue(dice.number(0...360))]])], to: layer)
      }
      if dice.whole(0...4) == 0 {
        layer = adding([("opacity", JSONValue(dice.number(0.4...0.9)))], to: layer)
      }
      return layer
    }
    return page(layers, background: "#33404D")
  }

  /// Panels of charts: translucent bars, hairlines, gradients.
  static func dashboardPage() -> JSONValue {
    var dice = Dice(16)
    var layers: [JSONValue] = []
    for panel in 0..<24 {
      let (left, top) = (Double(panel % 6) * 316 + 16, Double(panel / 6) * 264 + 16)
      layers.append([
        "frame": rect(left, top, 300, 248), "cornerRadius": 14, "backgroundColor": "#FFFFFF14",
        "borderWidth": 0.5, "borderColor": "#FFFFFF30",
      ])
      for line in 0..<12 {
        let y = top + 40 + Double(line) * 16.5
        layers.append(["frame": rect(left + 14, y, 272, 0.5), "backgroundColor": "#FFFFFF26"])
      }
      for bar in 0..<50 {
        let high = dice.number(12...180)
        let frame = rect(left + 16 + Double(bar) * 5.4, top + 228 - high, 3.8, high)
        layers.append([
          "class": "CAGradientLayer", "frame": frame, "cornerRadius": 1.5,
          "colors": [dice.color(opacity: 0.9), dice.color(opacity: 0.3)],
        ])
      }
      for _ in 0..<12 {
        layers.append([
          "frame": rect(
            left + dice.number(10...240), top + dice.number(8...200), dice.number(20...60),
            dice.number(10...40)),
          "cornerRadius": 6, "backgroundColor": dice.color(opacity: 0.25),
        ])
      }
    }
    return page(layers, background: "#10141C")
  }

  /// Two thousand polygons of forty corners.
  static func mapPage() -> JSONValue {
    var dice = Dice(17)
    let layers = (0..<2000).map { index -> JSONValue in
      let reach = dice.number(14...40)
      let corners = (0..<40).map { corner -> String in
        let (angle, far) = (Double(corner) / 40 * 2 * .pi, reach * dice.number(0.6...1))
        func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        return "\(rounded(reach + cos(angle) * far)) \(rounded(reach + sin(angle) * far))"
      }
      return [
        "class": "CAShapeLayer",
        "frame": rect(
          dice.number(-20...width - 40), dice.number(-20...height - 40), 2 * reach, 2 * reach),
        "path": JSONValue("M " + corners.joined(separator: " L ") + " Z"),
        "fillColor": dice.color(opacity: index % 4 == 0 ? 0.6 : 1), "strokeColor": "#FFFFFF",
        "lineWidth": 0.5,
      ]
    }
    return page(layers, background: "#A8D4E8")
  }

  /// Three hundred and eighty photos in rounded clips.
  static func wallPage() -> JSONValue {
    var dice = Dice(18)
    let layers = (0..<380).map { index -> JSONValue in
      let (column, line) = (Double(index % 20), Double(index / 20))
      let frame = rect(4 + column * 96, 4 + line * 56.7, 92, 52.7)
      let zoom = dice.number(1...1.6)
      return [
        "frame": frame, "cornerRadius": 8, "masksToBounds": true,
        "sublayers": [
          [
            "frame": rect(46 - 46 * zoom, 26 - 40 * zoom, 92 * zoom, 80 * zoom),
            "name": JSONValue("photo\(index)"),
          ]
        ],
      ]
    }
    return page(layers, background: "#000000")
  }
}
