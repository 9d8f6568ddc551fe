import { BookingPageReply, BookingsReply, CancelReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { waiting } from '../../testing/waiting.ts'

eachRoute('the desk', (engine) => {
  let now = NOON
  const start = () => engine.sharedApp({}, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>
  let app: App
  let cab: string
  let cookie: string

  beforeEach(async () => {
    now = NOON
    app = await start()
    for (const table of ['bookings', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
    cookie = await sessionOf(app)
  })

  type Changes = Parameters<typeof outstation>[1]
  const place = async (changes: Changes = {}) => {
    now += 1000
    const reply = await book(app, outstation(cab, changes))
    return reply.json().booking as { _id: string; reference: string }
  }
  const list = async (query = '') =>
    BookingsReply.parse((await app.inject({ url: `/api/v1/bookings${query}`, headers: { cookie } })).json())
  const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'PATCH', url: `/api/v1/bookings/${id}`, payload, headers: { cookie, ...headers } })
  const step = (id: string, to: 'confirmed' | 'cancelled', desk = app) => {
    const payload = { to, ...(to === 'cancelled' && { reason: 'The traveller called' }) }
    return desk.inject({ method: 'POST', url: `/api/v1/bookings/${id}/state`, payload, headers: { cookie } })
  }
  const namesOf = ({ bookings }: { bookings: { name: string }[] }) => bookings.map(({ name }) => name)

  it('lists from the newest, page by page, with the state of each mail and the count of all', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await place({ name })
    const first = await list('?limit=2')
    expect(namesOf(first)).toEqual(['D', 'C'])
    expect(first.total).toBe(4)
    for (const { mails } of first.bookings)
      expect(mails.map(({ audience, state }) => `${audience} ${state}`)).toEqual(['visitor waiting', 'desk waiting'])
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(namesOf(second)).toEqual(['B', 'A'])
    expect(second.nextCursor).toBeNull()
  })

  it.each([
    ['createdAt', ['A', 'B', 'C']],
    ['pickUp', ['B', 'C', 'A']],
    ['-pickUp', ['A', 'C', 'B']],
  ])('lists by %s, page by page', async (sort, names) => {
    await place({ name: 'A', PickUpdate: '2026-12-26', returndate: '2026-12-27' })
    await place({ name: 'B', PickUpdate: '2026-12-20' })
    await place({ name: 'C', PickUpdate: '2026-12-24' })
    const first = await list(`?limit=2&sort=${sort}`)
    const second = await list(`?limit=2&sort=${sort}&cursor=${first.nextCursor}`)
    expect([...namesOf(first), ...namesOf(second)]).toEqual(names)
    expect(second.nextCursor).toBeNull()
  })

  it('pages through bookings of the same instant', async () => {
    for (const name of ['A', 'B', 'C']) await book(app, outstation(cab, { name }))
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...namesOf(page))
      cursor = page.nextCursor
    }
    expect(seen.sort()).toEqual(['A', 'B', 'C'])
  })

  describe('finds a booking by', () => {
    let reference = ''
    beforeEach(async () => {
      const booking = await place({ name: 'Lakshmi Iyer', mobile: '+91 94440 55566', mail: 'lakshmi@example.com' })
      reference = booking.reference
      await place({ name: 'தமிழ்ச்செல்வி ராஜன்', mobile: '9000011111', mail: 'selvi@example.com' })
      await place({ name: "Siân O'Neill", mobile: '+44 20 7946 0958', mail: 'sian@example.com' })
    })

    it.each([
      ['the beginning of a name', 'laks', ['Lakshmi Iyer']],
      ['words in any order and case', 'IYER lakshmi', ['Lakshmi Iyer']],
      ['a Tamil name', 'தமிழ்ச்', ['தமிழ்ச்செல்வி ராஜன்']],
      ['a name with marks', "siân o'nei", ["Siân O'Neill"]],
      ['a mobile as it is spoken', '94440 555', ['Lakshmi Iyer']],
      ['a mobile with its country', '+91 9444055566', ['Lakshmi Iyer']],
      ['a mobile with a zero before it', '09444055566', ['Lakshmi Iyer']],
      ['a mail address', 'Lakshmi@example.com', ['Lakshmi Iyer']],
      ['nothing that is there', 'zzz', []],
      ['nothing but signs', '%_', []],
    ])('%s', async (_what, q, names) => {
      expect(namesOf(await list(`?q=${encodeURIComponent(q)}`))).toEqual(names)
    })

    it('its reference, whole or in part', async () => {
      expect(namesOf(await list(`?q=${reference}`))).toEqual(['Lakshmi Iyer'])
      expect(namesOf(await list(`?q=${reference.toLowerCase().slice(0, 7)}`))).toContain('Lakshmi Iyer')
    })

    it('its reference, read out on the phone', async () => {
      const [, letters = ''] = reference.split('-')
      const halves = `${letters.slice(0, 3)} ${letters.slice(3)}`
      for (const spoken of [`TT ${letters}`, `tt${letters}`, `TT – ${letters}`, `TT-${halves}`, `tt ${halves}`])
        expect(namesOf(await list(`?q=${encodeURIComponent(spoken)}`)), spoken).toEqual(['Lakshmi Iyer'])
      expect(namesOf(await list(`?q=tt%20${letters.slice(0, 4)}`))).toEqual(['Lakshmi Iyer'])
    })
  })

  it('filters by status and pick-up date', async () => {
    const { _id } = await place({ name: 'Early', PickUpdate: '2026-12-01', returndate: '2026-12-02' })
    await place({ name: 'Late' })
    await step(_id, 'cancelled')
    expect(namesOf(await list('?status=cancelled'))).toEqual(['Early'])
    expect(namesOf(await list('?pickUpFrom=2026-12-02&pickUpTo=2026-12-24'))).toEqual(['Late'])
    expect((await list('?status=cancelled&pickUpFrom=2026-12-02')).total).toBe(0)
  })

  it.each(['?limit=0', '?limit=101', '?status=gone', '?colour=red', '?cursor=!', '?pickUpFrom=01-12-2026'])(
    'refuses %s',
    async (query) => {
      const reply = await app.inject({ url: `/api/v1/bookings${query}`, headers: { cookie } })
      expect(reply.statusCode).toBe(400)
      expect(query).toContain(`?${reply.json().errors[0].path}=`)
    },
  )

  it('shows one booking with its history, and 404 for none', async () => {
    const { _id } = await place()
    now += 1000
    await step(_id, 'confirmed')
    await patch(_id, { note: 'Wants a child seat' })
    const reply = await app.inject({ url: `/api/v1/bookings/${_id}`, headers: { cookie } })
    const { booking } = BookingPageReply.parse(reply.json())
    expect(booking).toMatchObject({ status: 'confirmed', note: 'Wants a child seat' })
    expect(booking.history.map(({ status, by }) => `${status} by ${by}`)).toEqual([
      'new by Asha Kumar',
      'confirmed by Desk',
    ])
    expect((await app.inject({ url: '/api/v1/bookings/none', headers: { cookie } })).statusCode).toBe(404)
    expect((await patch('none', { note: '' })).statusCode).toBe(404)
  })

  it('refuses an edit of a version that is no longer there, and brings the one that is', async () => {
    const { _id } = await place()
    const first = await patch(_id, { note: 'One' }, { 'if-match': '"1"' })
    expect(first.headers.etag).toBe('"2"')
    const second = await patch(_id, { note: 'Two' }, { 'if-match': '"1"' })
    expect(second.statusCode).toBe(412)
    expect(second.headers.etag).toBe('"2"')
    expect(second.json().current).toMatchObject({ _id, note: 'One' })
    expect((await patch(_id, { note: 'Three' })).statusCode).toBe(200)
  })

  it('takes no status with an edit: that is a step', async () => {
    const reply = await patch((await place())._id, { status: 'confirmed' })
    expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ path: 'status', code: 'unknown-field' }]])
  })

  it('cancels many, and skips changed, completed and deleted ones', async () => {
    const names = ['Open', 'Confirmed', 'Changed', 'Completed', 'Cancelled']
    const [open, confirmed, changed, completed, cancelled] = await Promise.all(
      names.map(async (name, n) => (await place({ name, triptype: 'Drop Trip', PickUpdate: `2026-12-0${n + 1}` }))._id),
    )
    await step(confirmed ?? '', 'confirmed')
    await app.database.db
      .updateTable('bookings')
      .set({ status: 'completed' })
      .where('id', '=', completed ?? '')
      .execute()
    await step(cancelled ?? '', 'cancelled')
    const versions = new Map((await list()).bookings.map(({ _id, version }) => [_id, version]))
    await patch(changed ?? '', { note: 'Called back' })
    const ids = [open, confirmed, changed, completed, cancelled].map((id) => id ?? '')
    const bookings = [...ids.map((_id) => ({ _id, version: versions.get(_id) ?? 0 })), { _id: 'none', version: 1 }]
    const cancel = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/v1/bookings/cancel', payload, headers: { cookie } })
    const first = CancelReply.parse((await cancel({ bookings, reason: 'The road is closed' })).json())
    expect(first.results.map(({ result }) => result)).toEqual([
      ...['cancelled', 'cancelled', 'changed', 'completed', 'cancelled', 'gone'],
    ])
    // The answer was lost, and it is sent again.
    expect((await cancel({ bookings })).json()).toEqual(first)
    const statuses = (await list('?sort=pickUp')).bookings.map(({ name, status }) => `${name} ${status}`)
    expect(statuses).toEqual([
      ...['Open cancelled', 'Confirmed cancelled', 'Changed new', 'Completed completed', 'Cancelled cancelled'],
    ])
    const { history } = await app.bookings.find(confirmed ?? '')
    expect(history.map(({ status, byName, reason }) => `${status} by ${byName}: ${reason}`).slice(1)).toEqual([
      ...['confirmed by Desk: null', 'cancelled by Desk: The road is closed'],
    ])
    for (const wrong of [[], [bookings[0], bookings[0]], Array(101).fill(bookings[0]), [{ _id: open }]]) {
      const refused = await cancel({ bookings: wrong })
      expect([refused.statusCode, refused.json().errors[0].path.split('.')[0]]).toEqual([400, 'bookings'])
    }
  })

  describe('one cab', () => {
    it('is not confirmed for two trips at a time; the refusal names the other', async () => {
      const first = await place({ name: 'Asha' })
      const second = await place({
        name: 'Ravi',
        PickUpdate: '2026-12-26',
        pickUpTime: '19:59',
        returndate: '2026-12-27',
      })
      expect((await step(first._id, 'confirmed')).statusCode).toBe(200)
      const refused = await step(second._id, 'confirmed')
      expect(refused.statusCode).toBe(409)
      expect(refused.json().detail).toContain(`${first.reference} (Asha)`)
      const { booking } = await app.bookings.find(second._id)
      expect(booking).toMatchObject({ status: 'new', version: 1 })
      await step(first._id, 'cancelled')
      expect((await step(second._id, 'confirmed')).statusCode).toBe(200)
    })

    it('is free again an hour after the return', async () => {
      const first = await place()
      const next = await place({ PickUpdate: '2026-12-26', pickUpTime: '21:00', returndate: '2026-12-27' })
      await step(first._id, 'confirmed')
      expect((await step(next._id, 'confirmed')).statusCode).toBe(200)
    })

    it('is free until an hour before the pick-up', async () => {
      const first = await place({ PickUpdate: '2026-12-26', pickUpTime: '21:00', returndate: '2026-12-27' })
      const before = await place()
      await step(first._id, 'confirmed')
      expect((await step(before._id, 'confirmed')).statusCode).toBe(200)
    })

    it.each([
      [450, '14:00', '14:30'],
      [10, '07:59', '08:00'],
    ])('on a Drop Trip of %i km is held until an hour after it arrives', async (distance, held, free) => {
      const drop = { triptype: 'Drop Trip', PickUpdate: '2026-12-24', distance } as const
      const first = await place({ ...drop, pickUpTime: '06:00' })
      const before = await place({ ...drop, pickUpTime: held })
      const after = await place({ ...drop, pickUpTime: free })
      await step(first._id, 'confirmed')
      expect((await step(before._id, 'confirmed')).statusCode).toBe(409)
      expect((await step(after._id, 'confirmed')).statusCode).toBe(200)
    })

    it('is confirmed for one of thirty concurrent trips', async () => {
      const second = await start()
      const trips: { _id: string }[] = []
      while (trips.length < 30) trips.push(await place())
      /** Retries after a 503, which a client gets that waits too long for a connection. */
      const confirm = async (desk: App, id: string): Promise<number> => {
        const { statusCode } = await step(id, 'confirmed', desk)
        return statusCode === 503 ? confirm(desk, id) : statusCode
      }
      const statuses = await Promise.all(trips.map(({ _id }, index) => confirm(index % 2 ? app : second, _id)))
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(29)
      expect((await list('?status=confirmed')).total).toBe(1)
    })

    if (engine.name === 'postgres') {
      it('is confirmed for one of two trips whose confirmations wait for the same cab', async () => {
        const trips = [await place(), await place()]
        const { confirmed } = await app.database.transaction(async (tx) => {
          await tx.selectFrom('cabs').select('id').where('id', '=', cab).forUpdate().execute()
          const confirmed = Promise.all(trips.map(({ _id }) => step(_id, 'confirmed')))
          await expect.poll(() => waiting(app)).toHaveLength(2)
          return { confirmed }
        })
        expect((await confirmed).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      })
    }
  })
})
