extension SceneMistake {
  /// What people write who know other formats, and what they read.
  static let guesses: [SceneMistake] = [
    SceneMistake(
      "words that mean a key",
      root: #"""
        «"opacity"»: 0.5, «"children"»: [], «"visible"»: true, «"onTap"»: [], «"filters"»: [],
        "subviews": [{"class": "UILabel", «"color"»: "red", «"title"»: "Hello"}]
        """#,
      says: "@1 warning unknown-key unknown key 'opacity' on UIView; did you mean 'alpha'?",
      "@2 warning unknown-key unknown key 'children' on UIView; did you mean 'subviews'?",
      "@3 warning unknown-key unknown key 'visible' on UIView; did you mean 'isHidden'? | nowhere"
        + " 'isHidden' says the opposite",
      "@4 warning unknown-key unknown key 'onTap' on UIView; did you mean 'actions.tap'? | nowhere"
        + " written as \"actions\": { \"tap\": [{ \"log\": \"tap\" }] }",
      "@5 warning unknown-key unknown key 'filters' on UIView; did you mean 'layer.filters'? |"
        + " nowhere written as \"layer\": { \"filters\": … }",
      "@6 warning unknown-key unknown key 'color' on UILabel; did you mean 'textColor'?",
      "@7 warning unknown-key unknown key 'title' on UILabel; did you mean 'text'?"),
    SceneMistake(
      "a key of other classes", root: #"«"numberOfPages"»: 3, «"text"»: "Hello""#,
      says: "@1 warning unknown-key unknown key 'numberOfPages' on UIView; 'numberOfPages' belongs"
        + " to UIPageControl",
      "@2 warning unknown-key unknown key 'text' on UIView; 'text' belongs to UILabel, UITextField,"
        + " UITextView, UISearchBar and 1 more"),
    SceneMistake(
      "words for classes", root: #""subviews": [{"class": «"Label"»}, {"class": «"div"»}]"#,
      says: "@1 error unknown-class there is no view class 'Label'; did you mean 'UILabel'?",
      "@2 error unknown-class there is no view class 'div'; did you mean 'UIView'?"),
    SceneMistake(
      "a word in a target",
      root: #""id": "card", "actions": {"tap": [{"set": {«"card.opacity"»: 0.5}}]}"#,
      says: "@1 error unknown-target UIView has no property 'opacity'; did you mean 'card.alpha'?"),
    SceneMistake(
      "a price in a text", root: #""subviews": [{"class": "UILabel", "text": «"$5"»}]"#,
      says: "@1 error unknown-name nothing is defined as '$5'; did you mean '$$5'?"),
    SceneMistake(
      "definitions and components without their signs",
      #"""
      {"define": {"accent": "red"}, "components": {"Card": {"view": {}}},
       "root": {"backgroundColor": «"accent"», "tintColor": "$accent",
        "subviews": [{"class": «"Card"»}]}}
      """#,
      says: "@1 error wrong-value 'accent' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or"
        + " a name; did you mean '$accent'?",
      "@2 error unknown-class there is no view class 'Card' | nowhere a component is written as"
        + " \"component\": \"Card\""),
    SceneMistake(
      "a colour without its sign", root: #""backgroundColor": «"ff0000"»"#,
      says: "@1 error wrong-value 'ff0000' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or"
        + " a name; did you mean '#ff0000'?"),
    SceneMistake(
      "key paths by other names",
      root: #"""
        "animations": [{"keyPath": «"alpha"», "to": 0}, {"keyPath": «"rotation"», "to": 90}]
        """#,
      says: "@1 error wrong-value there is nothing to animate at 'alpha'; did you mean 'opacity'?",
      "@2 error wrong-value there is nothing to animate at 'rotation'; did you mean"
        + " 'transform.rotation.z'?"),
    SceneMistake(
      "a step by another name", root: #""actions": {"tap": [{«"delay"»: 1}]}"#,
      says: "@1 error unknown-key unknown step 'delay'; did you mean 'wait'?"),
    SceneMistake(
      "a family in a text",
      root: #""subviews": [{"class": "UILabel", "font": «"Helvetica 17"»}]"#,
      says: "@1 error wrong-value 'Helvetica 17' is no font: a family stands in an object | nowhere"
        + " written as { \"family\": \"Helvetica\", \"size\": 17 }"),
    SceneMistake(
      "a list that is too short", root: #""frame": «[1, 2, 3]»"#,
      says: "@1 error wrong-value expected a rectangle [x, y, width, height], found a list of 3"),
    SceneMistake(
      "one sign for two in a constraint",
      root: #""id": "r", "constraints": [«"r.width = 20"»]"#,
      says: "@1 error wrong-value expected a constraint such as \"title.leading =="
        + " superview.leading + 16\", found 'r.width = 20'; did you mean 'r.width == 20'?"),
    SceneMistake(
      "a time with its unit",
      root: #""animations": [{"keyPath": "opacity", "to": 0, "duration": «"300ms"»}]"#,
      says: "@1 error wrong-value expected a number of seconds, such as 0.3, found a string"),
    SceneMistake(
      "a file of nearly the name",
      #"{"include": [«"thme.json"»], "root": {"class": "UIView"}}"#,
      with: ["theme.json": "{}", "thme.png": ""],
      says: "@1 error unreadable-file 'thme.json': no such file; did you mean 'theme.json'?"),
  ]

  /// One mistake does not hide others, and does not bring others.
  static let broken: [SceneMistake] = [
    SceneMistake(
      "an include that is not there is one mistake",
      #"""
      {"include": [«"gone.json"»], "root": {"use": "$card", "alpha": "$half", "subviews": [
      {"component": "Badge", "id": "badge"}, "$footer"],
      "actions": {"tap": [{"set": {"badge/title.alpha": 1}}]}, "constraints": {"top": "header"}}}
      """#,
      says: "@1 error unreadable-file 'gone.json': no such file"),
    SceneMistake(
      "what is wrong on lines beside a mistake of syntax",
      "{\"root\": {\n«\"cornerRaduis\"»: 3,\n\"frame\": [0, 0«» 10, 10],\n«\"alfa\"»: 2«»\n"
        + "\"tag\": «\"x\"»,\n\"use\": \"$nothing\"}}",
      says: "@1 warning unknown-key unknown key 'cornerRaduis' on UIView; did you mean"
        + " 'cornerRadius'?",
      "@2 error missing-comma expected a comma after this",
      "@4 error missing-comma expected a comma after this",
      "@5 error wrong-value expected a whole number, found a string"),
    SceneMistake(
      "what is wrong before a bracket that is missing, and not behind it",
      "{\"root\": {\n  \"alpha\": «2»,\n  \"subviews\": «[»\n    {\"tag\": \"x\"}\n}}",
      says: "@1 error value-out-of-range 2 is out of range: expected a number from 0 to 1",
      "s.json:5:1-2 error mismatched-bracket expected ']' in place of '}' | @2 to close this '['"),
  ]
}
