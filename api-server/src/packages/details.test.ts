import type { Holiday } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { eachRoute } from '../testing/engines.ts'
import { type Entries, HOLIDAYS, startPackages, TOURS } from './testing/calls.ts'

const ITINERARY = [
  { title: 'To the hills', text: 'Up by the ghat road.\nTea at the top.' },
  { title: 'மலைகளில்', text: 'நடை' },
]
const DETAILS: Entries = [
  ['days', '3'],
  ['itinerary', JSON.stringify(ITINERARY)],
  ['startCity', 'tn-madurai'],
  ['endCity', 'kl-ernakulam'],
  ['state', 'KL'],
  ['priceFrom', '8999.50'],
  ['premiumFrom', '12500'],
  ['priceFor', 'per person, double sharing'],
  ['personsFrom', '2'],
  ['personsTo', '6'],
  ['included', '["Breakfast","Toll"]'],
  ['notIncluded', '["Lunch"]'],
  ['hotelClass', '3-star'],
  ['anyDay', 'true'],
  ['startDates', '["2026-12-05"]'],
]
const STORED = {
  ...{ days: 3, itinerary: ITINERARY, startCity: 'tn-madurai', endCity: 'kl-ernakulam', state: 'KL' },
  ...{ priceFrom: 8999.5, premiumFrom: 12_500, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 6 },
  ...{ included: ['Breakfast', 'Toll'], notIncluded: ['Lunch'], hotelClass: '3-star' },
  ...{ anyDay: true, startDates: ['2026-12-05'] },
}

const refused: [field: string, value: string, path: string][] = [
  ['days', '31', 'days'],
  ['itinerary', '[{"title":"","text":"x"}]', 'itinerary.0.title'],
  ['itinerary', '[{"title":"One","text":"x","day":1}]', 'itinerary.0.day'],
  ['startCity', 'Madurai', 'startCity'],
  ['state', 'MH', 'state'],
  ['priceFrom', '9.999', 'priceFrom'],
  ['hotelClass', 'palace', 'hotelClass'],
  ['startDates', '["5 December"]', 'startDates.0'],
  ['visibility', 'secret', 'visibility'],
  ['pictures', '["https://elsewhere.example/a.webp"]', 'pictures.0'],
]

eachRoute('details of a package', (engine) => {
  describe.each([HOLIDAYS, TOURS])('$name', (kind) => {
    const start = () => startPackages<Holiday>(engine, kind)

    it('are stored from a form, and each is kept or emptied by an edit', async () => {
      const { created, listed, update } = await start()
      const { item } = await created(...DETAILS)
      expect(item).toMatchObject(STORED)
      const kept = kind.one((await update(item._id, [['name', 'Munnar']])).json())
      expect(kept).toEqual({ ...item, name: 'Munnar' })
      const emptied = await update(item._id, [
        ['days', ''],
        ['priceFrom', ''],
        ['premiumFrom', ''],
        ['itinerary', '[]'],
        ['hotelClass', ''],
        ['anyDay', 'false'],
      ])
      const none = { days: null, priceFrom: null, premiumFrom: null, itinerary: [], hotelClass: null, anyDay: false }
      expect(kind.one(emptied.json())).toEqual({ ...kept, ...none })
      expect(await listed()).toEqual([{ ...kept, ...none }])
    })

    it.each(refused)('refuses %s = %s', async (field, value, path) => {
      const { create, listed } = await start()
      const reply = await create([['name', 'x'], ...kind.required, [field, value]])
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
      expect(await listed()).toEqual([])
    })

    it('takes the longest itinerary in Tamil letters', async () => {
      const { created } = await start()
      const days = Array.from({ length: 30 }, () => ({ title: 'மலை'.repeat(40), text: 'மலை'.repeat(500) }))
      expect((await created(['itinerary', JSON.stringify(days)])).item.itinerary).toEqual(days)
    })

    it('an address is made of the name, is never given twice, and stays when the name changes', async () => {
      const { created, create, remove, update } = await start()
      const { item } = await created()
      const named = async (name: string) => kind.one((await create([['name', name], ...kind.required])).json()).slug
      expect(item.slug).toBe('munnar-tea-hills')
      expect(await named('Munnar  Tea Hills!')).toBe('munnar-tea-hills-2')
      expect(await named('Land’s End–Café')).toBe('lands-end-cafe')
      expect(await named('மூணாறு')).toBe(kind.name)
      expect(kind.one((await update(item._id, [['name', 'Another']])).json()).slug).toBe('munnar-tea-hills')
      await remove(item._id)
      expect(await named('Munnar Tea Hills')).toBe('munnar-tea-hills-3')
    })

    it('gives two that are made at once an address each', async () => {
      const { create } = await start()
      const replies = await Promise.all([1, 2].map(() => create([['name', 'Same'], ...kind.required])))
      expect(replies.map((reply) => kind.one(reply.json()).slug).sort()).toEqual(['same', 'same-2'])
    })

    it('the brochure is made of the data of a public package, in the language of the reader', async () => {
      const { app, created, update } = await start()
      const { item } = await created(...DETAILS)
      const url = `/api/v1/${kind.name}/${item.slug}/brochure.pdf`
      const [english, tamil] = await Promise.all(
        ['en', 'ta'].map((language) => app.inject({ url, headers: { 'accept-language': language } })),
      )
      expect(english?.headers['content-type']).toBe('application/pdf')
      expect(english?.headers['content-disposition']).toBe('attachment; filename="munnar-tea-hills.pdf"')
      expect(english?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(tamil?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false)
      await update(item._id, [['visibility', 'hidden']])
      expect((await app.inject(url)).statusCode).toBe(404)
    })
  })
})
