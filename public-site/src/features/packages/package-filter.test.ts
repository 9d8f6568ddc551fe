import { expect, test } from 'vitest'
import { matching, NO_FILTER } from './package-filter.ts'

const named = (name: string) => ({ _id: name, name, imageUrl: '', services: [], category: [], pdf: null })
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

test('what is in no name finds nothing', () => {
  expect(found("land-s end'")).toEqual([])
})
