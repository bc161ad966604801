import Testing

/// All tests of the watcher, one after the other: they measure real time on real files.
@Suite(.serialized) enum WatchingTests {}
