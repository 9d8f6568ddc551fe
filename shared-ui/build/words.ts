import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { namesIn } from './word-names.ts'

/** A file of words, as words/public-site/home.ta.json; the group is its language. */
const WORDS = /\/words\/[\w-]+\/[\w-]+\.([a-z]{2})\.json$/

/** Makes modules of files of words. Their messages are compiled, and `area` of shared-ui formats them. */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  load: {
    filter: { id: WORDS },
    handler: (id) => ({ code: moduleOf(JSON.parse(readFileSync(id, 'utf8')), id), moduleType: 'js' }),
  },
})

/** @throws Error that names a message that cannot be read by its path. */
export const moduleOf = (words: unknown, file: string): string => `export default (m, r) => (${codeOf(words, file)})`

/** A plain text stays a string; one with values is `m([…])`, one with tags `r([…], names of the empty ones)`. */
function codeOf(value: unknown, path: string): string {
  if (Array.isArray(value)) return `[${value.map((one, at) => codeOf(one, `${path}.${at}`)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${codeOf(one, `${path}.${key}`)}`)
    return `{${entries.join(',')}}`
  }
  try {
    const message = compile(String(value))
    const { tags, nodes } = namesIn(message)
    const code = JSON.stringify(message)
    if (typeof message === 'string') return code
    return tags.size + nodes.size === 0 ? `m(${code})` : `r(${code},${JSON.stringify([...nodes])})`
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}
