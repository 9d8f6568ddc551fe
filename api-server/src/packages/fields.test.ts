import { NO_DETAILS } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { eachRoute } from '../testing/engines.ts'
import { type Entries, HOLIDAYS, image, startPackages, TOURS } from './testing/calls.ts'

const BASIC = [{ id: 'basic', name: 'Basic' }]
const PREMIUM = [{ id: 'premium', name: 'Premium' }]

eachRoute('fields of a holiday package', (engine) => {
  const start = () => startPackages(engine, HOLIDAYS)

  it('takes a list of categories, each stored with an id', async () => {
    const { created } = await start()
    const { item } = await created(['category[0][name]', 'Hill station'], ['category[1][name]', 'Family'])
    expect(item.category.map(({ name }) => name)).toEqual(['Hill station', 'Family'])
    expect(new Set([...item.category, ...item.services].map(({ id }) => id)).size).toBe(4)
  })

  it('needs neither lists nor files', async () => {
    const { create } = await start()
    const { holiday } = (await create([['name', 'Plain']])).json()
    const files = { imageUrl: '', pictures: [], pictureTexts: [], pdf: null }
    const page = { slug: 'plain', visibility: 'public' }
    const given = { _id: holiday._id, name: 'Plain', services: [], category: [] }
    expect(holiday).toEqual({ ...given, ...page, ...files, ...NO_DETAILS })
  })

  it('refuses a category that means something to JavaScript', async () => {
    const { create } = await start()
    const reply = await create([
      ['name', 'x'],
      ['category', '[{"__proto__":{"name":"Hills"}}]'],
    ])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'category.0'])
  })

  it('refuses a number of persons', async () => {
    const { created, listed, update } = await start()
    const { item } = await created()
    const reply = await update(item._id, [['noOfPersons', '3']])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'noOfPersons'])
    expect(await listed()).toEqual([item])
  })
})

eachRoute('fields of a tour package', (engine) => {
  const start = () => startPackages(engine, TOURS)

  it('stores its persons and its category', async () => {
    const { created } = await start()
    expect((await created()).item).toMatchObject({ numberOfPersons: 6, category: BASIC })
  })

  it.each([
    ['category[0][name]', 'Premium'],
    ['category', '["Premium"]'],
    ['category', '[{"id":"1","name":"Premium"}]'],
    ['category', 'Premium'],
  ])('takes the category as %s = %s', async (field, value) => {
    const { create } = await start()
    const reply = await create([
      ['name', 'x'],
      ['noOfPersons', '4'],
      [field, value],
    ])
    expect(TOURS.one(reply.json())).toMatchObject({ numberOfPersons: 4, category: PREMIUM })
  })

  const category: Entries[number] = ['category', 'Basic']
  const refused: [what: string, entries: Entries, path: string][] = [
    ['no number of persons', [category], 'numberOfPersons'],
    ['half a person', [category, ['numberOfPersons', '1.5']], 'numberOfPersons'],
    ['both names of persons', [category, ['numberOfPersons', '1'], ['noOfPersons', '2']], 'noOfPersons'],
    [
      'another category',
      [
        ['category', 'Gold'],
        ['numberOfPersons', '1'],
      ],
      'category',
    ],
    [
      'two categories',
      [
        ['category', '["Basic","Premium"]'],
        ['numberOfPersons', '1'],
      ],
      'category',
    ],
  ]
  it.each(refused)('refuses %s', async (_, entries, path) => {
    const { create, listed } = await start()
    const reply = await create([['name', 'x'], ...entries])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
    expect(await listed()).toEqual([])
  })

  it('an update accepts noOfPersons and image, and keeps missing fields', async () => {
    const { created, update } = await start()
    const { item } = await created(['imageUrl', await image()])
    const reply = await update(item._id, [
      ['noOfPersons', '12'],
      ['category', 'Premium'],
      ['image', await image()],
    ])
    const changed = TOURS.one(reply.json())
    expect(changed).toEqual({ ...item, numberOfPersons: 12, category: PREMIUM, imageUrl: changed.imageUrl })
    expect(changed.imageUrl).not.toBe(item.imageUrl)
  })

  it('an update takes noOfPersons as JSON', async () => {
    const { app, cookie, created } = await start()
    const { item } = await created()
    const url = `/api/v1/updateTour/${item._id}`
    const reply = await app.inject({ method: 'PUT', url, headers: { cookie }, payload: { noOfPersons: 2 } })
    expect(TOURS.one(reply.json())).toEqual({ ...item, numberOfPersons: 2 })
  })
})
