import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider } from './session-provider.tsx'
import { type Session, type SessionUser, useShell } from './shell-services.ts'

afterEach(cleanup)

const asha: SessionUser = { _id: '1', name: 'Asha', email: 'asha@example.org', role: 'customer' }
const ravi: SessionUser = { _id: '2', name: 'Ravi', email: 'ravi@example.org', role: 'admin' }

/** A page that shows the current user and has asked the server, which answers by `answer` or `fail`. */
function startAsking() {
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<SessionUser | null>()
  const answers = [promise, Promise.resolve(ravi)]
  const seen: { session?: Session } = {}
  function Name() {
    const { session } = useShell()
    seen.session = session
    return <p>{session.user === undefined ? 'unknown' : (session.user?.name ?? 'nobody')}</p>
  }
  render(
    <SessionProvider fetchUser={() => answers.shift() ?? expect.unreachable('asked thrice')}>
      <Name />
    </SessionProvider>,
  )
  const session = seen.session ?? expect.unreachable()
  return { session, loaded: session.load(), answer, fail }
}

test('reads the current user once', async () => {
  const { session, loaded, answer } = startAsking()
  screen.getByText('unknown')
  await act(async () => answer(asha))
  screen.getByText('Asha')
  expect(await Promise.all([loaded, session.load()])).toEqual([asha, asha])
})

test('an answer that was on its way does not undo a login', async () => {
  const { session, loaded, answer } = startAsking()
  act(() => session.accept(asha))
  await act(async () => answer(null))
  screen.getByText('Asha')
  expect(await Promise.all([loaded, session.load()])).toEqual([asha, asha])
})

test('an answer that was on its way does not undo a logout', async () => {
  const { session, loaded, answer } = startAsking()
  act(() => session.accept(null))
  await act(async () => answer(asha))
  screen.getByText('nobody')
  expect(await Promise.all([loaded, session.load()])).toEqual([null, null])
})

test('nor does a failure make the server be asked again after a login', async () => {
  const { session, loaded, fail } = startAsking()
  act(() => session.accept(asha))
  await act(async () => fail(new Error('offline')))
  screen.getByText('Asha')
  expect(await Promise.all([loaded, session.load()])).toEqual([asha, asha])
})

test('after a failure the server is asked again', async () => {
  const { session, loaded, fail } = startAsking()
  const refused = expect(loaded).rejects.toThrow('offline')
  await act(async () => fail(new Error('offline')))
  await refused
  screen.getByText('unknown')
  expect(await act(() => session.load())).toEqual(ravi)
  screen.getByText('Ravi')
})
