import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ContactLinks } from './contact-links.tsx'

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('a person is reached by call, WhatsApp and mail, and one whose data were erased by none', () => {
  const { unmount } = renderPage(<ContactLinks phone="+919840012345" email="a@example.com" subject="Your booking" />)
  expect(names()).toEqual(['Call', 'WhatsApp', 'Mail'])
  unmount()
  renderPage(<ContactLinks phone="" email="" subject="Your booking" />)
  expect(names()).toEqual([])
})
