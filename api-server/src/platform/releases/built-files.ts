import { LRUCache } from 'lru-cache'
import { type Coding, type Encoded, tagOf } from '../http/encoded-text.ts'
import { hashOf, type ReadFile } from './builds.ts'
import { contentTypeOf } from './content-type.ts'

/** A file of a build in one of its encodings, and its type. */
export type BuiltFile = Encoded & { type: string }

/** Room for all files of a composition and its canary, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024
/** The build writes the encodings of a file next to it (`shared-ui/build/compress.ts`). */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Reads files of builds, each in the requested encoding if it exists. Files with a hash are cached, up to a limit:
 * reading from the disk takes three times the CPU. Returns null for a missing file or a page.
 */
export function builtFiles(keptBytes = KEPT_BYTES) {
  const kept = new LRUCache<string, BuiltFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ content }) => Math.max(content.length, 1),
  })
  return async (read: ReadFile, file: string, hash: string | undefined, coding: Coding): Promise<BuiltFile | null> => {
    const key = `${coding} ${hash}`
    const known = hash && kept.get(key)
    if (known) return known
    const found = await readAs(read, file, hash, coding)
    if (found && hash) kept.set(key, found)
    return found
  }
}

/** A file that differs from its hash is missing: a later build has replaced it. */
async function readAs(
  read: ReadFile,
  file: string,
  hash: string | undefined,
  coding: Coding,
): Promise<BuiltFile | null> {
  const type = contentTypeOf(file)
  const plain = type ? await read(file) : null
  if (!type || !plain || (hash && hashOf(plain) !== hash)) return null
  const encoded = coding === 'plain' ? null : await read(file + ENDINGS[coding])
  const content = encoded ?? plain
  return { content, etag: `"${tagOf(content)}"`, type, coding: encoded ? coding : 'plain' }
}
