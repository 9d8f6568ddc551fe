import { SourceMap } from 'node:module'
import type { ReadFile } from '../builds.ts'

/** A place in a script of a remote, in the stack of an error. */
const PLACE = /\/remotes\/([\w-]+)\/[^/]+\/(\S+?\.js):(\d+):(\d+)/

/**
 * Names the file and line of the sources for the first place in the stack of an error, ' (src/routes/cars-page.tsx:12)'; ''
 * without a source map of it. `readerOf` reads the build of a part.
 */
export async function sourceOf(stack: string, readerOf: (part: string) => ReadFile): Promise<string> {
  const [, part = '', file = '', line, column] = PLACE.exec(stack) ?? []
  const [script, map] = part === '' ? [] : await Promise.all([file, `${file}.map`].map(readerOf(part)))
  if (!script || !map) return ''
  // The first line of some is a hint to browsers, which the map does not know.
  const hints = script.toString().startsWith('//#') ? 1 : 0
  const entry = new SourceMap(JSON.parse(map.toString())).findEntry(Number(line) - 1 - hints, Number(column) - 1)
  if (!('originalSource' in entry)) return ''
  return ` (${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1})`
}
