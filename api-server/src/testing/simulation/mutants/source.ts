import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

/** Where the source of a mutant is, and its text without the mend. Throws Error where the source has changed since. */
export function mutatedSource({ file, changes }: Mutant): { path: string; source: string } {
  const path = join(ROOT, file)
  const source = changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(path, 'utf8'),
  )
  return { path, source }
}
