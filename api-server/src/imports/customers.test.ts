import type { FastifyInstance } from 'fastify'
import { BookingReply, ContactsReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { COMING, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { importLines } from '../testing/imports.ts'

const HEADER = 'Customer,Phone,Email,Address,Language,Remarks'
const LAKSHMI = 'Lakshmi Iyer,98400 12345,,"12 Luz Church Road",தமிழ்,Window seat'
const RAVI = 'Ravi Kumar,98400 12346,ravi@example.com,,hindi,'

eachEngine('customers of a notebook', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp()
    for (const table of ['bookings', 'cabTripTypes', 'cabs', 'contacts', 'imports'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
  })

  const get = (url: string, as = cookie) => app.inject({ url: `/api/v1/${url}`, headers: { cookie: as } })
  const find = async (q: string) =>
    ContactsReply.parse((await get(`contacts?q=${encodeURIComponent(q)}`)).json()).contacts.map(({ name }) => name)

  it('are found by name and number, each number once, before the travellers of earlier trips', async () => {
    await importLines(app, cookie, 'customers', HEADER, LAKSHMI, RAVI)
    const clerk = await sessionOf(app, 'clerk')
    const { contacts } = ContactsReply.parse((await get('contacts?q=98400%2012345', clerk)).json())
    expect(contacts).toEqual([
      {
        ...{ name: 'Lakshmi Iyer', mobile: '+919840012345', mail: '', address: '12 Luz Church Road' },
        ...{ note: 'Window seat', language: 'ta' },
      },
    ])
    const cab = await insertCab(app)
    const trip = async (name: string, mobile: string) => {
      const payload = outstation(cab, { ...COMING, name, mobile })
      const reply = await app.inject({ method: 'POST', url: '/api/v1/bookings', payload, headers: { cookie } })
      return BookingReply.parse(reply.json()).booking._id
    }
    const id = await trip('L. Iyer', '98400 12345')
    await trip('Ravindran', '98400 99999')
    expect(await find('9840012345')).toEqual(['Lakshmi Iyer'])
    expect(await find('rav')).toEqual(['Ravi Kumar', 'Ravindran'])
    expect(await find('madurai')).toEqual([])
    const booked = await app.database.db
      .selectFrom('bookings')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(booked.language).toBe('ta')
  })

  it('come out as a file that goes in again, and are refused where a number is there already', async () => {
    const { id } = await importLines(app, cookie, 'customers', HEADER, LAKSHMI, RAVI)
    const { body } = await get('exports/customers')
    expect(body).toContain('"Lakshmi Iyer","+91 98400 12345","","12 Luz Church Road","தமிழ்","Window seat"')
    await expect(importLines(app, cookie, 'customers', body)).rejects.toThrow('This is stored already')
    await app.inject({ method: 'POST', url: `/api/v1/imports/${id}/undo`, headers: { cookie } })
    expect(await find('ravi')).toEqual([])
    expect((await importLines(app, cookie, 'customers', body)).rows).toBe(2)
    await expect(importLines(app, cookie, 'customers', HEADER, RAVI.replace('hindi', 'Klingon'))).rejects.toThrow(
      'Language takes one of English, Tamil',
    )
  })
})
