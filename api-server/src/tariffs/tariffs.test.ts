import type { FastifyInstance } from 'fastify'
import { QuotesReply, type Tariff, type TariffInput, TariffReply, TariffsReply } from 'shared-api/contract'
import type { FareTrip } from 'shared-api/fares'
import { CHENNAI_MADURAI, EXAMPLES, SEDAN } from 'shared-api/fares/examples'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertCab, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const DAY = 86_400_000

eachRoute('tariffs', (engine) => {
  let now = NOON
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    now = NOON
    app = await engine.app({}, { now: () => now })
    const { db } = app.database
    await db.deleteFrom('tariffs').where('id', 'not in', ['tariff-first', 'tariff-typical']).execute()
    cookie = await sessionOf(app)
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1/${path}`, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) })

  async function create(parts: Partial<TariffInput> = {}): Promise<Tariff> {
    const reply = await call('POST', 'tariffs', { name: 'New', ...parts })
    expect(reply.statusCode, reply.body).toBe(200)
    return TariffReply.parse(reply.json()).tariff
  }

  const putInForce = (id: string, from: string, to?: string) =>
    call('POST', `tariffs/${id}/in-force`, { from, ...(to ? { to } : {}) })
  const all = async () => TariffsReply.parse((await call('GET', 'tariffs')).json()).tariffs
  const refused = async (parts: object) => {
    const reply = await call('POST', 'tariffs', { name: 'New', ...parts })
    expect(reply.statusCode).toBe(400)
    return reply.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
  }

  it('a new database has two, of which the first is in force', async () => {
    const known = (await all()).map(({ id, inForce, editable }) => ({ id, inForce, editable }))
    expect(known).toContainEqual({ id: 'tariff-first', inForce: true, editable: false })
    expect(known).toContainEqual({ id: 'tariff-typical', inForce: false, editable: true })
    const open = await app.inject('/api/v1/tariff')
    expect(open.json().tariff).toMatchObject({ id: 'tariff-first', advancePercent: 25 })
    expect(open.json().tariff).not.toHaveProperty('version')
  })

  describe('refuses, with the field named,', () => {
    const local = { cabClass: 'sedan', hours: 4, km: 40, price: 1350 }
    const rate = { tripType: 'Drop Trip', cabClass: '*', perKm: 10 }
    it.each<[string, object, string]>([
      ['a local package without hours', { localPackages: [{ ...local, hours: undefined }] }, 'localPackages.0.hours'],
      [
        'hours that are not above the last',
        { localPackages: [local, { ...local, km: 50 }] },
        'localPackages.1.hours above-last',
      ],
      [
        'a step that is not above the last',
        {
          rates: [
            {
              ...rate,
              allowance: {
                per: 'day',
                steps: [
                  { aboveKm: 400, amount: 1 },
                  { aboveKm: 0, amount: 2 },
                ],
              },
            },
          ],
        },
        'rates.0.allowance.steps.1.aboveKm above-last',
      ],
      ['a negative amount', { rates: [{ ...rate, perKm: -1 }] }, 'rates.0.perKm rupees'],
      ['a negative surcharge', { surcharges: { night: { amount: -1 } } }, 'surcharges.night.amount rupees'],
      [
        'a season that ends before it begins',
        { seasons: [{ from: '2026-11-12', to: '2026-11-05', percent: 10 }] },
        'seasons.0.to ends-first',
      ],
      [
        'a season of more than half off',
        { seasons: [{ from: '2026-07-01', to: '2026-07-31', percent: -50.5 }] },
        'seasons.0.percent percent',
      ],
      ['two rates for one trip type and class', { rates: [rate, rate] }, 'rates.1.cabClass duplicates'],
    ])('%s', async (_what, parts, problem) => {
      expect((await refused(parts)).join()).toContain(problem)
    })
  })

  describe('put in force', () => {
    it('prices bookings from its day on, and ends the one before', async () => {
      const { id } = await create({ name: 'December' })
      expect((await putInForce(id, '2026-11-04')).statusCode).toBe(200)
      const tariffs = await all()
      expect(tariffs.find((one) => one.id === 'tariff-first')).toMatchObject({ inForce: true, validTo: '2026-11-03' })
      now = NOON + 2 * DAY
      expect((await app.inject('/api/v1/tariff')).json().tariff.name).toBe('December')
    })

    it('asks for no tax and warns while the company has no GSTIN', async () => {
      const rates = [{ tripType: 'Drop Trip' as const, cabClass: '*' as const, perKm: 10 }]
      const { id } = await create({ name: 'Taxed', rates, gst: { percent: 5, state: 'TN' } })
      const put = await putInForce(id, '2026-11-02')
      expect(put.json()).toMatchObject({ warning: 'no-gstin', tariff: { gst: { percent: 5 } } })
      const read = async () => (await call('GET', `tariffs/${id}`)).json()
      expect(await read()).toMatchObject({ taxed: false, tariff: { gst: { percent: 5 } } })
      const trip = { triptype: 'Drop Trip', from: 'tn-chennai', to: 'tn-madurai', distance: '460', cabClass: 'sedan' }
      const asked = async () => {
        const { quotes } = (await call('POST', 'quote', trip)).json()
        const { percent } = (await call('GET', 'tariff')).json().tariff.gst
        return [percent, quotes[0].total, quotes[0].lines.map(({ code }: { code: string }) => code)]
      }
      expect(await asked()).toEqual([0, 4600, ['distance']])
      await app.settings.edit({ gst: { gstin: '33AABCT1332L1ZL' } }, { byName: 'Owner', allows: () => true })
      expect(await asked()).toEqual([5, 4830, ['distance', 'cgst', 'sgst']])
      expect(await read()).toMatchObject({ taxed: true })
      await app.settings.edit({ gst: null }, { byName: 'Owner', allows: () => true })
      expect(await asked()).toEqual([0, 4600, ['distance']])
    })

    it.each<[string, string, string | undefined, string]>([
      ['a past day', '2026-11-01', undefined, 'from day-past'],
      ['a last day before the first', '2026-11-10', '2026-11-09', 'to ends-first'],
      ['the first day of another', '2026-11-20', undefined, 'from dates-overlap'],
      ['a last day after another begins', '2026-11-10', '2026-11-25', 'to dates-overlap'],
      ['a last day that leaves a gap', '2026-11-10', '2026-11-15', 'to dates-gap'],
    ])('refuses %s', async (_what, from, to, problem) => {
      await putInForce((await create({ name: 'Later' })).id, '2026-11-20')
      const reply = await putInForce((await create()).id, from, to)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors).toMatchObject([{ path: problem.split(' ')[0], code: problem.split(' ')[1] }])
    })

    it('takes a last day that another follows', async () => {
      await putInForce((await create({ name: 'Later' })).id, '2026-11-20')
      const { id } = await create()
      expect((await putInForce(id, '2026-11-10', '2026-11-19')).json().tariff).toMatchObject({ validTo: '2026-11-19' })
    })
  })

  it('is edited and deleted until it has been in force, with its version, and then only copied', async () => {
    const { id } = await create()
    const edit = (name: string, ifMatch: string) => call('PUT', `tariffs/${id}`, { name }, { 'if-match': ifMatch })
    expect((await edit('Newer', '"1"')).json().tariff).toMatchObject({ name: 'Newer', version: 2 })
    expect((await edit('Other', '"1"')).statusCode).toBe(412)
    await putInForce(id, '2026-11-02')
    expect((await edit('Other', '"3"')).statusCode).toBe(409)
    expect((await call('DELETE', `tariffs/${id}`)).statusCode).toBe(409)
    expect((await call('DELETE', 'tariffs/tariff-first')).statusCode).toBe(409)
    const other = await create()
    expect((await call('DELETE', `tariffs/${other.id}`)).statusCode).toBe(200)
    expect((await all()).map((one) => one.id)).not.toContain(other.id)
  })

  describe('quotes', () => {
    const wireOf = (cab: string, trip: FareTrip) => ({
      ...{ triptype: trip.tripType, from: trip.from, to: trip.to, selectedCab: { _id: cab } },
      ...(trip.km === null ? {} : { distance: trip.km }),
      ...(trip.hours === null ? {} : { hours: trip.hours }),
      ...{ PickUpdate: trip.pickUpDate, pickUpTime: trip.pickUpTime },
      ...(trip.returnDate ? { returndate: trip.returnDate, ReturnTime: trip.returnTime } : {}),
    })

    it.each(EXAMPLES)('%s', async (_name, trip, parts, total, advance) => {
      const sedan = await insertCab(app, { cabClass: 'sedan', pricePaise: SEDAN.pricePaise })
      await app.settings.edit({ gst: { gstin: '33AABCT1332L1ZL' } }, { byName: 'Owner', allows: () => true })
      const { id } = await create({ advancePercent: 25, ...parts })
      const reply = await call('POST', 'quote', { ...wireOf(sedan, trip), tariff: id })
      const [quote] = QuotesReply.parse(reply.json()).quotes
      expect(quote).toMatchObject({ cab: sedan, cabClass: 'sedan', total })
      expect(quote?.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(total * 100)
      if (advance !== undefined) expect(quote?.advance).toBe(advance)
      await app.settings.edit({ gst: null }, { byName: 'Owner', allows: () => true })
    })

    it('are open to anyone by the tariff in force, and only to the desk by another', async () => {
      const cab = await insertCab(app, { pricePaise: SEDAN.pricePaise })
      const payload = wireOf(cab, CHENNAI_MADURAI)
      const ask = (body: object) => app.inject({ method: 'POST', url: '/api/v1/quote', payload: body })
      expect((await ask(payload)).json().quotes).toMatchObject([{ total: 17_500, tariff: { id: 'tariff-first' } }])
      expect((await ask({ ...payload, tariff: 'tariff-typical' })).statusCode).toBe(403)
      expect((await ask({ ...payload, from: 'tn-nowhere' })).json().errors).toMatchObject([{ path: 'from' }])
      expect((await ask({ ...payload, distance: undefined })).json().errors).toMatchObject([{ path: 'distance' }])
    })
  })
})
