import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReadyFields } from './ready-fields.tsx'

test('fields are disabled in the HTML of the server, and enabled once the code has taken them over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const fields = (
    <ReadyFields>
      <input />
    </ReadyFields>
  )
  document.body.innerHTML = renderToString(fields)
  const fieldset = document.querySelector('fieldset') ?? expect.unreachable()
  expect(fieldset.disabled).toBe(true)
  await act(async () => void hydrateRoot(document.body, fields))
  expect(fieldset.disabled).toBe(false)
  expect(fieldset.isConnected).toBe(true)
})
