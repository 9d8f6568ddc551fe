import { minify, version } from '@swc/core'
import type { Plugin } from 'vite'

const MINIFIER = `minified by swc ${version}`

/**
 * Minifies built scripts once more: the bundler's own minifier leaves 2 to 5 % that swc takes out. Goes after what
 * makes files of files, and before what writes a comment that browsers read.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => MINIFIER,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'))
        await Promise.all(
          scripts.map(async (file) => {
            if (file.type === 'chunk') file.code = await smaller(file.code)
            else file.source = await smaller(String(file.source))
          }),
        )
      },
    },
  }
}

async function smaller(script: string): Promise<string> {
  const { code } = await minify(script, { module: true, compress: { ecma: 2022, passes: 2 }, mangle: true })
  return code
}
