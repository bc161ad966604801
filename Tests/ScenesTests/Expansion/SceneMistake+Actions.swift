extension SceneMistake {
  static let actions: [SceneMistake] = [
    SceneMistake(
      "actions that are none", root: #""actions": «[]»"#,
      says:
        "@1 error wrong-value expected actions such as { \"tap\": [{ \"log\": \"tapped\" }] }, found a list"
    ),
    SceneMistake(
      "an unknown action", root: #""actions": {«"tpa"»: []}"#,
      says: "@1 warning unknown-key unknown action 'tpa'; did you mean 'tap'?"),
    SceneMistake(
      "a pan that does not drag", root: #""actions": {"pan": «"slide"»}"#,
      says: "@1 error wrong-value expected \"drag\""),
    SceneMistake(
      "steps that are no list", root: #""actions": {"tap": «{}»}"#,
      says: "@1 error wrong-value expected a list of steps, found an object"),
    SceneMistake(
      "steps that are none",
      root: #""actions": {"tap": [«{}», «3», {«"sett"»: {}}, {"log": «4»}, {"set": «[]»}]}"#,
      says: "@1 error wrong-value a step does one thing, such as set, animate, log or push",
      "@2 error wrong-value expected a step such as { \"set\": { \"self.alpha\": 0.5 } }, found a"
        + " number",
      "@3 error unknown-key unknown step 'sett'; did you mean 'set'?",
      "@4 error wrong-value expected a string, found a number",
      "@5 error wrong-value expected properties such as { \"card.alpha\": 0.5 }, found a list"),
    SceneMistake(
      "a step that does two things", root: #""actions": {"tap": [{"set": {}, «"log"»: "a"}]}"#,
      says: "@1 error wrong-value a step does one thing, such as set, animate, log or push"),
    SceneMistake(
      "a key beside the object that has it",
      root: #""actions": {"tap": [{"animate": {"set": {"self.alpha": 0}}, «"duration"»: 1}]}"#,
      says: "@1 error wrong-place 'duration' stands in the object of 'animate', such as"
        + " { \"animate\": { \"duration\": 0.4, \"set\": { \"self.alpha\": 0.5 } } }"),
    SceneMistake(
      "an else without a toggle", root: #""actions": {"tap": [{"set": {}, «"else"»: {}}]}"#,
      says: "@1 error wrong-value 'else' belongs to a 'toggle'"),
    SceneMistake(
      "steps of animations that miss their node",
      root: #"""
        "id": "card", "actions": {"tap": [«{"add": {"keyPath": "opacity", "to": 0}}»,
          {"add": {"keyPath": "opacity", "to": 0}, "to": «"crad"»},
          {"add": {"keyPath": «"opactiy"», "to": 0}, "to": "card"},
          {"remove": «3», "from": "card"}, {"set": {}, «"from"»: "card"}, {"log": "a", «"to"»: "card"}]}
        """#,
      says: "@1 error missing-key an 'add' needs 'to', such as \"self\"",
      "@2 error unknown-target no node has the id 'crad'; did you mean 'card'?",
      "@3 error wrong-value there is nothing to animate at 'opactiy'; did you mean 'opacity'?",
      "@4 error wrong-value expected the key of an animation, found a number",
      "@5 error wrong-value 'from' belongs to a 'remove' or a 'present'",
      "@6 error wrong-value 'to' belongs to an 'add'"),
    SceneMistake(
      "a key that no animation has",
      root: #"""
        "id": "card", "animations": [{"key": "spin", "keyPath": "opacity", "to": 0}],
        "actions": {"tap": [{"remove": "spin", "from": "self"}, {"remove": «"spim"», "from": "self"},
          {"remove": "position", "from": "card"}]}
        """#,
      says: "@1 warning unknown-target no animation has the key 'spim'; did you mean 'spin'?"),
    SceneMistake(
      "a target without a property", root: #""actions": {"tap": [{"set": {«"alpha"»: 1}}]}"#,
      says: "@1 error wrong-value expected a target such as \"card.alpha\""),
    SceneMistake(
      "an unknown target",
      root: #""id": "card", "actions": {"tap": [{"set": {«"crad.alpha"»: 1}}]}"#,
      says: "@1 error unknown-target no node has the id 'crad'; did you mean 'card.alpha'?"),
    SceneMistake(
      "an unknown property of a target",
      root: #""id": "card", "actions": {"tap": [{"set": {«"card.alhpa"»: 1}}]}"#,
      says: "@1 error unknown-target UIView has no property 'alhpa'; did you mean 'card.alpha'?"),
    SceneMistake(
      "a wrong value for a target", root: #""actions": {"tap": [{"set": {"self.alpha": «2»}}]}"#,
      says: "@1 error value-out-of-range 2 is out of range: expected a number from 0 to 1"),
    SceneMistake(
      "a toggle of a number", root: #""actions": {"tap": [{"toggle": «"self.alpha"»}]}"#,
      says: "@1 error wrong-value only a property that is true or false can be toggled"),
    SceneMistake(
      "a mistake in the action of a component that is used twice",
      #"""
      {"components": {"A": {"view": {"actions": {"tap": [{"toggle": «"me.isHidden"»}]}}}},
      "root": {"subviews": [{"component": "A"}, {"component": "A"}]}}
      """#,
      says: "@1 error unknown-target no node has the id 'me'"),
  ]
}
