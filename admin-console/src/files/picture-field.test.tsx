import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { PictureField } from './picture-field.tsx'

vi.hoisted(() => {
  document.head.innerHTML = '<meta name="api-origin" content="https://api.example">'
})

test("shows a stored picture from the API's origin, with its text", () => {
  const stored = '/files/cars/dzire.webp'
  renderPage(
    <PictureField label="Picture" alt="Maruti Dzire" stored={stored} file={null} onFile={() => {}} progress={null} />,
  )
  const preview = screen.getByRole('img', { name: 'Preview: Maruti Dzire' })
  expect(preview.getAttribute('src')).toBe(`https://api.example${stored}`)
})
