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
