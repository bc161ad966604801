/// What the values of one scene may ask of memory together, counted as they are read.
struct ValueBudget {
  private let limits: ExpansionLimits
  private(set) var textBytes = 0
  private(set) var pathSteps = 0

  init(_ limits: ExpansionLimits = ExpansionLimits()) {
    self.limits = limits
  }

  /// How long a path may still be.
  var pathStepsLeft: Int { max(0, limits.pathSteps - pathSteps) }

  /// What is said of a path that is longer.
  var pathComplaint: String {
    "the scene's paths have more than \(JSONText.grouped(limits.pathSteps)) steps together"
  }

  mutating func takePath(of steps: Int) { pathSteps += steps }

  /// Whether texts and paths that were read in the last load may be taken over, too.
  func hasRoom(textBytes more: Int, pathSteps steps: Int) -> Bool {
    textBytes + more <= limits.allTextBytes && pathSteps + steps <= limits.pathSteps
  }

  mutating func take(textBytes more: Int, pathSteps steps: Int) {
    textBytes += more
    pathSteps += steps
  }

  /// Counts a text; what is wrong with it, or nil.
  mutating func takeText(_ text: String) -> String? {
    let count = text.utf8.count
    textBytes += count
    if count > limits.textBytes {
      return "this text has \(JSONText.grouped(count)) bytes; the limit is"
        + " \(JSONText.grouped(limits.textBytes))"
    }
    guard textBytes > limits.allTextBytes else { return nil }
    return
      "the scene's texts have more than \(JSONText.grouped(limits.allTextBytes)) bytes together"
  }
}
