import { expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { keepInTab } from './keep-in-tab.ts'

type Draft = { name: string; open: boolean }
const options = { name: 'draft', version: 2, pick: ({ name }: Draft) => ({ name }) }

function newStore() {
  onTestFinished(() => sessionStorage.clear())
  const store = createStore<Draft>()(() => ({ name: '', open: false }))
  keepInTab(store, options)
  return store
}

test('keeps the picked values over a reload, and drops the others', () => {
  newStore().setState({ name: 'Meena', open: true })
  expect(newStore().getState()).toEqual({ name: 'Meena', open: false })
})

test.each([
  ['of another release', JSON.stringify({ state: { name: 'Old' }, version: 1 })],
  ['that is none of ours', '{"broken'],
  ['that is empty', 'null'],
])('drops a stored draft %s', (_what, text) => {
  sessionStorage.setItem('draft', text)
  expect(newStore().getState().name).toBe('')
})

test('where nothing can be stored the draft lives as long as the page', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, clear: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = newStore()
  store.setState({ name: 'Meena' })
  expect([store.getState().name, setItem.mock.calls.length]).toEqual(['Meena', 1])
})
