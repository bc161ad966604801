/// How much of a long test is done: all of it where the compiler optimises, a part elsewhere.
enum Workload {
  static func of(_ optimised: Int, unoptimised: Int) -> Int {
    isOptimised ? optimised : unoptimised
  }

  private static let isOptimised: Bool = {
    var isOptimised = true
    // Evaluated in builds for debugging only.
    assert(
      {
        isOptimised = false
        return true
      }())
    return isOptimised
  }()
}
