import { expect, onTestFinished, test } from 'vitest'
import { pageQueries } from '../../config/page-queries.ts'
import { inLanguage } from '../../testing/in-language.ts'
import { holidays, tour } from '../../testing/packages.ts'
import { categoriesOf, matching, NO_FILTER } from './package-filter.ts'

const named = (name: string) => ({ ...sample, _id: name, name, services: [], category: [] })
const [sample = tour] = holidays(1)
const printed = [named('Kanyakumari Land’s End'), named('Madurai–Rameswaram Pilgrimage')]
const found = (search: string) => matching(printed, { ...NO_FILTER, search }).map(({ name }) => name)

test.each(["land's end", 'LAND’S', 'land‘s', 'kanyakumari\u200b', '\u00a0end\tland'])(
  '%j finds Land’s End',
  (search) => {
    expect(found(search)).toEqual(['Kanyakumari Land’s End'])
  },
)

test.each(['madurai-rameswaram', 'Madurai–Rameswaram', 'madurai rameswaram'])(
  '%j finds Madurai–Rameswaram',
  (search) => {
    expect(found(search)).toEqual(['Madurai–Rameswaram Pilgrimage'])
  },
)

test.each(['மதுரை', 'ராமேஸ்வரம்', 'மதுரை pilgrimage'])('in Tamil %j finds Madurai–Rameswaram', async (search) => {
  expect(found(search)).toEqual([])
  await inLanguage('ta')
  onTestFinished(() => inLanguage('en'))
  expect(found(search)).toEqual(['Madurai–Rameswaram Pilgrimage'])
  expect(found(`${search} சென்னை`)).toEqual([])
})

test.each(['kerala', 'KERALA backwaters', 'cochin', 'Ernakulam', '3 days', 'houseboat', 'கேரளா'])(
  '%j finds a package by its state, its places, its days and what it says',
  async (search) => {
    if (search === 'கேரளா') await inLanguage('ta')
    onTestFinished(() => inLanguage('en'))
    const details = { state: 'KL', startCity: 'kl-ernakulam', endCity: 'tn-madurai', days: 3 } as const
    const itinerary = [{ title: 'On board', text: 'A houseboat on the backwaters' }]
    const one = { ...named('Slow water'), ...details, itinerary }
    expect(matching([one, named('Elsewhere')], { ...NO_FILTER, search })).toEqual([one])
  },
)

test.each([
  ['Bangalore', 'Bengaluru by night'],
  ['bengaluru', 'Bangalore by night'],
  ['ooty', 'Udhagamandalam'],
  ['Udhagai', null],
  ['pondicherry', 'Puducherry'],
])('%j finds %j by its other name', (search, name) => {
  expect(matching([named(name ?? 'Ooty')], { ...NO_FILTER, search })).toHaveLength(name ? 1 : 0)
})

test('narrows by state and by days', () => {
  const packages = [
    { ...named('One'), state: 'KL' as const, days: 2 },
    { ...named('Two'), state: 'KL' as const, days: 3 },
    { ...named('Three'), days: 3 },
  ]
  const names = (filter: object) => matching(packages, { ...NO_FILTER, ...filter }).map(({ name }) => name)
  expect(names({ state: 'KL' })).toEqual(['One', 'Two'])
  expect(names({ days: '3' })).toEqual(['Two', 'Three'])
  expect(names({ state: 'KL', days: '3' })).toEqual(['Two'])
})

test('finds nothing for a word in no name', () => {
  expect(found("land-s end'")).toEqual([])
})

test('sorts categories by the page’s language, whatever the server’s or browser’s is', async () => {
  const inBoth = { ...named('Munnar'), category: ['Beach', 'மலை', 'Árbol'].map((name) => ({ id: name, name })) }
  expect(categoriesOf([inBoth])).toEqual(['Árbol', 'Beach', 'மலை'])
  await inLanguage('ta')
  onTestFinished(() => inLanguage('en'))
  expect(categoriesOf([inBoth])).toEqual(['மலை', 'Árbol', 'Beach'])
})

test('a page of any filter is not pre-rendered', () => {
  for (const page of ['holidays', 'tours'] as const)
    expect(pageQueries[page]).toEqual(expect.arrayContaining(Object.keys(NO_FILTER)))
})
