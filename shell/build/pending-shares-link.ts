import type { Plugin } from 'vite'

/**
 * Preloads the one start file that the federation plugin leaves out of the page; the shell would otherwise wait a round
 * trip for it.
 */
export function pendingSharesLink(): Plugin {
  return {
    name: 'pending-shares-link',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === 'pendingShares')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  }
}
