import { vi } from 'vitest'

type Answer = { status?: number; body: unknown } | Error
type Answers = Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>

/**
 * Puts an API in the place of fetch: answers by path ('/api/v1/tour'). An Error is a lost connection. Returns the bodies
 * that each path got.
 */
export function fakeApi(answers: Answers): Record<string, unknown[]> {
  const got: Record<string, unknown[]> = {}
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = new Request(input)
    const path = new URL(request.url).pathname
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    got[path] = [...(got[path] ?? []), body]
    const known = answers[path] ?? new TypeError(`no answer for ${path}`)
    const answer = typeof known === 'function' ? await known(body) : known
    if (answer instanceof Error) throw answer
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return got
}
