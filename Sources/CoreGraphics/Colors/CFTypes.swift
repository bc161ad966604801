/// Core Foundation's string; Linux's Foundation has none, and Swift's own serves.
public typealias CFString = String
