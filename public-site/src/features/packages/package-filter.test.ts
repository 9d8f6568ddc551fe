import { expect, onTestFinished, test } from 'vitest'
import { pageQueries } from '../../config/page-queries.ts'
import { holidays, tour } from '../../testing/packages.ts'
import { speak } from '../../texts/page.ts'
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
  await speak('ta')
  onTestFinished(() => speak('en'))
  expect(found(search)).toEqual(['Madurai–Rameswaram Pilgrimage'])
  expect(found(`${search} சென்னை`)).toEqual([])
})

test('finds nothing for a word in no name', () => {
  expect(found("land-s end'")).toEqual([])
})

test('sorts categories by the page’s language, whatever the server’s or browser’s is', async () => {
  const inBoth = { ...named('Munnar'), category: ['Beach', 'மலை', 'Árbol'].map((name) => ({ id: name, name })) }
  expect(categoriesOf([inBoth])).toEqual(['Árbol', 'Beach', 'மலை'])
  await speak('ta')
  onTestFinished(() => speak('en'))
  expect(categoriesOf([inBoth])).toEqual(['மலை', 'Árbol', 'Beach'])
})

test('a page of any filter is not pre-rendered', () => {
  for (const page of ['holidays', 'tours'] as const)
    expect(pageQueries[page]).toEqual(expect.arrayContaining(Object.keys(NO_FILTER)))
})
