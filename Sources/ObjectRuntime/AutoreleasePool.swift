/// Does what is asked: without Objective-C's runtime nothing waits to be let go.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
