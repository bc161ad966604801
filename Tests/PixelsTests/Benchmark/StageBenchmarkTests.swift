import Pixels
import Testing

@testable import StageBenchmarks

@Suite struct StageBenchmarkTests {
  @Test func everyStageIsTimedAndHasANameOfItsOwn() {
    let results = StageBenchmark.run(width: 210, height: 205, repetitions: 1)
    #expect(results.count > 20)
    #expect(Set(results.map(\.name)).count == results.count)
    #expect(results.allSatisfy { $0.milliseconds > 0 && !$0.unit.isEmpty })
  }

  @Test func everyStageThatDrawsChangesItsPicture() {
    let canvas = BenchmarkCanvas(width: 210, height: 205)
    for stage in canvas.stages() where !stage.name.contains("blur") && stage.name != "outlines" {
      canvas.target.surface.replace(canvas.target.bounds, with: Pixel(0xFF90_6030))
      let before = canvas.target.copy()
      stage.work()
      #expect(canvas.target != before, "\(stage.name)")
    }
  }
}
