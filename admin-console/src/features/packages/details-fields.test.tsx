import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Holiday } from 'shared-api/contract'
import { expect, test } from 'vitest'
import EditHolidayPage from '../../routes/edit-holiday-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { holiday } from '../../testing/samples.ts'
import { detailsFields, detailsOf } from './details-values.ts'

const day = (title: string) => ({ title, text: `About ${title}` })

async function edit(stored: Partial<Holiday>) {
  fakeApi({ 'GET holiday/ooty': { body: { holiday: holiday(stored) }, etag: '"1"' } })
  renderPage(<EditHolidayPage />, { at: '/holidayEdit/ooty', pattern: '/holidayEdit/:id' })
  await screen.findByLabelText('New service')
}
const titles = () =>
  screen.getAllByRole('textbox', { name: /^Day \d+$/ }).map((field) => (field as HTMLInputElement).value)
const button = (name: string) => screen.getByRole('button', { name })

test('days are moved by the keyboard, which keeps its place, and the new place is announced', async () => {
  await edit({ itinerary: [day('Hills'), day('Lake'), day('Home')] })
  button('Move day 3 up').focus()
  await userEvent.keyboard('{Enter}')
  expect(titles()).toEqual(['Hills', 'Home', 'Lake'])
  screen.getByText('Day 3 is now day 2.')
  expect(document.activeElement).toBe(button('Move day 2 up'))
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles()).toEqual(['Home', 'Hills', 'Lake'])
  expect(document.activeElement).toBe(button('Move day 1 up'))
  expect(screen.getByLabelText('What happens on day 1')).toHaveProperty('value', 'About Home')
})

test('a day is added and removed, and the focus goes on from there', async () => {
  await edit({ itinerary: [day('Hills')] })
  await userEvent.click(button('Add a day'))
  await userEvent.keyboard('Lake')
  expect(titles()).toEqual(['Hills', 'Lake'])
  await userEvent.click(button('Remove day 1'))
  expect(titles()).toEqual(['Lake'])
  expect(document.activeElement).toBe(button('Add a day'))
})

test('what is wrong is said at its field, and what was typed stays', async () => {
  await edit({ itinerary: [day('Hills')], personsFrom: 4, personsTo: 6 })
  await userEvent.clear(screen.getByRole('textbox', { name: 'Day 1' }))
  await userEvent.type(screen.getByLabelText(/^Price from/), 'much')
  await userEvent.clear(screen.getByLabelText(/^Largest group/))
  await userEvent.type(screen.getByLabelText(/^Largest group/), '3')
  await userEvent.click(button('Add a start date'))
  await userEvent.click(button('Save'))
  await screen.findByText('Title is required')
  expect(screen.getByRole('textbox', { name: 'Day 1' }).getAttribute('aria-invalid')).toBe('true')
  screen.getByText(/^Price from must be a number of rupees/)
  screen.getByText('Largest group must not be below the smallest')
  screen.getByText(/^Date must be a date/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day 1' })))
  expect(screen.getByLabelText(/^Price from/)).toHaveProperty('value', 'much')
})

test('a line that is written and not added is not lost', async () => {
  await edit({ included: ['Breakfast'] })
  await userEvent.type(screen.getByLabelText('New line in the price'), 'Toll')
  await userEvent.click(button('Save'))
  await screen.findByText('Add this line first, or clear it')
})

test('details go into the form and out of it unchanged, but for marks of pasted texts', () => {
  const details = {
    ...{ days: 2, itinerary: [day('Hills')], startCity: 'tn-madurai', endCity: 'kl-munnar', state: 'KL' as const },
    ...{
      priceFrom: 8999.5,
      premiumFrom: 12_500,
      priceFor: 'per person',
      personsFrom: 2,
      personsTo: 6,
      included: ['Toll'],
    },
    ...{ notIncluded: ['Lunch'], hotelClass: '3-star' as const, anyDay: false, startDates: ['2026-12-05'] },
  }
  const values = detailsOf(details)
  const typed = { days: '2', priceFrom: '8999.5', premiumFrom: '12500', personsFrom: '2', personsTo: '6' }
  expect(detailsFields(values)).toEqual({ ...details, ...typed })
  const pasted = { ...values, itinerary: [{ title: '\u2068Hills\u2069', text: 'x' }] }
  expect(detailsFields(pasted).itinerary).toEqual([{ title: 'Hills', text: 'x' }])
})
