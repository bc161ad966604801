import Foundation

/// What `preview --help` prints.
enum Help {
  static let text = """
    preview shows a scene file in a window while you edit it.

    Show
      preview SCENE.json              a window; saving the file shows the change at once
      preview DIRECTORY               its scenes; Left and Right walk through them, with Alt always
      preview -                       the scene on standard input
        --device NAME|list  --size WxH  --scale N  --appearance light|dark
        --orientation portrait|landscape  --text-size NAME  --direction leftToRight|rightToLeft
        --variants AXES|scene|none    side by side, all live: every combination of appearance,
                                      device, text-size and direction, each with values of
                                      your own after =, such as device=iPhone SE|iPad
        --zoom N|fit  --fullscreen  --paused  --speed X
        --no-watch  --poll[=MS]  --watch-log  --exit-after TIME
        --play SCRIPT.json        does what the script says first, for people to watch
        --no-link                 editors do not find the window (handbook: Editors)
        --one-process             a trap ends the window too: for debuggers and profilers
      Keys: ? lists them all; R reload, Shift+R reset to the file, I inspector, L scenes, E layers apart,
            H figures, V variants, D light or dark, Space pause, T slow, 0 1 + - size, F11 full screen,
            F12 picture; with Control, where the scene wants the key
      Example: preview Samples/cards.json

    Swift
      preview FILE.swift…             the #Previews in it, else its views and controllers, with every save
      preview PACKAGE                 the same of a package's folder
        --target NAME                 of this target
        --list                        the names of what there is to see
        --preview NAME                this one first; with --headless, this one
      preview new NAME                a package to begin with: views, an app, tests with pictures
      --allow-code                    with every command that takes a scene: the Swift code that it names
                                      may be run
      Example: preview Samples/Code/Dial.swift

    What a scene may read, with every command that takes one
        its own folder and what is below; links count as where they lead
        --assets DIR                  and this folder; may be said several times
        --allow-outside               and whatever you may read
      Example: preview --assets ../Shared first.json

    Without a display
      preview --headless SCENE.json --out picture.png
        --time TIME                   at this time of the scene, such as 500ms or 2s
        --frames A..B/FPS             from second A to second B: numbered pictures, or with
                                      --out frames.apng an animation
        --play SCRIPT.json            taps, drags, expectations and snapshots
        --explode YAW,PITCH,SPACING   the layers apart, such as -32,12,28
        --threads N
      Example: preview --headless Samples/cards.json --out cards.png

    Check
      preview check SCENES…           all that is wrong with them
        --strict                      warnings are errors
        --diagnostics text|json|github
      preview schema                  the scene format as a JSON Schema (draft-07)
        --scripts                     that of scripts for --play
        --markdown                    the reference of both, to read
        --allow-code SCENE            with the classes that the scene has of its own code
      preview lsp                     a language server for editors (handbook: Editors)
      Example: preview check --strict Samples/*.json

    Compare with pictures that are kept beside scenes, in __Snapshots__
      preview test DIR|SCENES…        all scenes of a directory and below; exit 1 where one differs
        --record never|missing|failed|all
                                      keeps what was found; never where CI is true
        --report DIR                  the report, instead of in .preview; open its index.html
        --junit FILE                  and as JUnit's XML
        --shard 2/3                   one of three parts, for several machines
        --filter REGEX                only pictures whose names match
        --texts views,layers|none     the texts that new pictures get
        --jobs N  --limit TIME        processes at once; the longest that a scene may take
        --device, --size, --scale, --orientation, --appearance, --text-size, --direction,
        --threads, --strict, --diagnostics as above
      Example: preview test Samples --shard 1/2 --junit junit.xml
      preview accept [NAMES…]         keeps what the last run found
        --report DIR                  the run whose report this is
        --prune                       removes what belongs to no scene
      Example: preview accept cards
      preview diff A.png B.png [--out D.png]
                                      how two pictures differ; exit 1 where they do
      Example: preview diff before.png after.png --out difference.png

    Look inside
      preview dump SCENE… [--time TIME]
        --stage views|accessibility|constraints|layers|presentation|render|commands|
                damage|tiles
                                      further scenes are shown as reloads of the first
      Example: preview dump Samples/cards.json --stage render

    Measure
      preview bench SCENE [--frames N] [--mode full|damage|both|animate|load|save]
                    [--mode resize|inspect] [--threads N] [--json]
      preview bench --mode stages [--json]
      preview bench --mode interactions [--only NAMES] [--frames N] [--threads N] [--scale N]
                    [--json] [--compare BASE.json]
                                      full repaints everything, damage moves one leaf layer or,
                                      with --move ID, that node; animate lets the scene's time
                                      go on; load loads the file and makes its first picture;
                                      save saves the file and waits for the frame; resize
                                      resizes the window; inspect selects layer after layer in
                                      the inspector; stages are those of drawing, without a scene;
                                      interactions are what hands do to scenes of its own, full HD
                                      and 4K, also beside a run whose --json was kept
      Example: preview bench Samples/cards.json --size 1920x1080 --scale 1

    Make a scene of a drawing
      preview import DRAWING.svg|-    its layers as a scene beside it; what scenes cannot say is told
        --out FILE.json|-             there, also over what there is
        --diagnostics text|json|github
      Example: preview import logo.svg --out logo.json

    Bring code for UIKit here
      preview port SOURCES…           what Swift code for Apple's systems needs to be changed
        --write                       and makes the edits that need no thought
      Example: preview port ../Client/Sources

    Exit codes: 0 fine, 1 not as expected, 2 usage, 3 the scene is invalid,
    4 no picture is kept yet, 5 the environment (no display, cannot write)

    """

  /// What the text says of a command: the parts of it that the command's name stands in, and what scenes
  /// may read where it takes some; all for a word that is none.
  static func text(of command: String) -> String {
    guard Preview.commands.contains(command), command != "help" else { return text }
    let own = parts.filter { $0.contains("preview \(command)") }
    let takesScenes = own.contains { $0.contains("SCENE") }
    let reading = parts.filter { takesScenes && $0.hasPrefix("What a scene may read") }
    return (own + reading).joined(separator: "\n")
  }

  /// The options that a command has, or for an empty word the window; others of the same part are among
  /// them.
  static func options(of command: String) -> [String] {
    let isCommand = Preview.commands.contains(command)
    let text = isCommand ? self.text(of: command) : parts.prefix { !$0.hasPrefix("Check") }.joined()
    let names = text.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") }
    return Array(Set(names.map(String.init))).sorted()
  }

  /// Paragraphs: what it is, and then a heading with what belongs to it.
  private static var parts: [String] {
    text.components(separatedBy: "\n\n").map { $0 + "\n" }
  }
}
