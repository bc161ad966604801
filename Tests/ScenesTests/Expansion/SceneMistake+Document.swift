extension SceneMistake {
  static let document: [SceneMistake] = [
    SceneMistake(
      "a scene that is a list", "«[]»",
      says: "@1 error wrong-value a scene is an object, not a list"),
    SceneMistake(
      "a scene without a root", "«{}»",
      says: "@1 error missing-root the scene has no 'root'"),
    SceneMistake(
      "a mistyped key of the scene", #"{«"includes"»: [], "root": {}}"#,
      says: "@1 warning unknown-key unknown key 'includes'; did you mean 'include'?"),
    SceneMistake(
      "no snapshot in a list", #"{"snapshot": «[]», "root": {}}"#,
      says: "@1 error wrong-value expected at least one snapshot in this list"),
    SceneMistake(
      "a snapshot that is none", #"{"snapshot": [«"dark"»], "root": {}}"#,
      says:
        "@1 error wrong-value expected a snapshot such as { \"name\": \"dark\", \"appearance\":"
        + " \"dark\" }, found a string"),
    SceneMistake(
      "a mistyped key of a snapshot", #"{"snapshot": {«"tim"»: "1s"}, "root": {}}"#,
      says: "@1 warning unknown-key unknown key 'tim' of a snapshot; did you mean 'time'?"),
    SceneMistake(
      "a script with a time", #"{"snapshot": {"script": "t.json", «"time"»: 4}, "root": {}}"#,
      says:
        "@1 error wrong-value the steps of a script say when; 'time' is for snapshots without"
        + " one"),
    SceneMistake(
      "a tolerance without a reason",
      #"{"snapshot": {"tolerance": «{"channel": 2}»}, "root": {}}"#,
      says:
        "@1 error missing-key a tolerance needs 'reason', such as \"the noise is another on every"
        + " machine\""),
    SceneMistake(
      "a snapshot's name that leads elsewhere", #"{"snapshot": {"name": «"../x"»}, "root": {}}"#,
      says: "@1 error wrong-value '../x' cannot be a snapshot's name"),
    SceneMistake(
      "a newer version", #"{"version": «2», "root": {}}"#,
      says: "@1 error newer-version the scene is of version 2, this program reads up to version 1"),
    SceneMistake(
      "a version that is none", #"{"version": «1.5», "root": {}}"#,
      says: "@1 error wrong-value expected a version, a whole number from 1"),
    SceneMistake(
      "an include that is not there", #"{"include": [«"gone.json"»], "root": {}}"#,
      says: "@1 error unreadable-file 'gone.json': no such file"),
    SceneMistake(
      "an include that is no list", #"{"include": «"a.json"», "root": {}}"#,
      says: "@1 error wrong-value expected a list of paths, found a string"),
    SceneMistake(
      "an include that is no path", #"{"include": [«7», «""»], "root": {}}"#,
      says: "@1 error wrong-value expected a path, found a number",
      "@2 error wrong-value expected a path, found a string"),
    SceneMistake(
      "an included file that is a list", #"{"include": ["a.json"], "root": {}}"#,
      with: ["a.json": "«[]»"],
      says: "@1 error wrong-value an included file is an object, not a list"),
    SceneMistake(
      "a root in an included file", #"{"include": ["a.json"], "root": {}}"#,
      with: ["a.json": #"{«"root"»: {}}"#],
      says: "@1 warning unknown-key unknown key 'root'"),
    SceneMistake(
      "files that include each other", #"{"include": ["a.json"], "root": {}}"#,
      with: [
        "a.json": #"{"include": ["b.json"]}"#, "b.json": #"{"include": [«"a.json"»]}"#,
      ],
      says: "@1 error include-cycle the files include each other: a.json → b.json → a.json"),
    SceneMistake(
      "a file that includes itself", #"{"include": [«"./s.json"»], "root": {}}"#,
      says: "@1 error include-cycle the files include each other: s.json → s.json"),
    SceneMistake(
      "definitions that are no object", #"{"define": «[]», "root": {}}"#,
      says: "@1 error wrong-value expected 'define' to be an object, found a list"),
    SceneMistake(
      "components that are no object", #"{"components": «1», "root": {}}"#,
      says: "@1 error wrong-value expected 'components' to be an object, found a number"),
  ]

  private static let devices =
    "iPhone SE, iPhone 13 mini, iPhone 15, iPhone 15 Pro, iPhone 15 Pro Max, iPhone 16 Pro, iPad mini,"
    + " iPad, iPad Pro 13"

  static let canvas: [SceneMistake] = [
    SceneMistake(
      "a canvas that is no object", #"{"canvas": «3», "root": {}}"#,
      says: "@1 error wrong-value expected 'canvas' to be an object, found a number"),
    SceneMistake(
      "a mistyped key of the canvas", #"{"canvas": {«"devise"»: "iPad"}, "root": {}}"#,
      says: "@1 warning unknown-key unknown key 'devise' on canvas; did you mean 'device'?"),
    SceneMistake(
      "a canvas without area", #"{"canvas": {"size": [«0», 10]}, "root": {}}"#,
      says: "@1 error value-out-of-range 0 is out of range: expected a number from 1 to 65536"),
    SceneMistake(
      "a canvas of negative size", #"{"canvas": {"size": [10, «-4»]}, "root": {}}"#,
      says: "@1 error value-out-of-range -4 is out of range: expected a number from 1 to 65536"),
    SceneMistake(
      "a canvas as small as a number can be", #"{"canvas": {"size": [«1e-320», 10]}, "root": {}}"#,
      says: "@1 error value-out-of-range 1e-320 is out of range: expected a number from 1 to 65536"),
    SceneMistake(
      "a canvas of a billion", #"{"canvas": {"size": [«1e9», 10], "scale": 1}, "root": {}}"#,
      says: "@1 error value-out-of-range 1000000000 is out of range: expected a number from 1 to"
        + " 65536"),
    SceneMistake(
      "a canvas too large for its scale", #"{"canvas": {"size": «[9000, 10]»}, "root": {}}"#,
      says:
        "@1 error canvas-too-large the canvas measures 18000 × 20 pixels; the limit is 16384 a side"
    ),
    SceneMistake(
      "a canvas beyond numbers", #"{"canvas": {"size": [«1e308», 10]}, "root": {}}"#,
      says: "@1 error value-out-of-range 1e+308 is out of range: expected a number from 1 to"
        + " 65536"),
    SceneMistake(
      "a canvas with one side", #"{"canvas": {"size": «[10]»}, "root": {}}"#,
      says: "@1 error wrong-value expected a size [width, height], found a list of 1"),
    SceneMistake(
      "a scale of zero", #"{"canvas": {"scale": «0»}, "root": {}}"#,
      says: "@1 error value-out-of-range 0 is out of range: expected a number from 0.25 to 16"),
    SceneMistake(
      "an unknown device", #"{"canvas": {"device": «"iPhone 51"»}, "root": {}}"#,
      says:
        "@1 error wrong-value unknown name 'iPhone 51': expected one of \(devices); did you mean"
        + " 'iPhone 15'?"),
    SceneMistake(
      "a device that is no name", #"{"canvas": {"device": «15»}, "root": {}}"#,
      says: "@1 error wrong-value expected one of \(devices), found a number"),
    SceneMistake(
      "an unknown appearance", #"{"canvas": {"appearance": «"drak"»}, "root": {}}"#,
      says:
        "@1 error wrong-value unknown name 'drak': expected one of light, dark; did you mean 'dark'?"
    ),
    SceneMistake(
      "an unknown colour", #"{"canvas": {"background": «"whit"»}, "root": {}}"#,
      says: "@1 error wrong-value 'whit' is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a"
        + " name; did you mean 'white'?"),
    SceneMistake(
      "a background that is not defined", #"{"canvas": {"background": «"$paper"»}, "root": {}}"#,
      says: "@1 error unknown-name nothing is defined as '$paper'"),
  ]
}
