import type { RefusedField } from 'shared-api/contract'
import { onTestFinished, vi } from 'vitest'

type Call = { path: string; query: URLSearchParams; headers: Headers; body: unknown }
type Answer = { status?: number; body: unknown; etag?: string }
type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

/**
 * Puts an API in the place of fetch. Answers by method and path below /api/v1 ('GET cabs'); a call without an answer
 * is a lost connection. Gives the calls that were made.
 */
export function fakeApi(answers: Answers) {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const calls: (Call & { call: string })[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = new Request(input)
    const { pathname, searchParams: query } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/api/v1/', '')}`
    const text = await request.text()
    const made = { call, path: pathname, query, headers: request.headers, body: text === '' ? null : JSON.parse(text) }
    calls.push(made)
    const known = answers[call]
    if (!known) throw new TypeError(`no answer for ${call}`)
    const { status = 200, body, etag } = typeof known === 'function' ? await known(made) : known
    return Response.json(body, { status, headers: etag ? { etag } : {} })
  })
  return {
    calls,
    /** The bodies that came with a call. */
    bodies: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  }
}

/** A problem document. */
export const problem = (status: number, detail: string, errors?: RefusedField[]): Answer => ({
  status,
  body: { type: 'about:blank', title: 'Problem', status, detail, ...(errors ? { errors } : {}) },
})
