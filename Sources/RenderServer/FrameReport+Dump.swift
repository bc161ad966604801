extension FrameReport {
  /// The damage and the counters as text, a line each, without the times: stable, made for diffs.
  package func dump() -> String {
    damage.map { "damage \($0)\n" }.joined() + """
      nodes compared \(visitedNodes), left out \(culledNodes)
      commands \(commands), hidden \(culledCommands), groups \(groups)
      tiles \(tilesPainted) of \(tilesTotal)
      pixels \(pixelsTouched)

      """
  }
}
