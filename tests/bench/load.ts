import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { bookingBody } from './booking.ts'

const AT_ONCE = 8

export type Request = { path: string; method?: string; headers?: Record<string, string>; body?: () => string }
/** A request, and how often it is made. */
export type Call = Request & { count: number }

/** Sends the calls, so many at once, over connections that are kept. */
export async function load(origin: string, call: Call): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = call.count
  const worker = async () => {
    while (left-- > 0) await send(origin, call, agent)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
}

async function send(
  origin: string,
  { path, method = 'GET', headers = {}, body }: Request,
  agent: Agent,
): Promise<void> {
  const outgoing = request(origin + path, { method, agent, headers: { 'accept-encoding': 'br', ...headers } })
  outgoing.end(body?.())
  const [reply] = await once(outgoing, 'response')
  reply.resume()
  await once(reply, 'end')
  if (reply.statusCode !== 200 && reply.statusCode !== 201) throw new Error(`${path} answered ${reply.statusCode}`)
}

/** A booking as a visitor sends it; `origin` is the server's address. */
export async function bookingCall(origin: string): Promise<Request> {
  const body = await bookingBody(origin)
  const headers = { 'content-type': 'application/json', origin }
  return { path: '/api/v1/sendemail', method: 'POST', headers, body: () => body }
}
