extension SyntaxCase {
  static let files: [SyntaxCase] = [
    SyntaxCase(
      "an empty file", #""#, reads: #""#,
      #"""
      s.json:1:1: error: the file is empty

      """#),
    SyntaxCase(
      "a blank file", #" \#n\#t\#n"#, reads: #""#,
      #"""
      s.json:1:1: error: the file is empty

      """#),
    SyntaxCase(
      "a file with only a comment", #"// nothing\#n"#, reads: #""#,
      #"""
      s.json:1:1: error: the file is empty
      // nothing
      ^

      """#),
    SyntaxCase(
      "a file with only a mark", #"\#u{FEFF}"#, reads: #""#,
      #"""
      s.json:1:1: error: the file is empty

      """#),
  ]
}
