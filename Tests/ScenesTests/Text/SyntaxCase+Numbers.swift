extension SyntaxCase {
  static let numbers: [SyntaxCase] = [
    SyntaxCase(
      "a plus", #"[+1, +.5]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: a number does not start with '+'; did you mean '1'?
      [+1, +.5]
       ^~
      s.json:1:6: error: a number does not start with '+'; did you mean '0.5'?
      [+1, +.5]
           ^~~

      """#),
    SyntaxCase(
      "no digit before the point", #"[.5, -.5]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: a digit is missing before the point of '.5'; did you mean '0.5'?
      [.5, -.5]
       ^~
      s.json:1:6: error: a digit is missing before the point of '-.5'; did you mean '-0.5'?
      [.5, -.5]
           ^~~

      """#),
    SyntaxCase(
      "no digit behind the point", #"[5., -5.]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: a digit is missing after the point of '5.'; did you mean '5.0'?
      [5., -5.]
       ^~
      s.json:1:6: error: a digit is missing after the point of '-5.'; did you mean '-5.0'?
      [5., -5.]
           ^~~

      """#),
    SyntaxCase(
      "zeros in front", #"[01, -007.5]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: a number does not start with zeros; did you mean '1'?
      [01, -007.5]
       ^~
      s.json:1:6: error: a number does not start with zeros; did you mean '-7.5'?
      [01, -007.5]
           ^~~~~~

      """#),
    SyntaxCase(
      "hexadecimal", #"[0x1F, -0xff, 0xZZ]"#, reads: #"[0,0,0]"#,
      #"""
      s.json:1:2: error: '0x1F' is hexadecimal; numbers are decimal; did you mean '31'?
      [0x1F, -0xff, 0xZZ]
       ^~~~
      s.json:1:8: error: '-0xff' is hexadecimal; numbers are decimal; did you mean '-255'?
      [0x1F, -0xff, 0xZZ]
             ^~~~~
      s.json:1:15: error: '0xZZ' is hexadecimal; numbers are decimal
      [0x1F, -0xff, 0xZZ]
                    ^~~~

      """#),
    SyntaxCase(
      "no exponent", #"[1e, 1e+]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: '1e' is not a number; did you mean "1e"?
      [1e, 1e+]
       ^~
      s.json:1:6: error: '1e+' is not a number; did you mean "1e+"?
      [1e, 1e+]
           ^~~

      """#),
    SyntaxCase(
      "a minus alone", #"[-]"#, reads: #"[0]"#,
      #"""
      s.json:1:2: error: digits are missing after '-'
      [-]
       ^

      """#),
    SyntaxCase(
      "units", #"[12px, 50%, 1_000, 1.2.3]"#, reads: #"[0,0,0,0]"#,
      #"""
      s.json:1:2: error: '12px' is not a number; did you mean "12px"?
      [12px, 50%, 1_000, 1.2.3]
       ^~~~
      s.json:1:8: error: '50%' is not a number; did you mean "50%"?
      [12px, 50%, 1_000, 1.2.3]
             ^~~
      s.json:1:13: error: '1_000' is not a number; did you mean "1_000"?
      [12px, 50%, 1_000, 1.2.3]
                  ^~~~~
      s.json:1:20: error: '1.2.3' is not a number; did you mean "1.2.3"?
      [12px, 50%, 1_000, 1.2.3]
                         ^~~~~

      """#),
    SyntaxCase(
      "too large", #"[1e999, -1e309]"#, reads: #"[0,0]"#,
      #"""
      s.json:1:2: error: the number '1e999' is too large
      [1e999, -1e309]
       ^~~~~
      s.json:1:9: error: the number '-1e309' is too large
      [1e999, -1e309]
              ^~~~~~

      """#),
  ]
}
