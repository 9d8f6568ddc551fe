import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Holiday } from 'shared-api/contract'
import { expect, test } from 'vitest'
import CreateTourPage from '../../routes/create-tour-page.tsx'
import EditHolidayPage from '../../routes/edit-holiday-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { holiday } from '../../testing/samples.ts'

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `i${at}`, name: `Guide ${at + 1}` }))

/** Opens the form of a stored holiday. */
async function edit(stored: Holiday) {
  fakeApi({ 'GET holiday/ooty': { body: { holiday: stored }, etag: '"1"' } })
  renderPage(<EditHolidayPage />, { at: '/holidayEdit/ooty', pattern: '/holidayEdit/:id' })
  await screen.findByLabelText('New service')
}

async function add(entry: 'service' | 'category', text: string) {
  await userEvent.click(screen.getByLabelText(`New ${entry}`))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: `Add ${entry}` }))
}
const textOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

test('a fifty-first service is refused when it is added', async () => {
  await edit(holiday({ services: named(50) }))
  await add('service', 'Tea')
  await screen.findByText('That would be more than 50: remove a service first')
  await userEvent.click(screen.getByRole('button', { name: 'Remove service 1: Guide 1' }))
  expect(screen.queryByText(/That would be/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add service' }))
  await screen.findByRole('button', { name: 'Remove service 50: Tea' })
})

test('adds pasted cells as services, or none of them if one is refused', async () => {
  await edit(holiday({ services: named(48) }))
  await userEvent.click(screen.getByLabelText('New service'))
  await userEvent.paste('AC cab with driver\tLunch\r\n Guide \r\n')
  await screen.findByText('That would be more than 50: remove a service first')
  expect(screen.queryByText('Lunch')).toBeNull()
  await userEvent.paste('AC cab with driver\tLunch\r\n')
  await screen.findByRole('button', { name: 'Remove service 49: AC cab with driver' })
  screen.getByRole('button', { name: 'Remove service 50: Lunch' })
})

test('adds a name copied from a chat without its invisible marks', async () => {
  await edit(holiday({ services: [] }))
  await add('service', '\u2068Guide\u2069')
  await screen.findByRole('button', { name: 'Remove service 1: Guide' })
  await userEvent.click(screen.getByLabelText('New service'))
  await userEvent.paste('\u202aTea\u202c\nLunch')
  await screen.findByRole('button', { name: 'Remove service 2: Tea' })
})

test.each([
  ['x'.repeat(121), 'A category takes at most 120 characters'],
  ['Hill\ud800station', 'A category must be one line of plain text, without control characters'],
  ['   ', 'Enter the category first'],
])('refuses a name when it is added: %j', async (text, refusal) => {
  await edit(holiday())
  await add('category', text)
  await screen.findByText(refusal)
})

test('shows the problem of a stored list at the list, focuses it, and clears it after a correction', async () => {
  await edit(holiday({ services: named(51), category: [{ id: 'c1', name: 'Hill\u0007station' }] }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Services takes at most 50 entries')
  const [services, categories] = [screen.getByLabelText('New service'), screen.getByLabelText('New category')]
  expect(textOf(services)).toBe('Services takes at most 50 entries')
  expect(textOf(categories)).toBe('Entry 1: Name must be one line of plain text, without control characters')
  await waitFor(() => expect(document.activeElement).toBe(services))
  await userEvent.click(screen.getByRole('button', { name: 'Remove service 51: Guide 51' }))
  await userEvent.click(screen.getByRole('button', { name: /^Remove category 1/ }))
  expect(screen.queryByText(/must be/)).toBeNull()
})

test('the first field with a problem gets the focus', async () => {
  renderPage(<CreateTourPage />, { at: '/tour/create' })
  await userEvent.type(screen.getByLabelText(/^Name/), 'Ooty')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Number of persons/)))
})

test('a service that is written and not added is not lost: neither on saving nor on leaving', async () => {
  await edit(holiday({ category: named(1) }))
  const written = screen.getByLabelText('New service')
  await userEvent.type(written, 'Tea')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Add this service first, or clear it')
  await waitFor(() => expect(document.activeElement).toBe(written))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Add this service first, or clear it')).toBeNull()
  screen.getByRole('button', { name: 'Remove service 1: Tea' })
})
