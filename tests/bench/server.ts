import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../harness/server.ts'
import { freePort } from '../setup/free-port.ts'
import { bookingBody } from './booking.ts'
import { median, printTable, type Row, verdict } from './table.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 8
/** Once, before the first round: code that runs for the first time is compiled. */
const WARM_UP_SECONDS = 6
const HEADERS = { 'accept-encoding': 'br' }
const START_AIM_MS = 3000
const PRICING_AIM_MS = 1

type Call = { name: string; options: autocannon.Options; aim?: number }
type Target = { origin: string; pid: number }
type Cost = { cpu: number; perSecond: number }

/**
 * Prints the cost of each call relative to a hello-world Fastify server. The aims are for CPU time per request.
 * Requests per second also count the wait for the disk; for large replies autocannon is the limit.
 */
export async function printServer(dataDir: string) {
  const began = performance.now()
  // On the data themselves: a copy is no part of a start.
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATA_DIR: dataDir } })
  const startMs = Math.round(performance.now() - began)
  const hello = await startHello()
  try {
    const rows: Row[] = []
    for (const call of await callsOf(server.origin)) rows.push(await compare(call, server, hello))
    printTable(`The server: ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`, rows)
    printPricing(median(rows.map((row) => Number(row['hello-world']))))
    console.log(`\nStart to ready: ${startMs} ms, aim ${START_AIM_MS} ms: ${verdict(startMs <= START_AIM_MS)}`)
  } finally {
    await hello.stop()
    await server.stop()
  }
}

/** Prints what it costs to price every cab for one trip, beside the CPU time of a hello-world request in µs. */
function printPricing(helloMicroseconds: number) {
  const script = join(import.meta.dirname, '../../api-server/src/testing/pricing-time.ts')
  const { cabs, ms } = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  const times = ((ms * 1000) / helloMicroseconds).toFixed(1)
  const aim = `aim ${PRICING_AIM_MS} ms: ${verdict(ms < PRICING_AIM_MS)}`
  console.log(
    `\nPricing ${cabs} cabs by the second tariff: ${ms.toFixed(2)} ms of CPU, ${times} times hello-world, ${aim}`,
  )
}

async function callsOf(origin: string): Promise<Call[]> {
  const html = await (await fetch(origin)).text()
  const script = /<script [^>]*src="([^"]+)"/.exec(html)?.[1]
  if (!script) throw new Error('the home page starts with no script')
  const headers = { ...HEADERS, 'content-type': 'application/json', origin }
  const booking = { method: 'POST', headers, body: await bookingBody(origin) } as const
  return [
    { name: 'cab list', options: { url: `${origin}/api/v1/allCars` }, aim: 4 },
    { name: 'booking', options: { url: `${origin}/api/v1/sendemail`, ...booking }, aim: 60 },
    { name: 'home page, rendered', options: { url: origin } },
    { name: 'static file', options: { url: new URL(script, origin).href } },
  ]
}

async function compare({ name, options, aim }: Call, server: Target, hello: Target): Promise<Row> {
  const rounds: [base: Cost, own: Cost][] = []
  for (const seconds of [WARM_UP_SECONDS, ...Array<number>(ROUNDS).fill(SECONDS)])
    rounds.push([await load(hello, { url: hello.origin }, seconds), await load(server, options, seconds)])
  const of = (figure: (base: Cost, own: Cost) => number) => median(rounds.slice(1).map((round) => figure(...round)))
  const times = of((base, own) => own.cpu / base.cpu)
  return {
    call: name,
    'CPU µs': Math.round(of((_, own) => own.cpu)),
    'hello-world': Math.round(of((base) => base.cpu)),
    times: times.toFixed(1),
    aim: aim ? `${aim}: ${verdict(times <= aim)}` : '',
    'requests/s': Math.round(of((_, own) => own.perSecond)),
    'times by requests/s': of((base, own) => base.perSecond / own.perSecond).toFixed(1),
  }
}

/** @throws Error if a request failed: an error is answered sooner than a booking. */
async function load({ pid }: Target, options: autocannon.Options, duration: number): Promise<Cost> {
  const before = cpuMicroseconds(pid)
  const result = await autocannon({ headers: HEADERS, connections: CONNECTIONS, ...options, duration })
  const count = result['2xx']
  if (count === 0 || result.errors + result.non2xx > 0)
    throw new Error(`${options.url}: ${count} answered, ${result.errors + result.non2xx} failed`)
  return { cpu: (cpuMicroseconds(pid) - before) / count, perSecond: count / result.duration }
}

/** From /proc, in ticks of 10 ms: user and system time of all threads. */
function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function startHello() {
  const port = await freePort()
  const code = `require('fastify')().get('/', async () => ({ hello: 'world' })).listen({ port: ${port} }, () => console.log('up'))`
  const cwd = join(import.meta.dirname, '../../api-server')
  const child = spawn(process.execPath, ['-e', code], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop }
}
