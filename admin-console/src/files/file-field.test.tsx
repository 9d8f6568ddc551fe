import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { FileField } from './file-field.tsx'

const picture = new File(['x'], 'cab.png', { type: 'image/png' })

test.each([
  [null, picture, ''],
  [0.4, picture, 'Sending cab.png…'],
  [1, picture, 'cab.png has been sent and is being saved…'],
  [0.4, null, ''],
])('an upload at %s says in words how far it is', (progress, file, words) => {
  renderPage(<FileField label="Picture" kind="picture" file={file} onFile={() => {}} progress={progress} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
