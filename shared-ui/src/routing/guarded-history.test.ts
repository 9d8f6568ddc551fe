import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { guardedHistory } from './guarded-history.ts'

/** A history at /edit, with /list before it; `places` are those that pages hear of. */
function startAtEdit() {
  const history = guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: ['/list', '/edit'], v5Compat: true }))
  const places: string[] = []
  history.listen(({ location }) => places.push(location.pathname))
  return { history, places }
}

test('without a guard all goes on', () => {
  const { history, places } = startAtEdit()
  history.push('/other')
  history.go(-1)
  expect(places).toEqual(['/other', '/edit'])
})

test('a double click makes one entry, with what came along the second time', () => {
  const { history } = startAtEdit()
  history.push({ pathname: '/other', search: '?trip=1', hash: '' }, 'first')
  history.push({ pathname: '/other', search: '?trip=1', hash: '' }, 'second')
  expect(history.location.state).toBe('second')
  history.push('/other?trip=2')
  history.go(-1)
  expect(history.location.search).toBe('?trip=1')
  history.go(-1)
  expect(history.location.pathname).toBe('/edit')
})

test('a guard holds links and the back button up, and pages hear nothing of it', () => {
  const { history, places } = startAtEdit()
  const asked: string[] = []
  history.guard(({ pathname }) => asked.push(pathname) > 0)
  history.push('/other')
  history.replace({ pathname: '/third' })
  history.go(-1)
  expect(asked).toEqual(['/other', '/third', '/list'])
  expect(history.location.pathname).toBe('/edit')
  expect(places).toEqual([])
})

test.for([
  { what: 'a link', leave: 'push', to: '/other' },
  { what: 'the back button', leave: 'back', to: '/list' },
] as const)('what was held up of $what goes on when asked, once', async ({ leave, to }) => {
  const { history, places } = startAtEdit()
  let proceed = () => {}
  history.guard((_to, goOn) => {
    proceed = goOn
    return true
  })
  if (leave === 'push') history.push(to)
  else history.go(-1)
  proceed()
  await vi.waitFor(() => expect(history.location.pathname).toBe(to))
  expect(places).toEqual([to])
  history.go(leave === 'push' ? -1 : 1)
  expect(history.location.pathname).toBe(to)
})

test('a guard that was taken away asks no more; the one that came after it stays', () => {
  const { history, places } = startAtEdit()
  const takeAway = history.guard(() => true)
  takeAway()
  history.push('/other')
  expect(places).toEqual(['/other'])
  const older = history.guard(() => false)
  history.guard(() => true)
  older()
  history.push('/third')
  expect(history.location.pathname).toBe('/other')
})
