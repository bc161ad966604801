// Tests that end in a crash say where; there is nothing to call.
