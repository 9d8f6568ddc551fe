import { sql } from 'kysely'
import { book, COMING, insertCab, outstation } from '../bookings.ts'
import { formOf } from '../desk.ts'
import type { Action, Stage } from './action.ts'
import { jsonOf } from './action.ts'

const FIRST_KM = 500
const ROWS = 5

/** The desk edits a booking: each time it is a km longer. */
export async function editing({ app, cookie }: Stage): Promise<Action> {
  const cab = await insertCab(app)
  const { _id: id } = (await book(app, outstation(cab, COMING))).json().booking
  const { version } = (await app.bookings.find(id)).booking
  const details = (n: number) => outstation(cab, { ...COMING, distance: String(FIRST_KM + n) })
  return {
    name: 'edits of a booking',
    times: 4000,
    again: 412,
    request: (n) => ({
      path: `bookings/${id}/trip`,
      method: 'PUT',
      ...jsonOf(details(n), { cookie, 'if-match': `"${version + n}"` }),
    }),
    async stored() {
      const query = app.database.db.selectFrom('bookingChanges').select('after')
      const changes = await query.where('bookingId', '=', id).execute()
      return changes.map(({ after }) => JSON.parse(after).distance - FIRST_KM)
    },
  }
}

/** An owner changes a setting. */
export async function settingChanges({ app, cookie }: Stage): Promise<Action> {
  const first = (await app.settings.newest())?.version ?? 0
  return {
    name: 'changes of settings',
    times: 10_000,
    again: 412,
    request: (n) => ({
      path: 'settings',
      method: 'PATCH',
      ...jsonOf({ name: `Company ${n}` }, { cookie, 'if-match': `"${first + n}"` }),
    }),
    async stored() {
      const query = app.database.db.selectFrom('settingsVersions').select('content')
      const versions = await query.where('version', '>', first).execute()
      return versions.map(({ content }) => Number(JSON.parse(content).name.split(' ')[1]))
    },
  }
}

/** An owner imports a file of trips; half a file counts as none of those that may be there. */
export async function importing({ app, cookie, kills }: Stage): Promise<Action> {
  await insertCab(app, { tripTypes: ['Drop Trip'] })
  const times = kills * 10
  const forms = await Promise.all(Array.from({ length: times }, (_, n) => importForm(n)))
  return {
    name: 'imports',
    times,
    request(n) {
      const { headers, payload } = forms[n] ?? { headers: {}, payload: Buffer.alloc(0) }
      return { path: 'imports', headers: { ...headers, cookie }, body: new Uint8Array(payload) as Buffer<ArrayBuffer> }
    },
    async stored() {
      const query = app.database.db.selectFrom('bookings').select('name').where('name', 'like', 'File %')
      const files = Map.groupBy(await query.execute(), ({ name }) => name.split(' ')[1])
      return [...files].map(([n, rows]) => (rows.length === ROWS ? Number(n) : Number.NaN))
    },
  }
}

function importForm(n: number) {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    [`File ${n} Row ${row}`, 9_840_000_000 + n * ROWS + row, 'drop', 'Chennai', 'Madurai', '2025-12-01', '08:00']
      .concat(['Toyota Innova Crysta', 9000, ''])
      .join(','),
  )
  const file = Buffer.from(['Name,Phone,Trip type,From,To,Date,Time,Car,Total,Status', ...rows].join('\r\n'))
  return formOf([
    ['kind', 'bookings'],
    ['fileName', `trips-${n}.csv`],
    ['file', { file, name: `trips-${n}.csv` }],
  ])
}

/** The desk issues the invoices of trips that have ended. */
export async function invoicing({ app, cookie, kills }: Stage): Promise<Action> {
  const { db } = app.database
  const times = kills * 15
  const { _id } = (await book(app, outstation(await insertCab(app), COMING))).json().booking
  await db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', _id).execute()
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  const { id: _own, reference, ...rest } = row
  const same = sql.join(Object.keys(rest).map((column) => sql.ref(column)))
  await sql`insert into bookings (id, reference, ${same})
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(times - 1)})
    select ${sql.lit('ended-')} || n, ${sql.lit(reference)} || n, ${same} from bookings, numbers
    where id = ${sql.lit(_id)}`.execute(db)
  return {
    name: 'invoices',
    times,
    again: 409,
    request: (n) => ({ path: `bookings/ended-${n}/invoice`, ...jsonOf({}, { cookie }) }),
    async stored() {
      const query = db.selectFrom('documents').select('bookingId').where('bookingId', 'like', 'ended-%')
      return (await query.execute()).map(({ bookingId }) => Number(bookingId?.slice('ended-'.length)))
    },
  }
}
