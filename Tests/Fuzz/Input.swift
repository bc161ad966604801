import Glibc

/// Hands an input of libFuzzer to a property; ends the program, which keeps the input, where it
/// does not hold.
func check(
  _ start: UnsafePointer<UInt8>?, _ count: Int, _ brokenPromise: ([UInt8]) -> String?
) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let sentence = brokenPromise(bytes) else { return 0 }
  // Optimised code leaves the words of a precondition out.
  let words = Array("\(sentence)\n".utf8)
  _ = write(STDERR_FILENO, words, words.count)
  abort()
}
