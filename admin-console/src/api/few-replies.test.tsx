import { act, screen } from '@testing-library/react'
import { type Cache, useSWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { Root } from '../root.tsx'
import EnquiriesPage from '../routes/enquiries-page.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { renderPage } from '../testing/render-page.tsx'
import { enquiry } from '../testing/samples.ts'

const SEARCHES = 50

test('keeps the replies of the last searches for the way back, and forgets older ones', async () => {
  let answers = true
  fakeApi({
    'GET enquiries': async ({ query }) => {
      if (!answers) await new Promise(() => {})
      const name = `Found by ${query.get('q')}`
      return { body: { enquiries: [enquiry({ _id: 'e1', name })], nextCursor: null, total: 1 } }
    },
  })
  let cache: Cache | undefined
  const Looking = () => {
    cache = useSWRConfig().cache
    return <EnquiriesPage />
  }
  fakeEvents()
  const { router } = renderPage(<Looking />, { at: '/enquiries?q=0', around: (page) => <Root>{page}</Root> })
  const search = async (n: number) => {
    await act(() => router.navigate(`/enquiries?q=${n}`))
    await screen.findByText(`Found by ${n}`)
  }
  for (let n = 1; n <= SEARCHES; n++) await search(n)
  expect([...(cache?.keys() ?? [])].length).toBeLessThan(SEARCHES - 10)

  answers = false
  await search(SEARCHES - 10)
  await act(() => router.navigate('/enquiries?q=1'))
  expect(screen.queryByText('Found by 1')).toBeNull()
})
