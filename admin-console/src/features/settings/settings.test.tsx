import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Settings } from 'shared-api/contract'
import { expect, test } from 'vitest'
import SettingsPage from '../../routes/settings-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'
import { SETTINGS as settings } from '../../testing/samples.ts'

const stored = (change: Partial<Settings> = {}, version = 1) => ({
  body: { settings: { ...settings, ...change }, version },
  etag: `"${version}"`,
})
const at = (part: string) => ({ at: `/admin/settings?part=${part}` })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a clerk is referred to an owner', () => {
  renderPage(<SettingsPage />, { ...at('company'), user: clerk })
  screen.getByText('For owners')
})

test('names what cannot be used at its field, and saves the rest of the part on the version that was read', async () => {
  const api = fakeApi({ 'GET settings': stored(), 'PATCH settings': stored({ phones: ['+914522345678'] }, 2) })
  const { notices } = renderPage(<SettingsPage />, at('company'))
  const phone = await screen.findByLabelText('Phone number 1')
  await userEvent.clear(phone)
  await userEvent.paste('234 5678')
  await press('Save')
  await screen.findByText(/^Phone number must be/)
  await userEvent.clear(phone)
  await userEvent.paste('+91 452 234-5678')
  await press('Save')
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'The settings are saved.' }]))
  const [patch] = api.calls.filter(({ call }) => call === 'PATCH settings')
  expect(patch?.headers.get('if-match')).toBe('"1"')
  expect(patch?.body).toMatchObject({ phones: ['+914522345678'], foundedYear: 1998, links: {} })
  expect(patch?.body).not.toHaveProperty('terms')
})

test('an empty group is removed, one that is filled in part is refused', async () => {
  const api = fakeApi({ 'GET settings': stored({ upi: 'vaigai@bank' }), 'PATCH settings': stored({}, 2) })
  renderPage(<SettingsPage />, at('money'))
  await userEvent.clear(await screen.findByLabelText('UPI id'))
  await userEvent.type(screen.getByLabelText('Bank'), 'Example Bank')
  await press('Save')
  await screen.findByText('Account holder is required')
  await userEvent.clear(screen.getByLabelText('Bank'))
  await press('Save')
  await waitFor(() => expect(api.bodies('PATCH settings')).toHaveLength(1))
  expect(api.bodies('PATCH settings')).toEqual([
    {
      ...{ upi: null, upiMerchant: false, advanceConfirms: false, noGstin: false, gst: null, bank: null },
      ...{ nightToDriver: null, clerkLimits: null },
    },
  ])
})

test('what another owner changes in another part is no conflict; in this one it is asked about', async () => {
  let now = stored({ terms: { en: 'Ours' } }, 2)
  const api = fakeApi({
    'GET settings': () => now,
    'PATCH settings': ({ headers }) =>
      headers.get('if-match') === now.etag ? stored({}, 9) : problem(412, 'Someone else has changed this.'),
  })
  const { notices } = renderPage(<SettingsPage />, at('mail'))
  await userEvent.type(await screen.findByLabelText('Enquiries'), 'info@vaigai.example')
  now = stored({ terms: { en: 'Theirs' } }, 3)
  await press('Save')
  await waitFor(() => expect(notices).toHaveLength(1))
  now = stored({ mailTo: { enquiries: 'other@vaigai.example' } }, 10)
  await userEvent.type(screen.getByLabelText('Enquiries'), '.in')
  await press('Save')
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' })
  within(dialog).getByLabelText('Theirs: other@vaigai.example')
  expect(api.bodies('PATCH settings').at(-1)).toEqual({ mailTo: { enquiries: 'info@vaigai.example.in' } })
})

test('another part is not shown before unsaved changes are given up', async () => {
  fakeApi({ 'GET settings': stored() })
  const { router } = renderPage(<SettingsPage />, at('office'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add a holiday' }))
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2027-01-14' } })
  await userEvent.click(screen.getByRole('link', { name: 'Money' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByLabelText('UPI id')
  expect(router.state.location.search).toBe('?part=money')
})

test('a colour that cannot be read is refused before it is sent, and the preview shows its contrast', async () => {
  const api = fakeApi({ 'GET settings': stored() })
  renderPage(<SettingsPage />, at('look'))
  fireEvent.change(await screen.findByLabelText('Colour on light ground'), { target: { value: '#5cbfc0' } })
  screen.getByText(/^Light: contrast 1\.\d:1, at least 4.5:1 is needed$/)
  await press('Save')
  await screen.findByText(/^Colour on light ground is too hard to read/)
  expect(api.bodies('PATCH settings')).toEqual([])
})

test('the history shows who changed what, and undoes the last change as a new version', async () => {
  const change = { path: 'phones.0', before: '+91 1', after: '+91 2' }
  const versions = [
    { version: 2, at: '2026-11-02T06:30:00Z', by: 'Meena', restored: null, changes: [change] },
    { version: 1, at: '2026-11-01T06:30:00Z', by: '', restored: null, changes: [] },
  ]
  const api = fakeApi({
    'GET settings': stored({}, 2),
    'GET settings/history': { body: { versions, more: false } },
    'POST settings/restore': stored({}, 3),
  })
  const { notices } = renderPage(<SettingsPage />, at('history'))
  await screen.findByText(/^Meena, 2 Nov 2026/)
  screen.getByText(/\+91 1 → \+91 2/)
  await press('Undo')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  const [restore] = api.calls.filter(({ call }) => call === 'POST settings/restore')
  expect([restore?.body, restore?.headers.get('if-match')]).toEqual([{ version: 1 }, '"2"'])
})
