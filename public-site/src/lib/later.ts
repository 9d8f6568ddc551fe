import { withWords } from '../texts/page.ts'

/** A module that is too heavy for a first view. */
export type Later<Module> = {
  /** The module, once it has been loaded. */
  now: () => Module | null
  /** Loads it. Rejects if that fails, as offline. */
  load: () => Promise<Module>
}

/** A module that is loaded when it is needed, with its words; `load` imports it. */
export function later<Module>(load: () => Promise<Module>): Later<Module> {
  let loaded: Module | null = null
  return {
    now: () => loaded,
    load: async () => {
      loaded ??= await withWords(load())
      return loaded
    },
  }
}
