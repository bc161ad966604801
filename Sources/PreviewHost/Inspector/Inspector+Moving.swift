import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

// The selection by hand: where it lies, and how large it is.

extension Inspector {
  /// What a hand moves: where the file places the selection, and nothing else does; nil where
  /// something else does.
  var movable: SaidPlace? {
    guard let item = selectedItem, let node = item.node, node !== scene.live.root else {
      return nil
    }
    return scene.act {
      SaidPlace(of: item.layer, node, in: scene.live) { self.edits.hasMade($0, of: node) }
    }
  }

  /// Why a hand cannot move the selection.
  var unmovableWords: String {
    guard let item = selectedItem, let node = item.node else {
      return "What is selected is in no file"
    }
    if node === scene.live.root { return "The root fills the canvas" }
    if scene.act({ !scene.live.constraintWords(of: item.layer).isEmpty }) {
      return "Constraints place what is selected: change those"
    }
    if item.view?.superview is UIStackView { return "A stack places what is selected" }
    return "What is selected has no frame of its own to move"
  }

  /// Gives the selection a frame, as it is before the transform.
  func setFrame(_ new: CGRect, of place: SaidPlace) {
    guard new != place.rect else { return }
    gestures += 1
    for (inspected, value) in place.changes(to: new, in: scene.live) {
      apply(value, for: inspected, of: place.live, gesture: gestures)
    }
  }

  /// Moves the selection by points, or makes it larger by them.
  func nudge(by distance: CGVector, resizes: Bool) {
    guard let place = movable else { return sayUnmovable() }
    let sides: FrameDrag.Sides = resizes ? [.right, .bottom] : .all
    setFrame(FrameDrag.moved(place.rect, sides, by: distance, of: place.live.layer), of: place)
  }

  func sayUnmovable() {
    edits.say(unmovableWords, isProblem: true)
    noteChange()
  }
}
