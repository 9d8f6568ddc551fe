import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MUTANTS } from './mutants.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

// Preloaded by the process that lives a mutant's months: the source is another one when it is loaded.
const mutant = MUTANTS.find(({ name }) => name === process.env.MUTANT)
if (!mutant) throw new Error(`there is no mutant '${process.env.MUTANT}'`)
const url = pathToFileURL(join(ROOT, mutant.file)).href
let source = readFileSync(new URL(url), 'utf8')
for (const [from, to] of mutant.changes) {
  if (source.split(from).length !== 2) throw new Error(`${mutant.file} has not once: ${from}`)
  source = source.replace(from, () => to)
}
let isLoaded = false
registerHooks({
  load(asked, context, next) {
    if (asked !== url) return next(asked, context)
    isLoaded = true
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
process.on('exit', () => {
  if (!isLoaded) throw new Error(`${mutant.file} was never loaded`)
})
