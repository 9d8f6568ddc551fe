import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DocumentReply } from 'shared-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { book, COMING, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

const INVOICES = process.env.NIGHTLY ? 10_000 : 100
const WORKERS = 8
const PROCESSES = 2

eachEmptyEngine('invoices that several processes issue at once', (engine) => {
  it(`have consecutive numbers: ${INVOICES}, by ${WORKERS} workers`, { timeout: 60_000 + INVOICES * 100 }, async () => {
    const app = await engine.app()
    const { db } = app.database
    const cookie = await sessionOf(app)
    const { _id } = (await book(app, outstation(await insertCab(app), COMING))).json().booking
    await db.updateTable('bookings').set({ status: 'ended' }).execute()
    const { id: _one, reference, ...rest } = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const same = sql.join(Object.keys(rest).map((column) => sql.ref(column)))
    await sql`insert into bookings (id, reference, ${same})
      with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${sql.lit(INVOICES)})
      select ${sql.lit(_id)} || n, ${sql.lit(reference)} || n, ${same} from bookings, numbers`.execute(db)
    const trips = (await db.selectFrom('bookings').select('id').execute()).map(({ id }) => id)

    const running = Array.from({ length: PROCESSES }, () => startProcess({ ...engine.env(), RATE_LIMIT: 'off' }))
    onTestFinished(() => running.forEach(({ child }) => void child.kill('SIGKILL')))
    const urls = await Promise.all(running.map(addressOf))
    const numbers: string[] = []
    const work = async (url: string | undefined) => {
      for (let id = trips.pop(); id; id = trips.pop())
        numbers.push(await numberOf(`${url}/api/v1/bookings/${id}/invoice`, cookie))
    }
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(urls[worker % PROCESSES])))

    const stored = await db.selectFrom('documents').select('number').orderBy('number').execute()
    expect(stored.map(({ number }) => number)).toEqual(numbers.toSorted())
    const [series = ''] = /^BIL-\d\d-\d\d-/.exec(numbers[0] ?? '') ?? []
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: INVOICES }, (_, at) => `${series}${String(at + 1).padStart(5, '0')}`),
    )
  })
})

/** Issues an invoice, patiently; gives its number. */
async function numberOf(url: string, cookie: string): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json' }
  const reply = await fetch(url, { method: 'POST', headers, body: '{}' })
  if (reply.status !== 503) return DocumentReply.parse(await reply.json()).document.number
  await pause(Number(reply.headers.get('retry-after')) * 1000)
  return numberOf(url, cookie)
}
