import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Half of a start is reading the sources: what was read once is kept, by the content of each file. This file is no
// TypeScript, since only then a start that finds all that needs no compiler of it. Where the folder cannot be written,
// the start takes longer and that is all.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/api-server'))
const KEEP_AFTER_MS = 10_000

await import('./serve.ts')
// A process that is killed keeps nothing by itself.
setTimeout(flushCompileCache, KEEP_AFTER_MS).unref()
