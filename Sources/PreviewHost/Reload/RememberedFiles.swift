import Scenes

/// The files of a scene that is read twice, each of them as the first reading found it.
final class RememberedFiles: SceneFiles {
  private let source: any SceneFiles
  private var found: [String: Result<[UInt8], SceneFileError>] = [:]

  init(_ source: any SceneFiles) { self.source = source }

  func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    if let known = found[path] { return try known.get() }
    let result: Result<[UInt8], SceneFileError>
    do throws(SceneFileError) {
      result = .success(try source.read(path))
    } catch {
      result = .failure(error)
    }
    found[path] = result
    return try result.get()
  }

  func names(in folder: String) -> [String] { source.names(in: folder) }

  func code(in paths: [String]) -> SceneCode { source.code(in: paths) }
}
