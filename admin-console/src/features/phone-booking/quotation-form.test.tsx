import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import QuotationPage from '../../routes/quotation-page.tsx'
import { choose, chooseCity, chooseTripType, field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab, enquiry } from '../../testing/samples.ts'

const page = { at: '/enquiries/e1/quotation', pattern: '/enquiries/:id/quotation' }
const ADD = 'POST enquiries/e1/quotations'

test('a quotation names what is missing of trip and lines, and sends both; a refusal is at its field', async () => {
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET enquiries/e1': { body: { enquiry: enquiry({ numberOfPersons: 2 }) }, etag: '"1"' },
    [ADD]: problem(400, 'Some of what was sent is not valid.', [
      { path: 'validUntil', message: 'x', code: 'after-pick-up' },
    ]),
  })
  renderPage(<QuotationPage />, page)
  await screen.findByText('For Sita Devi, sita@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  for (const text of ['Pick-up location is required', 'What is required', 'Price for one is required'])
    await screen.findByText(text)
  expect(api.bodies(ADD)).toEqual([])

  await chooseTripType('Drop Trip')
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await choose('Cab', 'dzire')
  const trip = { 'Pick-up location': 'Egmore', Distance: '462', Persons: '2' }
  const when = { 'Pick-up date': '2026-12-24', 'Pick-up time': '06:30', 'Valid until': '2026-12-25' }
  const lines = { What: 'Cab and driver', Quantity: '2', 'Price for one': '4,500' }
  for (const [label, value] of Object.entries({ ...trip, ...when, ...lines }))
    fireEvent.change(field(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await screen.findByText('Valid until must not be after the pick-up')
  const [body] = api.bodies(ADD)
  expect(body).toMatchObject({
    bookingDetails: { triptype: 'Drop Trip', NumberOfPersons: '2', selectedCab: { _id: 'dzire' } },
    lines: [{ what: 'Cab and driver', quantity: '2', rate: 4500, taxable: true }],
    validUntil: '2026-12-25',
  })
  expect(body).not.toHaveProperty('bookingDetails.name')
  await waitFor(() => expect(screen.queryByLabelText(/^Mobile/)).toBeNull())
})
