import WindowLink

/// Tells the windows of scenes that are open where the cursor is, and the client what is selected in
/// them.
///
/// It is the one part here that reaches out of the program, and only while a scene is open.
package final class LinkedWindows {
  private let server: LanguageServer
  private let folder: String
  private var end: EditorEnd?
  /// The texts that were open when it was asked last whether one is a scene's.
  private var paths: Set<String> = []
  /// How often the caret had moved, and windows had said what they show, when they were told last.
  private var told = (caretMoves: 0, changes: 0)

  package init(of server: LanguageServer, in folder: String) {
    (self.server, self.folder) = (server, folder)
  }

  /// Can be read when `turn` has something to do; nil while no scene is open.
  package var descriptor: Int32? { end?.descriptor }

  /// How many windows are known.
  package var windowCount: Int { end?.windowCount ?? 0 }

  /// Does what there is to do, after each message of the client and whenever `descriptor` can be read;
  /// what the client is to be told.
  package func turn(at time: Double) -> [UInt8] {
    openOrClose(at: time)
    guard let end else { return [] }
    let moves = server.caretMoves
    if moves != told.caretMoves { end.searchIfDue(at: time) }
    let selection = end.turn(at: time)
    if (moves, end.changes) != told {
      told = (moves, end.changes)
      if end.windowCount > 0 { end.tell(cursor: server.focusAddress) }
    }
    guard let selection else { return [] }
    return server.show(selection.address, takesFocus: selection.takesFocus)
  }

  private func openOrClose(at time: Double) {
    let now = server.openPaths
    // A text that is none may become one.
    let isWorthAsking = now != paths || (end == nil && server.caretMoves != told.caretMoves)
    guard isWorthAsking else { return }
    paths = now
    guard server.hasScenes else {
      end = nil
      told.caretMoves = server.caretMoves
      return
    }
    guard end == nil else { return }
    end = EditorEnd(in: folder)
    told.changes = 0
    end?.searchIfDue(at: time)
  }
}
