extension SyntaxCase {
  static let punctuation: [SyntaxCase] = [
    SyntaxCase(
      "a comma is missing on one line", #"{"a": 1 "b": 2}"#, reads: #"{"a":1,"b":2}"#,
      #"""
      s.json:1:8: error: expected a comma after this
      {"a": 1 "b": 2}
             ^

      """#),
    SyntaxCase(
      "a comma is missing at a line's end", #"{\#n  "a": [1, 2]\#n  "b": 2\#n}"#,
      reads: #"{"a":[1,2],"b":2}"#,
      #"""
      s.json:2:14: error: expected a comma after this
        "a": [1, 2]
                   ^

      """#),
    SyntaxCase(
      "a comma is missing in a list", #"[1 2, 3]"#, reads: #"[1,2,3]"#,
      #"""
      s.json:1:3: error: expected a comma after this
      [1 2, 3]
        ^

      """#),
    SyntaxCase(
      "a colon is missing", #"{"a" 1}"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:5: error: expected ':' after the key 'a'
      {"a" 1}
          ^

      """#),
    SyntaxCase(
      "a key has neither colon nor value", #"{"a"}"#, reads: #"{}"#,
      #"""
      s.json:1:2: error: the key 'a' has no value
      {"a"}
       ^~~

      """#),
    SyntaxCase(
      "a key has no value", #"{"a": }"#, reads: #"{}"#,
      #"""
      s.json:1:2: error: the key 'a' has no value
      {"a": }
       ^~~

      """#),
    SyntaxCase(
      "a key has no value before a comma", #"{"a", "b": 1}"#, reads: #"{"b":1}"#,
      #"""
      s.json:1:2: error: the key 'a' has no value
      {"a", "b": 1}
       ^~~

      """#),
    SyntaxCase(
      "a key has no value before the next key", #"{"a" "b": 1}"#, reads: #"{"b":1}"#,
      #"""
      s.json:1:2: error: the key 'a' has no value
      {"a" "b": 1}
       ^~~

      """#),
    SyntaxCase(
      "a comma has nothing before it", #"[1,,2]"#, reads: #"[1,2]"#,
      #"""
      s.json:1:4: error: expected a value before the comma
      [1,,2]
         ^

      """#),
    SyntaxCase(
      "a list holds only a comma", #"[,]"#, reads: #"[]"#,
      #"""
      s.json:1:2: error: expected a value before the comma
      [,]
       ^

      """#),
    SyntaxCase(
      "an object holds only a comma", #"{,}"#, reads: #"{}"#,
      #"""
      s.json:1:2: error: expected a key before the comma
      {,}
       ^

      """#),
    SyntaxCase(
      "a colon has no key", #"{:1}"#, reads: #"{}"#,
      #"""
      s.json:1:2: error: expected a key before the colon
      {:1}
       ^

      """#),
    SyntaxCase(
      "there are two colons", #"{"a":: 1}"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:6: error: expected a value in place of the second ':'
      {"a":: 1}
           ^

      """#),
    SyntaxCase(
      "a semicolon and an equals sign", #"{"a": 1; "b" = 2}"#, reads: #"{"a":1,"b":2}"#,
      #"""
      s.json:1:8: error: ';' where a comma belongs; did you mean ','?
      {"a": 1; "b" = 2}
             ^
      s.json:1:14: error: '=' where a colon belongs; did you mean ':'?
      {"a": 1; "b" = 2}
                   ^

      """#),
    SyntaxCase(
      "an arrow", #"{"a" => 1}"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:6: error: '=>' where a colon belongs; did you mean ':'?
      {"a" => 1}
           ^~

      """#),
    SyntaxCase(
      "a list has keys", #"["a": 1, "b": 2]"#, reads: #"["a",1,"b",2]"#,
      #"""
      s.json:1:5: error: a list has no keys; what has keys stands in '{' and '}'
      ["a": 1, "b": 2]
          ^

      """#),
    SyntaxCase(
      "a value stands where a key belongs", #"{ {"x": 1}: 4, "b": 1}"#, reads: #"{"b":1}"#,
      #"""
      s.json:1:3: error: expected a key before '{'
      { {"x": 1}: 4, "b": 1}
        ^

      """#),
    SyntaxCase(
      "a comment starts with a hash", #"[1, # two\#n 2]"#, reads: #"[1,2]"#,
      #"""
      s.json:1:5: error: a comment starts with '//'
      [1, # two
          ^

      """#),
    SyntaxCase(
      "a space cannot be broken", #"[1, \#u{a0}2]"#, reads: #"[1,2]"#,
      #"""
      s.json:1:5: error: unexpected U+00A0
      [1, \#u{A0}2]
          ^

      """#),
    SyntaxCase(
      "signs that mean nothing", #"{"a": (1), @@ "b": 2}"#, reads: #"{"a":1,"b":2}"#,
      #"""
      s.json:1:7: error: unexpected '('
      {"a": (1), @@ "b": 2}
            ^
      s.json:1:9: error: unexpected ')'
      {"a": (1), @@ "b": 2}
              ^
      s.json:1:12: error: unexpected '@@'
      {"a": (1), @@ "b": 2}
                 ^~

      """#),
    SyntaxCase(
      "a block comment is not closed", #"{"a": 1, /* x"#, reads: #"{"a":1}"#,
      #"""
      s.json:1:10: error: this comment is not closed; the rest of the file belongs to it
      {"a": 1, /* x
               ^~

      """#),
  ]
}
