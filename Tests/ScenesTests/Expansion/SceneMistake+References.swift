extension SceneMistake {
  static let references: [SceneMistake] = [
    SceneMistake(
      "an unknown definition", #"{"define": {"accent": 1}, "root": {"alpha": «"$acent"»}}"#,
      says: "@1 error unknown-name nothing is defined as '$acent'; did you mean '$accent'?"),
    SceneMistake(
      "a dollar sign alone", root: #""tag": «"$"»"#,
      says: "@1 error unknown-name nothing is defined as '$'"),
    SceneMistake(
      "a parameter outside a component", root: #""alpha": «"${x}"»"#,
      says: "@1 error unknown-name '${x}' stands outside a component"),
    SceneMistake(
      "definitions that use each other",
      #"{"define": {"a": "$b", "b": ["$c"], "c": «"$b"»}, "root": {"alpha": "$a"}}"#,
      says: "@1 error define-cycle the definitions use each other: $b → $c → $b"),
    SceneMistake(
      "a node that is defined as itself", #"{"define": {"a": «"$a"»}, "root": "$a"}"#,
      says: "@1 error define-cycle the definitions use each other: $a → $a"),
    SceneMistake(
      "a definition of another kind", #"{"define": {"a": «"red"»}, "root": {"alpha": "$a"}}"#,
      says: "@1 error wrong-value expected a number from 0 to 1, found a string"),
    SceneMistake(
      "a mistake in a definition that is used thrice",
      #"""
      {"define": {"a": {"alpha": «2», «"tagg"»: 1}}, "root": {"subviews": [
      {"use": "$a"}, {"use": ["$a"]}, "$a"]}}
      """#,
      says: "@1 error value-out-of-range 2 is out of range: expected a number from 0 to 1",
      "@2 warning unknown-key unknown key 'tagg' on UIView; did you mean 'tag'?"),
    SceneMistake(
      "use of what is no object", #"{"define": {"a": 3}, "root": {"use": [«"$a"», «"b"», «7»]}}"#,
      says: "@1 error wrong-value 'use' takes defined objects, not a number",
      "@2 error wrong-value 'use' takes defined objects, not a string",
      "@3 error wrong-value 'use' takes defined objects, not a number"),
    SceneMistake(
      "use of a component",
      #"{"components": {"Chip": {"view": {}}}, "root": {"use": «"Chip"»}}"#,
      says: "@1 error wrong-value 'Chip' is a component, and 'use' takes defined objects"
        + #" | nowhere written as "component": "Chip", with its parameters beside that"#),
    SceneMistake(
      "a node that is defined as a number",
      #"{"define": {"a": 3}, "root": {"subviews": [«"$a"»]}}"#,
      says: "@1 error wrong-value expected a node, found a number"),
    SceneMistake(
      "subviews that are defined as a number",
      #"{"define": {"a": 3}, "root": {"subviews": «"$a"»}}"#,
      says: "@1 error wrong-value expected a list of nodes, found a number"),
  ]

  static let components: [SceneMistake] = [
    SceneMistake(
      "an unknown component",
      #"{"components": {"Card": {"view": {}}}, "root": {"component": «"Crad"»}}"#,
      says: "@1 error unknown-name there is no component 'Crad'; did you mean 'Card'?"),
    SceneMistake(
      "a component without a name", root: #""component": «4»"#,
      says: "@1 error wrong-value expected a string, found a number"),
    SceneMistake(
      "a component without a view",
      #"{"components": {«"Card"»: {}}, "root": {"subviews": [{"component": "Card"}]}}"#,
      says: "@1 error missing-key the component 'Card' has no 'view'"),
    SceneMistake(
      "a component without a view that nobody names",
      #"{"components": {«"Card"»: {}}, "root": {}}"#,
      says: "@1 error missing-key the component 'Card' has no 'view'"),
    SceneMistake(
      "a mistyped key of a component",
      #"{"components": {"Card": {«"params"»: {}, "view": {}}}, "root": {"component": "Card"}}"#,
      says: "@1 warning unknown-key unknown key 'params' in a component; did you mean"
        + " 'parameters'?"),
    SceneMistake(
      "parameters that are a list",
      #"{"components": {"C": {"parameters": «[]», "view": {}}}, "root": {"component": "C"}}"#,
      says: "@1 error wrong-value expected 'parameters' to be an object, found a list"),
    SceneMistake(
      "components that contain each other",
      #"""
      {"components": {"A": {"view": {"subviews": [{"component": "B"}]}},
      "B": {"view": {"subviews": [{"component": «"A"»}]}}},
      "root": {"subviews": [{"component": "A"}, {"component": "A"}]}}
      """#,
      says: "@1 error component-cycle the components contain each other: A → B → A"),
    SceneMistake(
      "a component whose view is itself",
      #"{"components": {"A": {"view": {"component": «"A"»}}}, "root": {"component": "A"}}"#,
      says: "@1 error component-cycle the components contain each other: A → A"),
    SceneMistake(
      "an unknown parameter inside",
      #"""
      {"components": {"A": {"parameters": {"title": ""}, "view": {"layer": {"name": «"${titel}"»}}}},
      "root": {"component": "A"}}
      """#,
      says: "@1 error unknown-name the component has no parameter 'titel'; did you mean '${title}'?"
    ),
    SceneMistake(
      "a mistyped parameter of an instance",
      #"""
      {"components": {"A": {"parameters": {"tint": "red"}, "view": {}}},
      "root": {"component": "A", «"tnit"»: "blue"}}
      """#,
      says: "@1 warning unknown-key unknown key 'tnit' on UIView; did you mean 'tint'?"),
    SceneMistake(
      "a parameter of another kind",
      #"""
      {"components": {"A": {"parameters": {"a": 1}, "view": {"alpha": "${a}"}}},
      "root": {"subviews": [{"component": "A", "a": «"x"»}, {"component": "A"}]}}
      """#,
      says: "@1 error wrong-value expected a number from 0 to 1, found a string"),
    SceneMistake(
      "a parameter with a mistake in it is one mistake",
      #"""
      {"components": {"A": {"parameters": {"a": 1}, "view": {"alpha": "${a}", "tag": "${a}"}}},
      "root": {"component": "A", "a": «"$nope"»}}
      """#,
      says: "@1 error unknown-name nothing is defined as '$nope'"),
    SceneMistake(
      "a list inside a text",
      #"""
      {"components": {"A": {"parameters": {"a": [1]}, "view": {"layer": {"name": «"n ${a}"»}}}},
      "root": {"component": "A"}}
      """#,
      says: "@1 error wrong-value a list cannot stand inside a text"),
    SceneMistake(
      "two instances of one id are one mistake",
      #"""
      {"components": {"A": {"view": {"subviews": [{"id": "in"}, {"id": "out"}]}}}, "root": {
      "subviews": [{"component": "A", "id": «"a"»}, {"component": "A", "id": «"a"»}]}}
      """#,
      says: "@2 error duplicate-id the id 'a' is used twice | @1 first used here"),
    SceneMistake(
      "an id twice inside a component that is used twice",
      #"""
      {"components": {"A": {"view": {"subviews": [{"id": «"in"»}, {"id": «"in"»}]}}}, "root": {
      "subviews": [{"component": "A"}, {"component": "A", "id": "x"}]}}
      """#,
      says: "@2 error duplicate-id the id 'in' is used twice | @1 first used here"),
  ]
}
