import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { RunningRemote } from 'shared-api/contract'
import { ShellServicesProvider } from 'shared-ui'
import { expect, test, vi } from 'vitest'
import { preparePage, RemotePage } from './remote-page.tsx'

document.body.innerHTML =
  '<div id="root" data-page="/early"><div id="content"><input></div></div><div id="place"></div>'

const remote = { name: 'public-site' } as RunningRemote
const Page = () => null

test('a page is asked for once, however often it is prepared, and not again when it has come', async () => {
  const load = vi.fn(async () => ({ default: Page }))
  await Promise.all([preparePage(remote, '/once', load), preparePage(remote, '/once', load)])
  expect(preparePage(remote, '/once', load)).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that failed is asked for anew', async () => {
  const load = vi.fn(async () => ({ default: Page }))
  load.mockRejectedValueOnce(new Error('offline'))
  expect(await preparePage(remote, '/fails', load)).toBe(false)
  expect(await preparePage(remote, '/fails', load)).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
  expect(preparePage(remote, '/fails', load)).toBeNull()
})

test('what was typed is handed over, too, when the code has come before its page is shown', async () => {
  const load = async () => ({ default: Page })
  await preparePage(remote, '/early', load)
  const field = document.querySelector('input') ?? expect.unreachable()
  field.value = '3'
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  const services = {
    session: { user: null, load: async () => null, accept: () => {} },
    notify: () => {},
    initialData: {},
  }
  const page = <RemotePage remote={remote} path="/early" load={load} />
  const place = document.querySelector('#place') ?? expect.unreachable()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () =>
    createRoot(place).render(<ShellServicesProvider value={services}>{page}</ShellServicesProvider>),
  )
  await expect.poll(() => heard).toEqual(['3'])
  expect(document.querySelector('#root')?.hasAttribute('data-page')).toBe(false)
})
