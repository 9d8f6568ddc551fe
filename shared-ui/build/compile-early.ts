import type { Plugin } from 'vite'

/** Chrome's hint to compile every function of a file while it loads; a comment to other browsers. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile these files in a thread while they are being loaded, not one function after the other when
 * called.
 */
export function compileEarly(names: RegExp): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => HINT,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => names.test(fileName))
        if (files.length === 0) throw new Error(`the build has no file like ${names}`)
        for (const file of files) {
          if (file.type === 'chunk') file.code = HINT + file.code
          else file.source = HINT + String(file.source)
        }
      },
    },
  }
}
