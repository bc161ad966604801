extension SyntaxCase {
  static let strings: [SyntaxCase] = [
    SyntaxCase(
      "a string is not closed on its line", #"{"a": "abc,\#n "b": 1}"#,
      reads: #"{"a":"abc","b":1}"#,
      #"""
      s.json:1:7: error: the string is not closed on its line
      {"a": "abc,
            ^~~~

      """#),
    SyntaxCase(
      "a string is not closed before the brackets", #"{"a": ["abc]}"#, reads: #"{"a":["abc"]}"#,
      #"""
      s.json:1:8: error: the string is not closed on its line
      {"a": ["abc]}
             ^~~~

      """#),
    SyntaxCase(
      "a string is not closed at the end of the file", #"["abc"#, reads: #"["abc"]"#,
      #"""
      s.json:1:1: error: '[' is never closed
      ["abc
      ^
      s.json:1:2: error: the string is not closed on its line
      ["abc
       ^~~~

      """#),
    SyntaxCase(
      "a key is not closed", #"{"frame: [0, 0, 1, 1],\#n"b": 1}"#, reads: #"{"b":1}"#,
      #"""
      s.json:1:2: error: the string is not closed on its line
      {"frame: [0, 0, 1, 1],
       ^~~~~~~~~~~~~~~~~~~~

      """#),
    SyntaxCase(
      "a string has no opening quote", #"{a": 1, "b": c"}"#, reads: #"{"a":1,"b":"c"}"#,
      #"""
      s.json:1:2: error: the opening quote of this string is missing; did you mean "a"?
      {a": 1, "b": c"}
       ^~
      s.json:1:14: error: the opening quote of this string is missing; did you mean "c"?
      {a": 1, "b": c"}
                   ^~

      """#),
    SyntaxCase(
      "a backslash ends the line", #"{"a": "x\\#n}"#, reads: #"{"a":"x\\"}"#,
      #"""
      s.json:1:7: error: the string is not closed on its line
      {"a": "x\
            ^~~

      """#),
    SyntaxCase(
      "a backslash ends the file", #"["x\"#, reads: #"["x\\"]"#,
      #"""
      s.json:1:1: error: '[' is never closed
      ["x\
      ^
      s.json:1:2: error: the string is not closed on its line
      ["x\
       ^~~

      """#),
    SyntaxCase(
      "a string holds quotes", #"{"a": "say "hello" twice", "b": 1}"#,
      reads: #"{"a":"say ","b":1}"#,
      #"""
      s.json:1:12: error: a quote inside a string is written '\"'
      {"a": "say "hello" twice", "b": 1}
                 ^

      """#),
    SyntaxCase(
      "a string holds quotes and ends the object", #"[{"t": "a"b" }, {"t": "c"d"}]"#,
      reads: #"[{"t":"a"},{"t":"c"}]"#,
      #"""
      s.json:1:10: error: a quote inside a string is written '\"'
      [{"t": "a"b" }, {"t": "c"d"}]
               ^
      s.json:1:25: error: a quote inside a string is written '\"'
      [{"t": "a"b" }, {"t": "c"d"}]
                              ^

      """#),
    SyntaxCase(
      "a key holds quotes", #"{"a"b": 1, "c": 2}"#, reads: #"{"a":1,"c":2}"#,
      #"""
      s.json:1:4: error: a quote inside a string is written '\"'
      {"a"b": 1, "c": 2}
         ^

      """#),
    SyntaxCase(
      "a string in single quotes is not closed", #"{"a": 'it}"#, reads: #"{"a":"it"}"#,
      #"""
      s.json:1:7: error: strings stand in double quotes; did you mean "it"?
      {"a": 'it}
            ^~~

      """#),
    SyntaxCase(
      "escapes that JSON does not have", #"["\x", "C:\Users", "it\'s"]"#,
      reads: #"["x","C:Users","it's"]"#,
      #"""
      s.json:1:3: error: the escape '\x' is not known; did you mean '\\x'?
      ["\x", "C:\Users", "it\'s"]
        ^~
      s.json:1:11: error: the escape '\U' is not known; did you mean '\\U'?
      ["\x", "C:\Users", "it\'s"]
                ^~
      s.json:1:23: error: a single quote needs no backslash
      ["\x", "C:\Users", "it\'s"]
                            ^~

      """#),
    SyntaxCase(
      "an escape has too few digits", #"["\u12", "\u00g0"]"#, reads: #"["","g0"]"#,
      #"""
      s.json:1:3: error: '\u' takes four hexadecimal digits
      ["\u12", "\u00g0"]
        ^~~~
      s.json:1:11: error: '\u' takes four hexadecimal digits
      ["\u12", "\u00g0"]
                ^~~~

      """#),
    SyntaxCase(
      "half a surrogate pair", #"["\ud800", "\udc00x", "\ud83d\n", "\ud83d\u0041"]"#,
      reads: #"["�","�x","�\n","�A"]"#,
      #"""
      s.json:1:3: error: '\ud800' is half of a surrogate pair; the other half is missing
      ["\ud800", "\udc00x", "\ud83d\n", "\ud83d\u0041"]
        ^~~~~~
      s.json:1:13: error: '\udc00' is half of a surrogate pair; the other half is missing
      ["\ud800", "\udc00x", "\ud83d\n", "\ud83d\u0041"]
                  ^~~~~~
      s.json:1:24: error: '\ud83d' is half of a surrogate pair; the other half is missing
      ["\ud800", "\udc00x", "\ud83d\n", "\ud83d\u0041"]
                             ^~~~~~
      s.json:1:36: error: '\ud83d' is half of a surrogate pair; the other half is missing
      ["\ud800", "\udc00x", "\ud83d\n", "\ud83d\u0041"]
                                         ^~~~~~

      """#),
    SyntaxCase(
      "a tab in a string", #"["a\#tb\#tc"]"#, reads: #"["a\tb\tc"]"#,
      #"""
      s.json:1:4: error: a tab cannot stand in a string as it is; did you mean '\t'?
      ["a\#tb\#tc"]
         ^

      """#),
    SyntaxCase(
      "a control character in a string", #"["\#u{1}"]"#, reads: #"["\u0001"]"#,
      #"""
      s.json:1:3: error: a control character cannot stand in a string as it is; did you mean '\u0001'?
      ["�"]
        ^

      """#),
  ]
}
