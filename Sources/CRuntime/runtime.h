#pragma once

#include <stdbool.h>

// What Swift's runtime knows, and the language has no word for.

// Whether the end of an object has begun.
bool swift_isDeallocating(void *object);
