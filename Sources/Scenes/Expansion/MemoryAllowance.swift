import Glibc

/// How much memory the system lets the process have.
enum MemoryAllowance {
  /// What `ulimit -v` says; very much where it says nothing.
  ///
  /// Not what is free at the moment: the same scene is right or wrong however busy the machine is.
  static let bytes: Int = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return .max }
    return limit.rlim_cur > UInt(Int.max) ? .max : Int(limit.rlim_cur)
  }()
}
