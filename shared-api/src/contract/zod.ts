import { z } from 'zod'

// Zod compiles schemas with `new Function` where it may. A page's policy forbids that, and reports even the attempt; so
// every schema takes its `z` from here, which settles it before the first one is made.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
