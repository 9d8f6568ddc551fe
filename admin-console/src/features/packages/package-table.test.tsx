import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import HolidaysPage from '../../routes/holidays-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { holiday } from '../../testing/samples.ts'
import { holidays } from './package-kinds.ts'
import { PackageTable } from './package-table.tsx'
import type { StoredPackage } from './package-values.ts'

test('packages are found by their name, services and categories', async () => {
  const services = [{ id: 's1', name: 'Toy train' }]
  fakeApi({ 'GET holidays': { body: { holidays: [holiday({ services }), holiday({ _id: 'coorg', name: 'Coorg' })] } } })
  renderPage(<HolidaysPage />, { at: '/holiday' })
  await userEvent.type(await screen.findByLabelText('Search packages'), 'train ooty')
  await waitFor(() => expect(screen.queryByText('Coorg')).toBeNull())
  screen.getByText('Toy train')
  await userEvent.type(screen.getByLabelText('Search packages'), ' nowhere')
  await screen.findByText('No package matches this search.')
})

test('a delete that failed says so in its dialog, and can be tried again', async () => {
  let up = false
  const deleted = { body: { success: true, message: 'Holiday deleted successfully!' } }
  fakeApi({
    'GET holidays': { body: { holidays: [holiday()] } },
    'DELETE deleteHoliday/ooty': () => (up ? deleted : problem(503, 'Back in a moment.')),
  })
  const { notices } = renderPage(<HolidaysPage />, { at: '/holiday' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ooty' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await within(dialog).findByText('Failed to delete the package. Back in a moment.')
  up = true
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No packages yet.')
  expect(notices).toEqual([{ kind: 'success', message: 'Holiday deleted successfully!' }])
})

test('the question about the last one is closed with it, and not there again with the next', async () => {
  fakeApi({ 'DELETE deleteHoliday/ooty': { body: { success: true, message: 'Holiday deleted successfully!' } } })
  renderPage(<Shelf />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ooty' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No packages yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Another' }))
  screen.getByText('Munnar')
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** One package, and a way to another. */
function Shelf() {
  const [packages, setPackages] = useState<StoredPackage[]>([{ ...holiday(), numberOfPersons: null }])
  const another = { ...holiday({ _id: 'munnar', name: 'Munnar' }), numberOfPersons: null }
  return (
    <>
      <button type="button" onClick={() => setPackages([another])}>
        Another
      </button>
      <PackageTable kind={holidays} packages={packages} onDeleted={() => setPackages([])} onOrder={() => {}} />
    </>
  )
}
