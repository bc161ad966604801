extension SyntaxCase {
  static let keysAndWords: [SyntaxCase] = [
    SyntaxCase(
      "keys and strings are not in double quotes", #"{a: 1, 'b': 'it is', "c": “y”, `d`: 2}"#,
      reads: #"{"a":1,"b":"it is","c":"y","d":2}"#,
      #"""
      s.json:1:2: error: the key 'a' is not in double quotes; did you mean "a"?
      {a: 1, 'b': 'it is', "c": “y”, `d`: 2}
       ^
      s.json:1:8: error: strings stand in double quotes; did you mean "b"?
      {a: 1, 'b': 'it is', "c": “y”, `d`: 2}
             ^~~
      s.json:1:13: error: strings stand in double quotes; did you mean "it is"?
      {a: 1, 'b': 'it is', "c": “y”, `d`: 2}
                  ^~~~~~~
      s.json:1:27: error: strings stand in double quotes; did you mean "y"?
      {a: 1, 'b': 'it is', "c": “y”, `d`: 2}
                                ^~~
      s.json:1:32: error: strings stand in double quotes; did you mean "d"?
      {a: 1, 'b': 'it is', "c": “y”, `d`: 2}
                                     ^~~

      """#),
    SyntaxCase(
      "keys are no strings", #"{true: 1, 2: 3, 4.5: 6}"#, reads: #"{"true":1,"2":3,"4.5":6}"#,
      #"""
      s.json:1:2: error: the key 'true' is not a string; did you mean "true"?
      {true: 1, 2: 3, 4.5: 6}
       ^~~~
      s.json:1:11: error: the key '2' is not a string; did you mean "2"?
      {true: 1, 2: 3, 4.5: 6}
                ^
      s.json:1:17: error: the key '4.5' is not a string; did you mean "4.5"?
      {true: 1, 2: 3, 4.5: 6}
                      ^~~

      """#),
    SyntaxCase(
      "a key is there three times", #"{\#n  "a": 1,\#n  "b": 2,\#n  "a": 3, "a": 4\#n}"#,
      reads: #"{"a":1,"b":2}"#,
      #"""
      s.json:4:3: error: duplicate key 'a'
        "a": 3, "a": 4
        ^~~
      s.json:2:3: note: it is here first
        "a": 1,
        ^~~
      s.json:4:11: error: duplicate key 'a'
        "a": 3, "a": 4
                ^~~
      s.json:2:3: note: it is here first
        "a": 1,
        ^~~

      """#),
    SyntaxCase(
      "words of other languages", #"[True, nil, None, undefined, yes, off]"#,
      reads: #"[null,null,null,null,null,null]"#,
      #"""
      s.json:1:2: error: unknown word 'True'; did you mean 'true'?
      [True, nil, None, undefined, yes, off]
       ^~~~
      s.json:1:8: error: unknown word 'nil'; did you mean 'null'?
      [True, nil, None, undefined, yes, off]
             ^~~
      s.json:1:13: error: unknown word 'None'; did you mean 'null'?
      [True, nil, None, undefined, yes, off]
                  ^~~~
      s.json:1:19: error: unknown word 'undefined'; did you mean 'null'?
      [True, nil, None, undefined, yes, off]
                        ^~~~~~~~~
      s.json:1:30: error: unknown word 'yes'; did you mean 'true'?
      [True, nil, None, undefined, yes, off]
                                   ^~~
      s.json:1:35: error: unknown word 'off'; did you mean 'false'?
      [True, nil, None, undefined, yes, off]
                                        ^~~

      """#),
    SyntaxCase(
      "words that are misspelt", #"[ture, fasle, nul]"#, reads: #"[null,null,null]"#,
      #"""
      s.json:1:2: error: unknown word 'ture'; did you mean 'true'?
      [ture, fasle, nul]
       ^~~~
      s.json:1:8: error: unknown word 'fasle'; did you mean 'false'?
      [ture, fasle, nul]
             ^~~~~
      s.json:1:15: error: unknown word 'nul'; did you mean 'null'?
      [ture, fasle, nul]
                    ^~~

      """#),
    SyntaxCase(
      "a word without quotes", #"{"color": systemRed, "größe": größer}"#,
      reads: #"{"color":null,"größe":null}"#,
      #"""
      s.json:1:11: error: unknown word 'systemRed'; did you mean "systemRed"?
      {"color": systemRed, "größe": größer}
                ^~~~~~~~~
      s.json:1:31: error: unknown word 'größer'; did you mean "größer"?
      {"color": systemRed, "größe": größer}
                                    ^~~~~~

      """#),
    SyntaxCase(
      "numbers that are none", #"[NaN, Infinity, -Infinity]"#, reads: #"[null,null,0]"#,
      #"""
      s.json:1:2: error: 'NaN' cannot be written as a number
      [NaN, Infinity, -Infinity]
       ^~~
      s.json:1:7: error: 'Infinity' cannot be written as a number; did you mean "infinity"?
      [NaN, Infinity, -Infinity]
            ^~~~~~~~
      s.json:1:17: error: '-Infinity' cannot be written as a number
      [NaN, Infinity, -Infinity]
                      ^~~~~~~~~

      """#),
  ]
}
