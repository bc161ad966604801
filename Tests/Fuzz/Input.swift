/// Hands an input of libFuzzer to a property; ends the program, which keeps the input, where it
/// does not hold.
func check(
  _ start: UnsafePointer<UInt8>?, _ count: Int, _ brokenPromise: ([UInt8]) -> String?
) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let sentence = brokenPromise(bytes) { preconditionFailure(sentence) }
  return 0
}
