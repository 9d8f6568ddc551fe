import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import EnquiryPage from '../../routes/enquiry-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { enquiry } from '../../testing/samples.ts'
import { answerFrom } from './answer-values.ts'
import { isLate, waitText } from './enquiry-words.ts'

const TEXTS = {
  en: { subject: 'Enquiry {reference}', text: '{name}: {package} on {dates}' },
  ta: { subject: 'விசாரணை {reference}', text: '{name}: {package}, {dates}' },
}
const template = { _id: 't1', name: 'Full', texts: TEXTS, version: 1 }
const page = { at: '/enquiries/e1', pattern: '/enquiries/:id' }

test('a template is filled in, in the language of the enquiry; what is not known stays open', () => {
  const known = enquiry({ tourName: 'Munnar', travelDate: '2026-12-24' })
  expect(answerFrom(template, known)).toEqual({
    subject: 'Enquiry EN-7K3M9Q',
    text: 'Sita Devi: Munnar on 24 December 2026',
  })
  const tamil = answerFrom(template, enquiry({ language: 'ta' }))
  expect(tamil).toEqual({ subject: 'விசாரணை EN-7K3M9Q', text: 'Sita Devi: உங்கள் பயணம், {dates}' })
})

test('an answer with an open placeholder is not sent; a complete one is, and stands in the history', async () => {
  const sent = { _id: 'a1', at: '2026-11-21T06:30:00.000Z', by: 'Meena', subject: 'Enquiry EN-7K3M9Q', text: 'No' }
  const api = fakeApi({
    'GET enquiries/e1': { body: { enquiry: enquiry() }, etag: '"1"' },
    'GET enquiries/e1/quotations': { body: { quotations: [] } },
    'GET answer-templates': { body: { templates: [template] } },
    'POST enquiries/e1/answers': {
      body: { enquiry: enquiry({ status: 'answered', answers: [sent] }) },
      etag: '"2"',
    },
  })
  renderPage(<EnquiryPage />, page)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by mail' }))
  await screen.findByRole('option', { name: 'Full' })
  await userEvent.selectOptions(screen.getByLabelText('Template'), 'Full')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('Text still has {dates}: write it yourself, or take it out')
  expect(api.bodies('POST enquiries/e1/answers')).toEqual([])
  await userEvent.clear(screen.getByLabelText(/^Text/))
  await userEvent.type(screen.getByLabelText(/^Text/), 'No')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('21 Nov 2026, 12:00 pm, Meena')
  expect(api.bodies('POST enquiries/e1/answers')).toEqual([{ subject: 'Enquiry EN-7K3M9Q', text: 'No' }])
})

test('a template with a placeholder that nothing fills in is refused at its field', async () => {
  const api = fakeApi({
    'GET enquiries/e1': { body: { enquiry: enquiry() }, etag: '"1"' },
    'GET enquiries/e1/quotations': { body: { quotations: [] } },
    'GET answer-templates': { body: { templates: [template] } },
    'PUT answer-templates/t1': { body: { template } },
  })
  renderPage(<EnquiryPage />, page)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by mail' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit templates' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change Full' }))
  const [text] = screen.getAllByLabelText(/^Text/).slice(-2)
  if (!text) throw new Error('no field')
  await userEvent.type(text, ' {{days}')
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
  await screen.findByText(/Text has {days}, which nothing fills in/)
  await userEvent.clear(text)
  await userEvent.type(text, 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
  await screen.findByRole('button', { name: 'New template' })
  expect(api.bodies('PUT answer-templates/t1')).toMatchObject([{ name: 'Full', texts: { en: { text: 'Hello' } } }])
})

test('an enquiry waits by minutes, hours and days, and is late after a day unless it is answered', () => {
  const now = Date.parse('2026-11-22T06:31:00.000Z')
  const waits = ['2026-11-22T06:30:30Z', '2026-11-22T05:30:00Z', '2026-11-20T06:30:00Z'].map((at) => waitText(at, now))
  expect(waits).toEqual(['1 minute', '1 hour', '2 days'])
  expect(isLate(enquiry(), now)).toBe(true)
  expect(isLate(enquiry({ status: 'answered' }), now)).toBe(false)
  expect(isLate(enquiry({ createdAt: '2026-11-22T05:30:00Z' }), now)).toBe(false)
})
