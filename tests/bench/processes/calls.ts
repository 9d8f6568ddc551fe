const JSON_TYPE = { 'content-type': 'application/json' }

type Body = object | string
type Sent = { method?: string; headers?: Record<string, string>; body?: Body }

/** Calls of the servers by name: how long each took in ms, and how many had which status. */
export class Calls {
  readonly times = new Map<string, number[]>()
  readonly statuses = new Map<number, number>()

  /** Sends a request and reads its reply. Throws for a status other than 200, after counting it. */
  async send<Reply>(name: string, url: string, { method, headers, body }: Sent = {}): Promise<Reply> {
    const began = performance.now()
    const reply = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...JSON_TYPE, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    this.#timesOf(name).push(performance.now() - began)
    this.statuses.set(reply.status, (this.statuses.get(reply.status) ?? 0) + 1)
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as Reply
  }

  #timesOf(name: string): number[] {
    const times = this.times.get(name) ?? []
    this.times.set(name, times)
    return times
  }
}
