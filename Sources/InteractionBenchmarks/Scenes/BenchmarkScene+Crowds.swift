import Scenes

// Very many of the plainest: what a frame costs that has to do with few of them.

extension BenchmarkScene {
  /// So many small views, of which the last is `one`.
  static func crowd(of count: Int) -> JSONValue {
    var dice = Dice(9)
    var views = (1..<count).map { _ in
      [
        "frame": rect(Double(dice.whole(0...1911)), Double(dice.whole(0...1071)), 9, 9),
        "backgroundColor": dice.color(),
      ] as JSONValue
    }
    views.append(["id": "one", "frame": rect(940, 520, 40, 40), "backgroundColor": "#FF3B30"])
    return ["subviews": JSONValue(.array(views))]
  }

  /// A way around over the page, on which every fifth turns; where it begins, and the animations.
  static func way(_ index: Int, _ dice: inout Dice) -> (place: JSONValue, [JSONValue]) {
    var points = (0..<4).map { _ -> JSONValue in
      [JSONValue(dice.whole(0...1920)), JSONValue(dice.whole(0...1080))]
    }
    points.append(points[0])
    var animations: [JSONValue] = [
      [
        "keyPath": "position", "values": JSONValue(.array(points)),
        "duration": JSONValue(dice.number(4...12)), "repeatCount": "infinity",
      ]
    ]
    if index % 5 == 0 {
      animations.append([
        "keyPath": "transform.rotation.z", "from": 0, "to": 360,
        "duration": JSONValue(dice.number(3...9)), "repeatCount": "infinity",
      ])
    }
    return (points[0], animations)
  }

  /// Small layers that each go their way, turn and fade.
  static func swarm(_ count: Int) -> JSONValue {
    var dice = Dice(11)
    let layers = (0..<count).map { index -> JSONValue in
      var (place, animations) = way(index, &dice)
      if index % 2 == 0 {
        animations.append([
          "keyPath": "opacity", "from": 0.2, "to": 1, "duration": JSONValue(dice.number(1...3)),
          "autoreverses": true, "repeatCount": "infinity",
        ])
      }
      return [
        "bounds": [0, 0, 6, 6], "position": place, "backgroundColor": dice.color(),
        "animations": JSONValue(.array(animations)),
      ]
    }
    return ["layer": ["sublayers": JSONValue(.array(layers))]]
  }

  /// Layers that go to and fro below the page.
  static func unseenMovers(_ count: Int) -> JSONValue {
    var dice = Dice(10)
    let layers = (0..<count).map { _ in
      [
        "frame": rect(Double(dice.whole(0...1800)), Double(dice.whole(1200...4900)), 9, 9),
        "backgroundColor": dice.color(),
        "animations": [
          [
            "keyPath": "position.x", "by": 50, "duration": 2, "autoreverses": true,
            "repeatCount": "infinity",
          ]
        ],
      ] as JSONValue
    }
    return ["layer": ["sublayers": JSONValue(.array(layers))]]
  }
}
