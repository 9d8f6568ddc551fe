import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import EditCabPage from '../routes/edit-cab-page.tsx'
import EditHolidayPage from '../routes/edit-holiday-page.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { cab, holiday } from '../testing/samples.ts'

const TAMIL = 'தமிழ்'
const HINDI = 'हिन्दी'
const part = () => within(screen.getByRole('group', { name: 'Other languages' }))
const textOf = (label: string) => (part().getByLabelText(label) as HTMLInputElement).value
const choose = (language: string) => userEvent.selectOptions(part().getByLabelText('Show the texts in'), language)

test('a cab is described in each language beside the English text, and one save keeps all', async () => {
  const stored = cab({
    pictures: ['/uploads/b/640.webp'],
    pictureTexts: ['', 'The boot'],
    translations: { hi: { description: 'चार के लिए' } },
  })
  const api = fakeApi({
    'GET cabs/dzire': { body: { car: stored }, etag: '"1"' },
    'PUT update/dzire': { body: { car: stored }, etag: '"2"' },
    'GET cabs': { body: { cabs: [stored] } },
  })
  renderPage(<EditCabPage />, { at: '/edit/dzire', pattern: '/edit/:id' })
  await screen.findByText(/^Complete in 1 of 6 languages\./)
  await choose('ta')
  part().getByText('A smooth ride for four.')
  expect(part().getAllByText('Missing: visitors read the English text')).toHaveLength(2)
  await userEvent.type(part().getByLabelText(`${TAMIL}: Description`), 'நால்வருக்கு')
  await userEvent.type(part().getByLabelText(`${TAMIL}: What picture 2 shows`), 'பின்புறம்')
  screen.getByText(/^Complete in 2 of 6 languages\./)
  await choose('hi')
  expect(textOf(`${HINDI}: Description`)).toBe('चार के लिए')
  part().getByRole('option', { name: `${HINDI}: 1 of 2` })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const empty = { description: '', pictureTexts: [] }
  const [body] = api.bodies('PUT update/dzire')
  expect(body).toMatchObject({
    description: 'A smooth ride for four.',
    translations: {
      ...{ ml: empty, te: empty, kn: empty, hi: { ...empty, description: 'चार के लिए' } },
      ta: { description: 'நால்வருக்கு', pictureTexts: ['', 'பின்புறம்'] },
    },
  })
})

test('the words of a service and of a day stay with them when another is removed or they are moved', async () => {
  const day = (title: string) => ({ title, text: `About ${title}` })
  const stored = holiday({
    services: ['Cab', 'Guide'].map((name) => ({ id: name, name })),
    itinerary: [day('Hills'), day('Lake')],
    translations: { ta: { services: ['கார்', 'வழிகாட்டி'], itinerary: [day('மலை'), { title: 'ஏரி', text: '' }] } },
  })
  fakeApi({ 'GET holiday/ooty': { body: { holiday: stored }, etag: '"1"' } })
  renderPage(<EditHolidayPage />, { at: '/holidayEdit/ooty', pattern: '/holidayEdit/:id' })
  await screen.findByRole('group', { name: 'Other languages' })
  await choose('ta')
  expect(textOf(`${TAMIL}: Service 2`)).toBe('வழிகாட்டி')
  await userEvent.click(screen.getByRole('button', { name: 'Remove service 1: Cab' }))
  expect(textOf(`${TAMIL}: Service 1`)).toBe('வழிகாட்டி')
  await userEvent.click(screen.getByRole('button', { name: 'Move day 2 up' }))
  expect([textOf(`${TAMIL}: Day 1`), textOf(`${TAMIL}: Day 2`)]).toEqual(['ஏரி', 'மலை'])
  expect(textOf(`${TAMIL}: What happens on day 1`)).toBe('')
})
