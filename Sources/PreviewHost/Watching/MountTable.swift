/// The kinds of the mounted file systems.
enum MountTable {
  /// File systems whose changes can come from elsewhere without any event here.
  private static let eventless: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "vboxsf", "virtiofs", "prl_fs",
  ]

  /// The kind of the file system of a device that gives no events; nil when it gives them.
  static func eventlessKind(ofDevice device: UInt64, in table: String) -> String? {
    let number = "\(major(device)):\(minor(device))"
    for line in table.split(separator: "\n") {
      // 36 35 98:0 /root /mount options - ext4 /dev/sda1 options
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == number else { continue }
      guard let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
      let kind = String(fields[dash + 1])
      return eventless.contains(kind) || kind.hasPrefix("fuse") ? kind : nil
    }
    return nil
  }

  static func current() -> String {
    guard let file = try? AtomicRead.read("/proc/self/mountinfo") else { return "" }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func major(_ device: UInt64) -> UInt64 {
    device >> 8 & 0xFFF | device >> 32 & ~0xFFF
  }

  private static func minor(_ device: UInt64) -> UInt64 {
    device & 0xFF | device >> 12 & ~0xFF
  }
}
