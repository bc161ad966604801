import CoreGraphics

/// What was set in one transaction; the rest is the one's around it.
struct TransactionLevel {
  var duration: Double?
  var timingFunction: CAMediaTimingFunction??
  var disablesActions: Bool?
  var group: CompletionGroup?
  var completion: (() -> Void)?
  var values: [String: Any] = [:]
}
