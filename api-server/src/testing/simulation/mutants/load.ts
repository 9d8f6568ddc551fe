import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { MUTANTS } from './mutants.ts'
import { mutatedSource } from './source.ts'

// Preloaded by the process that lives a mutant's months: the source is another one when it is loaded. Its threads have no environment.
if (isMainThread) mutate()

function mutate() {
  const mutant = MUTANTS.find(({ name }) => name === process.env.MUTANT)
  if (!mutant) throw new Error(`there is no mutant '${process.env.MUTANT}'`)
  const { path, source } = mutatedSource(mutant)
  const url = pathToFileURL(path).href
  let isLoaded = false
  registerHooks({
    load(asked, context, next) {
      if (asked !== url) return next(asked, context)
      isLoaded = true
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
  process.on('exit', () => {
    if (!isLoaded) throw new Error(`${path} was never loaded`)
  })
}
