extension SyntaxCase {
  static let brackets: [SyntaxCase] = [
    SyntaxCase(
      "a list is not closed before its object is", #"{"a": [1, 2 }"#, reads: #"{"a":[1,2]}"#,
      #"""
      s.json:1:13: error: expected ']' in place of '}'
      {"a": [1, 2 }
                  ^
      s.json:1:7: note: to close this '['
      {"a": [1, 2 }
            ^

      """#),
    SyntaxCase(
      "a list is closed with the wrong bracket", #"{"a": [1, 2}, "b": 3}"#,
      reads: #"{"a":[1,2],"b":3}"#,
      #"""
      s.json:1:12: error: expected ']' in place of '}'
      {"a": [1, 2}, "b": 3}
                 ^
      s.json:1:7: note: to close this '['
      {"a": [1, 2}, "b": 3}
            ^

      """#),
    SyntaxCase(
      "a list is not closed in one object of many", #"[{"a": [1, 2 }, {"a": [3]} ]"#,
      reads: #"[{"a":[1,2]},{"a":[3]}]"#,
      #"""
      s.json:1:14: error: expected ']' in place of '}'
      [{"a": [1, 2 }, {"a": [3]} ]
                   ^
      s.json:1:8: note: to close this '['
      [{"a": [1, 2 }, {"a": [3]} ]
             ^

      """#),
    SyntaxCase(
      "the only list is closed with the wrong bracket", #"[1, 2}"#, reads: #"[1,2]"#,
      #"""
      s.json:1:6: error: expected ']' in place of '}'
      [1, 2}
           ^
      s.json:1:1: note: to close this '['
      [1, 2}
      ^

      """#),
    SyntaxCase(
      "the only object is closed with the wrong bracket", #"{"a": 1]"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:8: error: expected '}' in place of ']'
      {"a": 1]
             ^
      s.json:1:1: note: to close this '{'
      {"a": 1]
      ^

      """#),
    SyntaxCase(
      "indentation shows a wrong bracket", #"{\#n  "a": [\#n    1\#n  },\#n  "b": 2\#n}"#,
      reads: #"{"a":[1],"b":2}"#,
      #"""
      s.json:4:3: error: expected ']' in place of '}'
        },
        ^
      s.json:2:8: note: to close this '['
        "a": [
             ^

      """#),
    SyntaxCase(
      "indentation shows a missing bracket",
      #"{\#n  "a": {\#n    "b": [1, 2\#n  },\#n  "c": 2\#n}"#, reads: #"{"a":{"b":[1,2]},"c":2}"#,
      #"""
      s.json:4:3: error: expected ']' in place of '}'
        },
        ^
      s.json:3:10: note: to close this '['
          "b": [1, 2
               ^

      """#),
    SyntaxCase(
      "indentation shows where a bracket is missing",
      #"{\#n  "a": {\#n    "b": {\#n      "c": 1\#n  },\#n  "d": 2\#n}"#,
      reads: #"{"a":{"b":{"c":1},"d":2}}"#,
      #"""
      s.json:1:1: error: '{' is never closed
      {
      ^
      s.json:5:3: note: this bracket is indented less than the one that it closes
        },
        ^
      s.json:3:10: note: which is here
          "b": {
               ^

      """#),
    SyntaxCase(
      "a list is not closed before the next key", #"{\#n  "a": [1, 2,\#n  "b": 2\#n}"#,
      reads: #"{"a":[1,2],"b":2}"#,
      #"""
      s.json:2:8: error: '[' is not closed before the next key
        "a": [1, 2,
             ^
      s.json:3:3: note: the key is here
        "b": 2
        ^~~

      """#),
    SyntaxCase(
      "a list is not closed before the next key, without a comma",
      #"{\#n  "a": [1, 2\#n  "b": 2\#n}"#, reads: #"{"a":[1,2],"b":2}"#,
      #"""
      s.json:2:8: error: '[' is not closed before the next key
        "a": [1, 2
             ^
      s.json:3:3: note: the key is here
        "b": 2
        ^~~

      """#),
    SyntaxCase(
      "keys in a list of their own lines", #"{\#n  "a": [\#n    "x": 1,\#n    "y": 2\#n  ]\#n}"#,
      reads: #"{"a":["x",1,"y",2]}"#,
      #"""
      s.json:3:8: error: a list has no keys; what has keys stands in '{' and '}'
          "x": 1,
             ^

      """#),
    SyntaxCase(
      "an object is not closed before the next", #"[{"a":1, {"b":2} ]"#,
      reads: #"[{"a":1},{"b":2}]"#,
      #"""
      s.json:1:2: error: '{' is not closed before the next '{'
      [{"a":1, {"b":2} ]
       ^
      s.json:1:10: note: the next one is here
      [{"a":1, {"b":2} ]
               ^

      """#),
    SyntaxCase(
      "an object is not closed before the next, without a comma", #"[{"a":1 {"b":2} ]"#,
      reads: #"[{"a":1},{"b":2}]"#,
      #"""
      s.json:1:2: error: '{' is not closed before the next '{'
      [{"a":1 {"b":2} ]
       ^
      s.json:1:9: note: the next one is here
      [{"a":1 {"b":2} ]
              ^

      """#),
    SyntaxCase(
      "a value is missing before the wrong bracket", #"{"a": ]"#, reads: #"{}"#,
      #"""
      s.json:1:7: error: expected '}' in place of ']'
      {"a": ]
            ^
      s.json:1:1: note: to close this '{'
      {"a": ]
      ^

      """#),
    SyntaxCase(
      "a bracket is never closed", #"{\#n  "a": 1"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:1: error: '{' is never closed
      {
      ^

      """#),
    SyntaxCase(
      "three brackets are never closed", #"[[[1, 2"#, reads: #"[[[1,2]]]"#,
      #"""
      s.json:1:3: error: '[' is never closed; 2 more around it are open
      [[[1, 2
        ^

      """#),
    SyntaxCase(
      "a bracket is one too many", #"{"a": 1}}"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:9: error: '}' closes nothing
      {"a": 1}}
              ^

      """#),
    SyntaxCase(
      "a bracket closes nothing", #"]"#, reads: #""#,
      #"""
      s.json:1:1: error: ']' closes nothing
      ]
      ^

      """#),
    SyntaxCase(
      "text stands behind the end", #"{"a": 1}\#n{"b": 1}"#, reads: #"{"a":1}"#,
      #"""
      s.json:2:1: error: there is text behind the end of the document
      {"b": 1}
      ^

      """#),
    SyntaxCase(
      "a comma stands alone", #","#, reads: #""#,
      #"""
      s.json:1:1: error: expected a value in place of ','
      ,
      ^

      """#),
  ]
}
