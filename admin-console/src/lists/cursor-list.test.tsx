import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Enquiry } from 'shared-api/contract'
import { expect, test } from 'vitest'
import EnquiriesPage from '../routes/enquiries-page.tsx'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { enquiry } from '../testing/samples.ts'

/** An API with this many enquiries; the cursor is the start of the next page. */
const inbox = (count: number) =>
  fakeApi({
    'GET enquiries': ({ query }) => {
      const [at, limit] = [Number(query.get('cursor')), Number(query.get('limit'))]
      const all = Array.from({ length: count }, (_, n): Enquiry => enquiry({ _id: `e${n}`, name: `Person ${n + 1}` }))
      const nextCursor = at + limit < count ? String(at + limit) : null
      return { body: { enquiries: all.slice(at, at + limit), nextCursor, total: count } }
    },
  })
const rows = () => screen.getAllByRole('row').length - 1

test('a list by cursor has 25 rows or as many as are chosen, and then starts at page 1 again', async () => {
  inbox(60)
  const { router } = renderPage(<EnquiriesPage />, { at: '/enquiries?q=person' })
  await screen.findByText('60 in all, page 1 of 3')
  expect(rows()).toBe(25)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Person 26')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50')
  await screen.findByText('60 in all, page 1 of 2')
  await waitFor(() => expect(rows()).toBe(50))
  screen.getByText('Person 1')
  expect(router.state.location.search).toBe('?q=person&rows=50')
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Person 51')
  expect(router.state.location.search).toBe('?q=person&rows=50&page=2&cursor=50')
})

test('a number of rows that is not on offer is the usual one', async () => {
  inbox(30)
  renderPage(<EnquiriesPage />, { at: '/enquiries?rows=5000' })
  await screen.findByText('30 in all, page 1 of 2')
  expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '25')
})

test('a later page whose rows are gone still has a way back', async () => {
  inbox(5)
  renderPage(<EnquiriesPage />, { at: '/enquiries?q=person&page=2&cursor=25' })
  await screen.findByText('No enquiry matches this search.')
  await userEvent.click(screen.getByRole('button', { name: 'First' }))
  await screen.findByText('5 in all, page 1 of 1')
  expect(rows()).toBe(5)
})

test('moves one page for two presses of Next, and marks the old rows as loading', async () => {
  const answer = Promise.withResolvers<void>()
  fakeApi({
    'GET enquiries': async ({ query }) => {
      const at = Number(query.get('cursor'))
      if (at > 0) await answer.promise
      return { body: { enquiries: [enquiry({ name: `From ${at}` })], nextCursor: String(at + 25), total: 100 } }
    },
  })
  const { router } = renderPage(<EnquiriesPage />, { at: '/enquiries' })
  await screen.findByText('From 0')
  const next = screen.getByRole('button', { name: 'Next' })
  await userEvent.click(next)
  await screen.findByText('100 in all, page 2 of 4')
  expect(screen.getByText('From 0').closest('[aria-busy="true"]')).not.toBeNull()
  await userEvent.click(next)
  answer.resolve()
  await screen.findByText('From 25')
  expect(router.state.location.search).toBe('?page=2&cursor=25')
  expect(screen.getByText('From 25').closest('[aria-busy="true"]')).toBeNull()
})

test('hides the rows of the last filter if the rows of the new one fail to load', async () => {
  fakeApi({
    'GET enquiries': ({ query }) =>
      query.get('status') === 'closed'
        ? problem(503, 'Back in a moment.')
        : { body: { enquiries: [enquiry()], nextCursor: null, total: 1 } },
  })
  renderPage(<EnquiriesPage />, { at: '/enquiries' })
  await screen.findByText('Sita Devi')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'closed')
  await screen.findByText('Back in a moment.')
  expect(screen.queryByText('Sita Devi')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Status'), '')
  await screen.findByText('Sita Devi')
})

test('an old link whose cursor is refused leads to the first page, and one without a cursor is the first', async () => {
  fakeApi({
    'GET enquiries': ({ query }) =>
      query.has('cursor')
        ? problem(400, 'cursor is wrong')
        : { body: { enquiries: [enquiry()], nextCursor: null, total: 1 } },
  })
  const { router } = renderPage(<EnquiriesPage />, { at: '/enquiries?page=3&cursor=old' })
  await userEvent.click(await screen.findByRole('button', { name: 'First page' }))
  await screen.findByText('1 in all, page 1 of 1')
  await act(() => router.navigate('/enquiries?page=7'))
  screen.getByText('1 in all, page 1 of 1')
})
