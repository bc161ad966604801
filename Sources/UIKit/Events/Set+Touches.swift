extension Set<UITouch> {
  /// The touches, the oldest first. Sums of places, and whoever takes one touch of several, must not
  /// depend on the order of a set, which is another in every run.
  @MainActor var inOrder: [UITouch] { sorted { $0.number < $1.number } }

  /// The oldest touch.
  @MainActor var oldest: UITouch? { self.min { $0.number < $1.number } }
}
