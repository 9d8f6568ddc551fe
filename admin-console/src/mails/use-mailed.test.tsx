import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { useMailed } from './use-mailed.ts'

const Said = () => useMailed()('A mail is on its way.', 'Saved.')

test.each([
  [true, 'A mail is on its way.'],
  [undefined, 'A mail is on its way.'],
  [false, 'Saved. The mail waits: no mail server is set.'],
])('where the server sends mails (%j) a notice says: %s', (sendsMail, words) => {
  renderPage(<Said />, { initialData: { '/api/v1/company': { sendsMail } } })
  screen.getByText(words)
})
