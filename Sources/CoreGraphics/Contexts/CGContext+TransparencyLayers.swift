import Foundation
import Pixels

/// Drawing that is gathered to be composited as one.
struct TransparencyGroup {
  let picture: OffsetPixmap
  /// The state around it, to which drawing goes back.
  let outer: GraphicsState
  /// How many saved states belong to what is around it.
  let savedStates: Int

  var bounds: PixelRect { picture.bounds }
  var surface: Surface { picture.surface }
}

extension CGContext {
  /// Gathers what is drawn until `endTransparencyLayer`, which draws it at once: with this moment's
  /// alpha, blend mode, shadow and clip, while each drawing within has none of them.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(within: nil)
  }

  /// The same within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(within: Shape(pixelPath(rect), rule: .winding).pixelBounds)
  }

  /// Without a layer that was begun, nothing happens.
  public func endTransparencyLayer() {
    guard let group = groups.popLast() else { return }
    dropSavedStates(to: group.savedStates)
    state = group.outer
    guard !group.bounds.isEmpty, let source = group.picture.source else { return }
    draw(.rect(group.bounds), with: ink(source))
  }

  private func beginTransparencyLayer(within rect: PixelRect?) {
    // What is outside the clip may still throw a shadow into it.
    let reach = state.shadow.map { shadowSource($0).union(state.clip.bounds) } ?? state.clip.bounds
    let bounds = rect.map { reach.intersection($0) } ?? reach
    groups.append(
      TransparencyGroup(
        picture: OffsetPixmap(bounds), outer: state, savedStates: savedStateCount))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = Clip(bounds.isEmpty ? .empty : bounds)
  }
}
