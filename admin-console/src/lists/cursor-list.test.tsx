import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Enquiry } from 'shared-api/contract'
import { expect, test } from 'vitest'
import EnquiriesPage from '../routes/enquiries-page.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { enquiry } from '../testing/samples.ts'

/** An API with so many enquiries, whose cursor is where the next page begins. */
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
  inbox(30)
  const { router } = renderPage(<EnquiriesPage />, { at: '/enquiries?q=person' })
  await screen.findByText('30 in all, page 1 of 2')
  expect(rows()).toBe(25)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Person 26')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10')
  await screen.findByText('30 in all, page 1 of 3')
  await waitFor(() => expect(rows()).toBe(10))
  screen.getByText('Person 1')
  expect(router.state.location.search).toBe('?q=person&rows=10')
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Person 11')
  expect(router.state.location.search).toBe('?q=person&rows=10&page=2&cursor=10')
})

test('a number of rows that is not on offer is the usual one', async () => {
  inbox(30)
  renderPage(<EnquiriesPage />, { at: '/enquiries?rows=1000' })
  await screen.findByText('30 in all, page 1 of 2')
  expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '25')
})

test('a later page whose rows are gone still has a way back', async () => {
  inbox(5)
  renderPage(<EnquiriesPage />, { at: '/enquiries?q=person&page=2&cursor=25' })
  await screen.findByText('No enquiry fits this search.')
  await userEvent.click(screen.getByRole('button', { name: 'First' }))
  await screen.findByText('5 in all, page 1 of 1')
  expect(rows()).toBe(5)
})
