import { cleanup, screen, waitFor } from '@testing-library/react'
import { someOf } from 'shared-api/first-view'
import { afterEach, expect, test, vi } from 'vitest'
import { dzire, innova } from '../testing/cabs.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { useCabList } from './queries.ts'

const CARS = '/api/v1/avaibleCars'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page loaded this many seconds ago with replies of the API; returns what it shows of the cabs. */
function cameAgo(seconds: number, initialData: Record<string, unknown>) {
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000)
  function Cabs() {
    const { data, more, failed } = useCabList()
    return <p>{`${data?.map(({ _id }) => _id)} and ${more} more${failed ? ', not loaded' : ''}`}</p>
  }
  renderPage(<Cabs />, { initialData })
}

test('makes no request for fresh data of the page', async () => {
  const got = fakeApi({ [CARS]: { body: { Cars: [dzire] } } })
  cameAgo(29, { [CARS]: { Cars: [innova] } })
  await vi.dynamicImportSettled()
  screen.getByText('innova and 0 more')
  expect(got[CARS]).toBeUndefined()
})

test('requests the data of an older page again', async () => {
  fakeApi({ [CARS]: { body: { Cars: [dzire] } } })
  cameAgo(31, { [CARS]: { Cars: [innova] } })
  await screen.findByText('dzire and 0 more')
})

test.each([
  ['a list that came with the page', { [CARS]: { Cars: [innova] } }, 'innova and 0 more'],
  ['some of a long one', { [someOf(CARS)]: { reply: { Cars: [innova] }, more: 9 } }, 'innova and 9 more'],
])('%s stays when the API does not answer', async (_what, initialData, told) => {
  const got = fakeApi({ [CARS]: new TypeError('Failed to fetch') })
  cameAgo(31, initialData)
  await waitFor(() => expect(got[CARS]).toHaveLength(1))
  await vi.dynamicImportSettled()
  screen.getByText(told)
})

test('of a long list some are shown until all are there', async () => {
  fakeApi({ [CARS]: { body: { Cars: [innova, dzire] } } })
  cameAgo(0, { [someOf(CARS)]: { reply: { Cars: [innova] }, more: 1 } })
  screen.getByText('innova and 1 more')
  await screen.findByText('innova,dzire and 0 more')
})
