import { NavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import { drawingsAt, drawnAhead, type Place, shownAt } from './drawings.tsx'

const routes = [{ path: '/here' }, { path: '/there' }, { path: '/elsewhere' }]

const place = (
  pathname: string,
  part: Partial<Place['location']> = {},
  navigationType = NavigationType.Push,
): Place => ({
  location: { pathname, search: '', hash: '', state: null, key: 'one', mask: undefined, ...part },
  navigationType,
})
const here = drawingsAt(place('/here'))
const linked = drawnAhead(routes, here, place('/there'))

test('another address of the page that is shown keeps it, and what is drawn ahead', () => {
  const searched = place('/here', { search: '?q=1' })
  expect(shownAt(routes, linked, searched)).toEqual({ shown: { ...here.shown, place: searched }, ahead: linked.ahead })
})

test('what is drawn ahead is shown for its very place', () => {
  expect(linked.ahead).toMatchObject({ early: true })
  expect(shownAt(routes, linked, place('/there', { key: 'two' }))).toEqual({ shown: linked.ahead, ahead: null })
})

test.each([
  ['another page', place('/elsewhere')],
  ['another search', place('/there', { search: '?q=1' })],
  ['another part of the page', place('/there', { hash: '#book' })],
  ['another state', place('/there', { state: {} })],
  ['a step back', place('/there', {}, NavigationType.Pop)],
])('%s is drawn anew', (_what, to) => {
  const { shown, ahead } = shownAt(routes, linked, to)
  expect(shown).toMatchObject({ place: to, early: false })
  expect([here.shown.id, linked.ahead?.id]).not.toContain(shown.id)
  expect(ahead).toBeNull()
})

test('another link takes the place of the one before; the page that is there, shown or not, is not drawn again', () => {
  const other = drawnAhead(routes, linked, place('/elsewhere'))
  expect(other.shown).toBe(linked.shown)
  expect(other.ahead?.id).not.toBe(linked.ahead?.id)
  expect(drawnAhead(routes, linked, place('/there', { key: 'two' }))).toBe(linked)
  expect(drawnAhead(routes, here, place('/here', { search: '?q=1' }))).toBe(here)
})
