import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { contentSecurityPolicy } from '../releases/content-security-policy.ts'
import type { Release } from '../releases/local-builds.ts'
import { pageFinder, pageHtml } from '../releases/page-html.ts'

type Options = {
  release: Release
  /** Replies that each page carries, by API path. */
  initialData: Record<string, unknown>
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Serves the front ends: the shell's and the remotes' files, and for every path that a remote shows its page. */
export const pages = plugin<Options>(
  async (app, { release, initialData }) => {
    const { manifest, template, shellDir, remoteDirs } = release
    const find = pageFinder(manifest)
    const policy = contentSecurityPolicy(manifest)

    await app.register(fastifyStatic, { serve: false, root: shellDir })
    const send = (reply: FastifyReply, file: string, dir: string, cacheControl: string) =>
      reply.sendFile(file, dir, { cacheControl: false }).header('cache-control', cacheControl)

    app.get<{ Params: { '*': string } }>('/assets/*', { config: { policy: 'anyone' } }, (request, reply) =>
      send(reply, request.params['*'], join(shellDir, 'assets'), IMMUTABLE),
    )
    app.get('/icon.svg', { config: { policy: 'anyone' } }, (_request, reply) =>
      send(reply, 'icon.svg', shellDir, REVALIDATE),
    )

    // Immutable, the entry too: a folder's name holds the build id.
    for (const [baseUrl, dir] of Object.entries(remoteDirs)) {
      app.get<{ Params: { '*': string } }>(`${baseUrl}*`, { config: { policy: 'anyone' } }, (request, reply) =>
        send(reply, request.params['*'], dir, IMMUTABLE),
      )
    }

    app.get('/*', { config: { policy: 'anyone' } }, (request, reply) => {
      const found = find(decodeURIComponent(new URL(request.url, 'http://page').pathname))
      const html = pageHtml({ template, manifest, found, initialData })
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      reply.headers({ etag, 'cache-control': REVALIDATE, 'content-security-policy': policy })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(html)
    })
  },
  { name: 'pages' },
)
