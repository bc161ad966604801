import Scenes

// Pages as apps have them, for what hands do.

extension BenchmarkScene {
  static func shadow(_ opacity: Double, radius: Double, down: Double) -> JSONValue {
    [
      "shadowOpacity": JSONValue(opacity), "shadowRadius": JSONValue(radius),
      "shadowOffset": [0, JSONValue(down)],
    ]
  }

  static func label(_ frame: JSONValue, _ font: String, _ text: String) -> JSONValue {
    ["class": "UILabel", "frame": frame, "font": JSONValue(font), "text": JSONValue(text)]
  }

  /// A rounded card with a shadow: a picture, two lines of text, a hairline.
  private static func row(_ index: Int, _ dice: inout Dice) -> JSONValue {
    [
      "frame": rect(16, 8 + Double(index) * 72, width - 32, 64), "cornerRadius": 12,
      "backgroundColor": "white", "layer": shadow(0.2, radius: 6, down: 2),
      "subviews": [
        [
          "frame": [12, 12, 40, 40], "cornerRadius": 10, "backgroundColor": dice.color(),
        ],
        label([66, 9, 900, 22], "semibold 16", "\(index)  " + dice.words(5)),
        adding(
          [("textColor", "#666666")], to: label([66, 33, 1400, 18], "regular 13", dice.words(14))),
        ["frame": rect(66, 63.5, width - 120, 0.5), "backgroundColor": "#00000022"],
      ],
    ]
  }

  /// A thousand rows in a scroll view.
  static func list() -> JSONValue {
    var dice = Dice(1)
    let count = 1000
    let rows = (0..<count).map { row($0, &dice) }
    return [
      "class": "UIScrollView", "id": "list", "frame": rect(0, 0, width, height),
      "contentSize": [JSONValue(width), JSONValue(16 + Double(count) * 72)],
      "subviews": JSONValue(.array(rows)),
    ]
  }

  /// Cards with a gradient, texts and a button, clipped to their corners.
  static func cards(_ count: Int, _ dice: inout Dice, top: Double = 16) -> [JSONValue] {
    (0..<count).map { index in
      let (column, line) = (Double(index % 8), Double(index / 8))
      let inner: JSONValue = [
        [
          "frame": [0, 0, 208, 60],
          "sublayers": [
            [
              "class": "CAGradientLayer", "frame": [0, 0, 208, 60],
              "colors": [dice.color(), dice.color()],
            ]
          ],
        ],
        label([14, 70, 180, 20], "semibold 15", dice.words(3)),
        adding(
          [("numberOfLines", 3)], to: label([14, 92, 180, 48], "regular 12", dice.words(12))),
        ["frame": [14, 148, 84, 26], "cornerRadius": 13, "backgroundColor": "#1A73F2"],
      ]
      return [
        "id": JSONValue("card\(index)"),
        "frame": rect(20 + column * 236, top + line * 212, 208, 184),
        "cornerRadius": 16, "backgroundColor": "white",
        "layer": shadow(0.33, radius: 12, down: 6),
        "subviews": [
          [
            "frame": [0, 0, 208, 184], "cornerRadius": 16, "clipsToBounds": true,
            "isUserInteractionEnabled": false, "subviews": inner,
          ]
        ],
      ]
    }
  }

  /// Forty cards, the last of which is to be dragged.
  static func desk() -> JSONValue {
    var dice = Dice(2)
    var cards = cards(40, &dice)
    let last = cards.removeLast()
    let members = (last.members ?? []).filter { $0.key != "id" }
    let hero = adding(
      [("id", "hero"), ("actions", ["pan": "drag"])], to: JSONValue(.object(members)))
    return ["subviews": JSONValue(.array(cards + [hero]))]
  }

  /// A page of rows, what dims it, and the page of cards that comes over it.
  static func pages() -> JSONValue {
    var dice = Dice(3)
    let rows = (0..<15).map { row($0, &dice) }
    let title = label([40, 30, 1000, 50], "bold 34", "Details")
    let cards = cards(32, &dice, top: 116).map { card in
      JSONValue(.object((card.members ?? []).filter { $0.key != "id" }))
    }
    return [
      "subviews": [
        [
          "id": "page1", "frame": rect(0, 0, width, height), "backgroundColor": "#F2F2F7",
          "subviews": JSONValue(.array(rows)),
        ],
        ["id": "dim", "frame": rect(0, 0, width, height), "backgroundColor": "#00000030"],
        [
          "id": "page2", "frame": rect(width, 0, width, height), "backgroundColor": "white",
          "layer": ["shadowOpacity": 0.35, "shadowRadius": 20],
          "subviews": JSONValue(.array([title] + cards)),
        ],
      ]
    ]
  }

  /// A form of text fields above a text view.
  static func form() -> JSONValue {
    var dice = Dice(4)
    let fields: [JSONValue] = (0..<24).map { index in
      let (column, line) = (Double(index % 3), Double(index / 3))
      return [
        "class": "UITextField", "id": JSONValue("field\(index)"),
        "frame": rect(40 + column * 620, 40 + line * 76, 580, 44), "borderStyle": "roundedRect",
        "font": 17, "placeholder": JSONValue(dice.words(3)),
        "text": JSONValue(index == 0 ? "" : dice.words(4)),
      ]
    }
    let text = (0..<6).map { _ in dice.words(60) }.joined(separator: " ")
    let page: JSONValue = [
      "class": "UITextView", "id": "page", "frame": [40, 680, 1840, 380], "font": 16,
      "text": JSONValue(text),
    ]
    return ["subviews": JSONValue(.array(fields + [page]))]
  }

  /// A text of so many paragraphs of 500 characters.
  static func text(paragraphs: Int) -> JSONValue {
    var dice = Dice(5)
    let lines = (0..<paragraphs).map { _ in String(dice.words(110).prefix(500)) }
    return [
      "subviews": [
        [
          "class": "UITextView", "id": "page", "frame": rect(0, 0, width, height), "font": 16,
          "text": JSONValue(lines.joined(separator: "\n")),
        ]
      ]
    ]
  }

  /// Two hundred layers that go their ways, some turning, some translucent, some with shadows.
  static func movers() -> [JSONValue] {
    var dice = Dice(6)
    return (0..<200).map { index in
      let side = dice.whole(40...140)
      let high = Int(Double(side) * dice.number(0.6...1.4))
      let (place, animations) = way(index, &dice)
      var layer: JSONValue = [
        "bounds": [0, 0, JSONValue(side), JSONValue(high)], "position": place,
        "cornerRadius": JSONValue(dice.one(of: [0, 8, 16, Double(min(side, high)) / 2])),
        "backgroundColor": dice.color(), "opacity": index % 3 == 0 ? 0.7 : 1,
        "animations": JSONValue(.array(animations)),
      ]
      if index % 4 == 0 {
        layer = adding(
          (shadow(0.4, radius: 8, down: 4).members ?? []).map { ($0.key, $0.value) }, to: layer)
      }
      return layer
    }
  }

  /// A bar and a panel through which what is below them is seen blurred.
  static var materials: [JSONValue] {
    [
      [
        "class": "UIVisualEffectView", "id": "bar", "effect": "systemMaterialLight",
        "frame": rect(0, 0, width, 120),
      ],
      [
        "class": "UIVisualEffectView", "id": "panel", "effect": "systemMaterialLight",
        "frame": [640, 330, 640, 420],
      ],
    ]
  }
}
