import type { Holiday } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { HOLIDAYS, startPackages, TOURS } from '../packages/testing/calls.ts'
import { book, emptyLists, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const DAYS = [
  { title: 'Up', text: 'By the ghat road.' },
  { title: 'Down', text: 'By the other.' },
]
const TAMIL = {
  name: 'மூணாறு தேயிலை மலைகள்',
  services: ['', 'ஓட்டுநர்'],
  itinerary: [{ title: 'மேலே', text: '' }],
  included: ['காலை உணவு'],
}
const ENGLISH: [string, string][] = [
  ['itinerary', JSON.stringify(DAYS)],
  ['included', '["Breakfast","Toll"]'],
]

eachRoute('a package in several languages', (engine) => {
  async function start() {
    const calls = await startPackages<Holiday>(engine, HOLIDAYS)
    const { app, cookie } = calls
    const desk = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ method, url: `/api/v1/${url}`, headers: { cookie } })).json()
    return {
      ...calls,
      listedIn: async (language: string): Promise<Holiday[]> =>
        HOLIDAYS.all((await app.inject(`/api/v1/holiday?language=${language}`)).json()),
      stored: async (id: string) => HOLIDAYS.one(await desk(`holiday/${id}`)).translations,
      copy: async (id: string) => HOLIDAYS.one(await desk(`holiday/${id}/copy`, 'POST')),
    }
  }

  it('visitors get the language that they ask for, and English where it says nothing', async () => {
    const { created, listed, listedIn } = await start()
    const { item } = await created(...ENGLISH, ['translations[ta]', JSON.stringify(TAMIL)])
    const { translations, ...english } = item
    expect(translations).toEqual({ ta: TAMIL })
    expect(await listed()).toEqual([english])
    expect(await listedIn('te')).toEqual([english])
    const [tamil] = await listedIn('ta')
    expect(tamil).toEqual({
      ...english,
      name: TAMIL.name,
      services: [item.services[0], { ...item.services[1], name: 'ஓட்டுநர்' }],
      itinerary: [{ title: 'மேலே', text: DAYS[0]?.text }, DAYS[1]],
      included: ['காலை உணவு', 'Toll'],
    })
  })

  it('an edit replaces the languages that it names, and empties one', async () => {
    const { created, stored, update } = await start()
    const { item } = await created(
      ['translations[ta]', JSON.stringify(TAMIL)],
      ['translations[hi]', '{"name":"मुन्नार"}'],
    )
    await update(item._id, [['translations[hi]', '{"name":"मुन्नार के बागान"}']])
    expect(await stored(item._id)).toEqual({ ta: TAMIL, hi: { name: 'मुन्नार के बागान' } })
    await update(item._id, [['translations', '{"ta":{"name":""}}']])
    expect(await stored(item._id)).toEqual({ hi: { name: 'मुन्नार के बागान' } })
    await update(item._id, [['name', 'Munnar']])
    expect(await stored(item._id)).toEqual({ hi: { name: 'मुन्नार के बागान' } })
  })

  it('each text stays with its entry when the English ones are moved, corrected or removed', async () => {
    const { created, stored, update } = await start()
    const { item } = await created(...ENGLISH, ['translations[ta]', JSON.stringify(TAMIL)])
    await update(item._id, [
      ['services', JSON.stringify([...item.services].reverse())],
      ['itinerary', JSON.stringify([{ ...DAYS[0], title: 'Uphill' }, DAYS[1]])],
      ['included', '["Lunch"]'],
    ])
    const itinerary = [TAMIL.itinerary[0], { title: '', text: '' }]
    expect(await stored(item._id)).toEqual({ ta: { name: TAMIL.name, services: ['ஓட்டுநர்', ''], itinerary } })
  })

  it.each([
    ['translations[fr]', '{"name":"Munnar"}', 'translations.fr'],
    ['translations[ta]', '{"slogan":"Tea"}', 'translations.ta.slogan'],
    ['translations[ta]', JSON.stringify({ name: 'x'.repeat(161) }), 'translations.ta.name'],
    ['translations[ta]', JSON.stringify({ services: ['a', 'b\u0007'] }), 'translations.ta.services.1'],
    ['translations[ta]', 'Tea', 'translations.ta'],
    ['translations', '[]', 'translations'],
  ])('refuses %s = %s, and names the field', async (field, value, path) => {
    const { create, listed } = await start()
    const reply = await create([
      ['name', 'x'],
      [field, value],
    ])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
    expect(await listed()).toEqual([])
  })

  it('takes the longest texts of every language in one form', async () => {
    const { created, stored } = await start()
    const long = {
      name: 'மலை'.repeat(53),
      itinerary: Array.from({ length: 30 }, () => ({ title: 'மலை'.repeat(40), text: 'மலை'.repeat(500) })),
      included: Array.from({ length: 40 }, () => 'மலை'.repeat(66)),
    }
    const languages = ['ta', 'ml', 'te', 'hi', 'kn']
    const { item } = await created(
      ...languages.map((language): [string, string] => [`translations[${language}]`, JSON.stringify(long)]),
    )
    expect(await stored(item._id)).toEqual(Object.fromEntries(languages.map((language) => [language, long])))
  })

  it('a copy has them, and a search finds words of any language', async () => {
    const { app, copy, created } = await start()
    const { item } = await created(['translations[ta]', JSON.stringify(TAMIL)])
    expect((await copy(item._id)).translations).toEqual({ ta: TAMIL })
    const { words } = (await app.inject('/api/v1/holiday/words')).json()
    expect(Object.keys(words)).toEqual([item._id])
    expect(words[item._id]).toContain('Munnar Tea Hills')
    expect(words[item._id]).toContain(TAMIL.name)
  })

  it('bookings and enquiries that name it in another language count as of it', async () => {
    const { app, created, remove } = await start()
    const { item } = await created(['translations[ta]', JSON.stringify(TAMIL)])
    await book(app, outstation(await insertCab(app), { package: TAMIL.name }))
    const sender = { name: 'Meena', email: 'meena@example.com', phone: '9840012345', category: 'Basic' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: { ...sender, tourName: TAMIL.name } })
    const { statusCode, body } = await remove(item._id)
    expect([statusCode, JSON.parse(body).detail]).toEqual([409, expect.stringMatching(/^1 trip .* 1 new enquiry/)])
  })

  it('a tour has none of its category, which every page has words for', async () => {
    const { create } = await startPackages(engine, TOURS)
    const reply = await create([['name', 'x'], ...TOURS.required, ['translations[ta]', '{"category":["அடிப்படை"]}']])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'translations.ta.category'])
  })
})

eachRoute('a cab in several languages', (engine) => {
  it('visitors read it in theirs, its pictures keep their texts, and a copy has them', async () => {
    const app = await engine.sharedApp()
    await emptyLists(app)
    const id = await insertCab(app)
    const headers = { cookie: await sessionOf(app) }
    const put = (payload: object) => app.inject({ method: 'PUT', url: `/api/v1/update/${id}`, headers, payload })
    const urls = ['/uploads/a/640.webp', '/uploads/b/640.webp']
    const ta = { description: 'விசாலமானது', pictureTexts: ['முன்', 'இருக்கை', 'பின்'] }
    await app.cabs.update(id, { pictures: urls, translations: { ta } }, null)
    const turned = await put({ pictures: urls.toReversed() })
    const stored = { ta: { ...ta, pictureTexts: ['முன்', 'பின்', 'இருக்கை'] } }
    expect(turned.json().car.translations).toEqual(stored)

    const listed = async (query: string) => (await app.inject(`/api/v1/avaibleCars?${query}`)).json().Cars
    const [english] = await listed('category=Outstation')
    expect(english).toMatchObject({ _id: id, description: 'Roomy' })
    expect(english).not.toHaveProperty('translations')
    const [tamil] = await listed('category=Outstation&language=ta')
    expect(tamil).toEqual({ ...english, description: ta.description, pictureTexts: stored.ta.pictureTexts })
    const copy = await app.inject({ method: 'POST', url: `/api/v1/cabs/${id}/copy`, headers })
    expect(copy.json().car.translations).toEqual(stored)

    const refused = await put({ translations: { ta: { carModel: 'இன்னோவா' } } })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'translations.ta.carModel'])
    expect((await app.inject('/api/v1/allCars?language=fr')).json().errors[0].path).toBe('language')
  })
})
