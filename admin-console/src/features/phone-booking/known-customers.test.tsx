import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import CreateBookingPage from '../../routes/create-booking-page.tsx'
import { field } from '../../testing/booking-fields.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const LAKSHMI = {
  ...{ name: 'Lakshmi Iyer', mobile: '+919840012345', mail: 'lakshmi@example.com', language: 'ta' },
  ...{ address: '12 Luz Church Road', note: 'Window seat' },
}

test('whom the desk knows is offered by name or number, and one press fills in the traveller', async () => {
  const api = fakeApi({ 'GET avaibleCars': { body: { Cars: [] } }, 'GET contacts': { body: { contacts: [LAKSHMI] } } })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await userEvent.type(field('Name'), 'La')
  expect(screen.queryByRole('group', { name: 'Customers that you know' })).toBeNull()
  await userEvent.type(field('Name'), 'ks')
  const offered = await screen.findByRole('group', { name: 'Customers that you know' })
  const asked = api.calls.filter(({ call }) => call === 'GET contacts').map(({ query }) => query.get('q'))
  expect(asked).toEqual(['Laks'])
  await userEvent.click(within(offered).getByRole('button', { name: 'Lakshmi Iyer, +91 98400 12345' }))
  expect([field('Name').value, field('Mobile').value, field('Mail').value]).toEqual([
    ...['Lakshmi Iyer', '+91 98400 12345', 'lakshmi@example.com'],
  ])
  await screen.findByText(/Address: 12 Luz Church Road\s+Notes: Window seat/)
  expect(document.activeElement).toBe(field('Mobile'))
  expect(offered.isConnected).toBe(false)
  await userEvent.clear(field('Mobile'))
  await userEvent.type(field('Mobile'), '98400')
  await screen.findByRole('group', { name: 'Customers that you know' })
})
