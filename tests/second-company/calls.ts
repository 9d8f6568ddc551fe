import { randomUUID } from 'node:crypto'

type Body = object
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

export type Calls = ReturnType<typeof callsOf>

/** The API of a server over HTTP, as one person with their cookies. Throws with the reply of a refused call. */
export function callsOf(origin: string) {
  let cookie = ''

  async function call<Answer>(method: Method, path: string, body?: Body): Promise<Answer> {
    const isForm = body instanceof FormData
    const reply = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: {
        ...{ cookie, 'idempotency-key': randomUUID() },
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${reply.status} ${text}`)
    const [first] = reply.headers.getSetCookie()
    cookie = first?.split(';')[0] ?? cookie
    return JSON.parse(text) as Answer
  }

  return {
    get: <Answer>(path: string) => call<Answer>('GET', path),
    post: <Answer>(path: string, body: Body = {}) => call<Answer>('POST', path, body),
    put: <Answer>(path: string, body: Body) => call<Answer>('PUT', path, body),
    patch: <Answer>(path: string, body: Body) => call<Answer>('PATCH', path, body),
    /** What a payment provider reports, as it signed it. */
    async signed({ payload, headers }: { payload: string; headers: Record<string, string> }) {
      const reply = await fetch(`${origin}/api/v1/webhooks/razorpay`, { method: 'POST', headers, body: payload })
      if (!reply.ok) throw new Error(`webhook ${payload}: ${reply.status} ${await reply.text()}`)
    },
    /** The cookies so far, as a header. */
    cookie: () => cookie,
    logIn: (email: string, password: string) => call('POST', 'login', { email, password }),
  }
}
