#pragma once

#include <stdbool.h>
#include <stdint.h>

// What runs an app with windows is linked by whoever links the product UIKit, and is far above UIKit:
// UIKit calls it by this name where it is there.
extern int32_t layerkit_run_app(void) __attribute__((weak));

static inline bool app_host_is_linked(void) { return layerkit_run_app != 0; }

// Runs the app until it ends; what it comes to is the program's exit code.
static inline int32_t app_host_run(void) { return layerkit_run_app(); }

// What becomes readable when the main queue has work: libdispatch has it for run loops.
extern int _dispatch_get_main_queue_handle_4CF(void);

static inline int app_host_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }
