import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startServer } from '../harness/server.ts'
import { freePort } from '../setup/free-port.ts'
import { bookingBody } from './booking.ts'
import { median, type Row } from './table.ts'

const TOP = join(import.meta.dirname, '../..')
const ROUNDS = 6
const READS = 2000
const WRITES = 300
const AT_ONCE = 8
/** Clock ticks of /proc in ms. */
const TICK_MS = 10

type Call = { path: string; method?: string; headers?: Record<string, string>; body?: () => string; count: number }

/** What each call costs in CPU time, beside a bare Fastify that says hello; in turns, medians of six. */
export async function serverTable(dataDir: string): Promise<Row[]> {
  // On the data themselves: to copy them is no part of a start.
  const began = performance.now()
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATA_DIR: dataDir } })
  const startMs = Math.round(performance.now() - began)
  const hello = await startHello()
  try {
    const rows = [await measure('GET / (rendered page)', server, hello, { path: '/', count: READS })]
    for (const path of ['/api/v1/allCars', '/api/v1/holiday', '/api/v1/tour'])
      rows.push(await measure(`GET ${path}`, server, hello, { path, count: READS }))
    rows.push(await measure('POST sendemail (a durable booking)', server, hello, await booking(server.origin)))
    const others = await elsewhere(server.origin)
    const memory = Math.round(await memoryMb(server.pid))
    return [
      ...rows,
      ...others,
      { call: `Memory after the load: ${memory} MB` },
      { call: `Start to ready on existing data: ${startMs} ms` },
    ]
  } finally {
    hello.child.kill()
    await server.stop()
  }
}

const HELLO: Call = { path: '/', count: READS }

type Target = { origin: string; pid: number }

async function measure(call: string, server: Target, hello: Target, what: Call): Promise<Row> {
  const costs: number[] = []
  const baselines: number[] = []
  // As often on both sides, uncounted: code that runs for the first time is compiled.
  await load(server.origin, { ...what, count: READS })
  await load(hello.origin, HELLO)
  for (let round = 0; round < ROUNDS; round++) {
    baselines.push(await cpuPerCall(hello, HELLO))
    costs.push(await cpuPerCall(server, what))
  }
  const [cost, baseline] = [median(costs), median(baselines)]
  return {
    call,
    µs: Math.round(cost * 1000),
    'hello µs': Math.round(baseline * 1000),
    times: (cost / baseline).toFixed(1),
  }
}

/**
 * The same list and create by another back end, where STRAPI_URL names its address (content types `cars` and `bookings`,
 * open to the public role), each beside ours. Its CPU cannot be seen from here: these are elapsed times.
 */
async function elsewhere(origin: string): Promise<Row[]> {
  const url = process.env.STRAPI_URL
  if (!url) return []
  const ours = await booking(origin)
  const { bookingDetails } = JSON.parse(ours.body?.() ?? '{}')
  const create = { ...ours, path: '/api/bookings', body: () => JSON.stringify({ data: bookingDetails }) }
  const list = { count: READS, path: '/api/cars' }
  return [
    await elapsed(`GET ${url}/api/cars, elapsed`, url, list, origin, { ...list, path: '/api/v1/allCars' }),
    await elapsed(`POST ${url}/api/bookings, elapsed`, url, create, origin, ours),
  ]
}

async function elapsed(call: string, url: string, theirs: Call, origin: string, ours: Call): Promise<Row> {
  const [one, other] = [await microseconds(url, theirs), await microseconds(origin, ours)]
  return { call, µs: one, 'hello µs': `ours ${other}`, times: (one / other).toFixed(1) }
}

async function microseconds(origin: string, call: Call): Promise<number> {
  const began = performance.now()
  await load(origin, call)
  return Math.round(((performance.now() - began) / call.count) * 1000)
}

async function cpuPerCall(target: Target, call: Call): Promise<number> {
  const before = await cpuMs(target.pid)
  await load(target.origin, call)
  return ((await cpuMs(target.pid)) - before) / call.count
}

/** Sends the calls, so many at once, over connections that are kept. */
async function load(origin: string, call: Call): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = call.count
  const worker = async () => {
    while (left-- > 0) await send(origin, call, agent)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
}

async function send(origin: string, { path, method = 'GET', headers = {}, body }: Call, agent: Agent): Promise<void> {
  const outgoing = request(origin + path, { method, agent, headers: { 'accept-encoding': 'br', ...headers } })
  outgoing.end(body?.())
  const [reply] = await once(outgoing, 'response')
  reply.resume()
  await once(reply, 'end')
  if (reply.statusCode !== 200 && reply.statusCode !== 201) throw new Error(`${path} answered ${reply.statusCode}`)
}

async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function startHello(): Promise<Target & { child: ChildProcess }> {
  const port = await freePort()
  const fastify = createRequire(join(TOP, 'api-server/package.json')).resolve('fastify')
  const code = `
    const app = require(${JSON.stringify(fastify)})()
    app.get('/', async () => ({ hello: 'world' }))
    app.listen({ port: ${port} }, () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout) await once(child.stdout, 'data')
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, child }
}

async function booking(origin: string): Promise<Call> {
  const body = await bookingBody(origin)
  const headers = { 'content-type': 'application/json', origin }
  return { path: '/api/v1/sendemail', method: 'POST', headers, body: () => body, count: WRITES }
}
