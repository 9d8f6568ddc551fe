import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { handOverTyped, rememberTyped } from './typed-early.ts'

function Name() {
  const [name, setName] = useState('')
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </>
  )
}

test('what is typed while the code takes the fields over is told to it afterwards', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const content = document.body.appendChild(document.createElement('div'))
  content.id = 'content'
  content.innerHTML = renderToString(<Name />)
  const field = content.querySelector('input') ?? expect.unreachable()
  rememberTyped()
  await act(async () => {
    hydrateRoot(content, <Name />)
    field.value = 'Meena'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => handOverTyped())
  expect(content.querySelector('output')?.textContent).toBe('Meena')
})
