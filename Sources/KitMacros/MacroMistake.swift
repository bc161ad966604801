/// What is wrong with a use of a macro; the compiler shows it there.
struct MacroMistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
