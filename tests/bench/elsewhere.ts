import { startServer } from '../harness/server.ts'
import { bookingCall, load, type Request } from './load.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 6
/** Calls that do not count: code that runs for the first time is compiled. */
const WARM_UP = 2000
const READS = 500
const WRITES = 300

/** A request, and the same of the other back end. */
type Pair = { call: string; ours: Request; theirs: Request; count: number }

/**
 * List and create by another back end (content types `cars` and `bookings`, open to the public role) beside ours: its
 * CPU cannot be seen from here, so these are elapsed times, in turns, medians of six.
 */
export async function elsewhereTable(dataDir: string, url: string): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off', DATA_DIR: dataDir } })
  try {
    const list = { path: '/api/v1/allCars' }
    // By itself it lists the first 25.
    const theirList = { path: '/api/cars?pagination[pageSize]=100' }
    await expectAsManyCars(server.origin + list.path, url + theirList.path)
    const create = await bookingCall(server.origin)
    const { bookingDetails } = JSON.parse(create.body?.() ?? '{}')
    const theirCreate = { ...create, path: '/api/bookings', body: () => JSON.stringify({ data: bookingDetails }) }
    return [
      await measure(server.origin, url, { call: 'list of cabs', ours: list, theirs: theirList, count: READS }),
      await measure(server.origin, url, { call: 'a booking', ours: create, theirs: theirCreate, count: WRITES }),
    ]
  } finally {
    await server.stop()
  }
}

async function measure(origin: string, url: string, { call, ours, theirs, count }: Pair): Promise<Row> {
  await load(origin, { ...ours, count: WARM_UP })
  await load(url, { ...theirs, count: WARM_UP })
  const own: number[] = []
  const other: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    own.push(await microseconds(origin, ours, count))
    other.push(await microseconds(url, theirs, count))
  }
  const times = (median(other) / median(own)).toFixed(1)
  return { call, 'ours µs': median(own), 'theirs µs': median(other), times }
}

/** The elapsed time over the number of calls; each waits longer, since several are under way. */
async function microseconds(origin: string, what: Request, count: number): Promise<number> {
  const began = performance.now()
  await load(origin, { ...what, count })
  return Math.round(((performance.now() - began) / count) * 1000)
}

async function expectAsManyCars(list: string, theirList: string): Promise<void> {
  const { cabs } = await (await fetch(list)).json()
  const { data } = await (await fetch(theirList)).json()
  if (cabs.length !== data?.length) throw new Error(`${theirList} lists ${data?.length} cars for our ${cabs.length}`)
}
