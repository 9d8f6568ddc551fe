import { readFile } from 'node:fs/promises'
import { startServer } from '../harness/server.ts'
import { startBare } from './bare.ts'
import { bookingCall, type Call, load } from './load.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 6
/** Clock ticks of /proc in ms. */
const TICK_MS = 10
/** So many that a tick is a twentieth of what is measured, or less. */
const READS = 8000
const WRITES = 1000

/** What each call costs in CPU time, beside a bare Fastify that says hello; in turns, medians of six. */
export async function serverTable(dataDir: string): Promise<Row[]> {
  // On the data themselves: to copy them is no part of a start.
  const began = performance.now()
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATA_DIR: dataDir } })
  const startMs = Math.round(performance.now() - began)
  const hello = await startBare()
  try {
    const rows = [await measure('GET / (rendered page)', server, hello, { path: '/', count: READS })]
    rows.push(await measure('GET the script a page starts with', server, hello, await firstScript(server.origin)))
    rows.push(await measure('GET a picture of a cab', server, hello, await firstPicture(server.origin)))
    for (const path of ['/api/v1/allCars', '/api/v1/holiday', '/api/v1/tour'])
      rows.push(await measure(`GET ${path}`, server, hello, { path, count: READS }))
    const booking = { ...(await bookingCall(server.origin)), count: WRITES }
    rows.push(await measure('POST sendemail (a durable booking)', server, hello, booking))
    const stored = { ...booking, count: READS }
    rows.push(await measure('the same body, one row of a bare Fastify', hello, hello, stored))
    const memory = Math.round(await memoryMb(server.pid))
    return [
      ...rows,
      { call: `Memory after the load: ${memory} MB` },
      { call: `Start to ready on existing data: ${startMs} ms` },
    ]
  } finally {
    await hello.stop()
    await server.stop()
  }
}

const HELLO: Call = { path: '/', count: READS }

async function firstScript(origin: string): Promise<Call> {
  const html = await (await fetch(origin)).text()
  const [, path] = /<script [^>]*src="([^"]+)"/.exec(html) ?? []
  if (!path) throw new Error('the home page starts with no script')
  return { path, count: READS }
}

async function firstPicture(origin: string): Promise<Call> {
  const cabs = await (await fetch(`${origin}/api/v1/allCars`)).text()
  const [path] = /\/uploads\/[^"]+\.webp/.exec(cabs) ?? []
  if (!path) throw new Error('no cab has a picture')
  return { path, count: READS }
}

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

async function cpuPerCall(target: Target, call: Call): Promise<number> {
  const before = await cpuMs(target.pid)
  await load(target.origin, call)
  return ((await cpuMs(target.pid)) - before) / call.count
}

async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
