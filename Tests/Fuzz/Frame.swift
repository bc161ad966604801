@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(start, count) { bytes in
    // libFuzzer calls from the main thread, which the main actor's work is done on.
    MainActor.assumeIsolated { AnyFrame.brokenPromise(bytes) }
  }
}

/// Makes an input another one by the structure of its JSON, or byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Now and then as of any file, so that the reader's mistakes are met as well.
  guard seed % 8 != 0, let mutated = SceneMutator.mutated(bytes, seed: seed),
    mutated.count <= room
  else { return LLVMFuzzerMutate(start, count, room) }
  start.update(from: mutated, count: mutated.count)
  return mutated.count
}

@_silgen_name("LLVMFuzzerMutate")
private func LLVMFuzzerMutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int
) -> Int
