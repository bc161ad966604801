/// A stage of the frame whose text is kept for every sample; the first three are what `preview dump`
/// prints at the sample's time.
enum FrameStage: String, CaseIterable {
  case layers
  case render
  case commands
  /// What is painted of a few frames: see `SampleRun`.
  case damage
}
