import { expect, test } from 'vitest'
import { type ChosenFile, fileWords } from './chosen-file.ts'
import { changedFields, type FieldWords, merged } from './conflict.ts'

type Values = { name: string; seats: string; tags: string[] }
const words: FieldWords<Values> = {
  name: { label: 'Name', text: (name) => name },
  seats: { label: 'Seats', text: (seats) => seats },
  tags: { label: 'Tags', text: (tags) => tags.join(', ') },
}
const base: Values = { name: 'Dzire', seats: '4', tags: ['a'] }

test('a field that only the other person changed is taken over and shown', () => {
  const conflict = { base, mine: { ...base, name: 'My Dzire' }, theirs: { ...base, seats: '5', tags: ['a', 'b'] } }
  expect(changedFields(words, conflict)).toEqual([
    { key: 'seats', label: 'Seats', before: '4', mine: '4', theirs: '5', contested: false },
    { key: 'tags', label: 'Tags', before: 'a', mine: 'a', theirs: 'a, b', contested: false },
  ])
  expect(merged(words, conflict, {})).toEqual({ name: 'My Dzire', seats: '5', tags: ['a', 'b'] })
})

test('a field that both changed keeps mine unless theirs is chosen', () => {
  const conflict = { base, mine: { ...base, name: 'Mine' }, theirs: { ...base, name: 'Theirs' } }
  expect(changedFields(words, conflict)[0]?.contested).toBe(true)
  expect(merged(words, conflict, {}).name).toBe('Mine')
  expect(merged(words, conflict, { name: 'mine' }).name).toBe('Mine')
  expect(merged(words, conflict, { name: 'theirs' }).name).toBe('Theirs')
})

test('the same change by both is no choice', () => {
  const conflict = { base, mine: { ...base, name: 'Same' }, theirs: { ...base, name: 'Same' } }
  expect(changedFields(words, conflict)[0]?.contested).toBe(false)
})

test('offers a choice for a file that both replaced, without its address', () => {
  const picture = (stored: string, file: File | null = null): { picture: ChosenFile } => ({ picture: { stored, file } })
  const fileOnly = { picture: fileWords('Picture') }
  const chosen = picture('/uploads/a/640.webp', new File(['x'], 'cab.png'))
  const both = { base: picture('/uploads/a/640.webp'), mine: chosen, theirs: picture('/uploads/b/640.webp') }
  expect(changedFields(fileOnly, both)[0]).toMatchObject({ contested: true, mine: 'cab.png', theirs: 'another file' })
  expect(merged(fileOnly, both, {})).toEqual(chosen)
  expect(merged(fileOnly, both, { picture: 'theirs' })).toEqual(both.theirs)
  expect(changedFields(fileOnly, { ...both, mine: both.base })[0]).toMatchObject({ contested: false })
  const removed = { picture: { stored: null, file: null } }
  expect(changedFields(fileOnly, { ...both, theirs: removed })[0]).toMatchObject({ theirs: '' })
})
