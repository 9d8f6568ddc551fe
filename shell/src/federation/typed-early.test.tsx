import { act, Suspense, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { handOverTyped, rememberTyped } from './typed-early.ts'

let content: HTMLElement

beforeEach(() => {
  content = document.createElement('div')
  content.id = 'content'
  document.body.replaceChildren(content)
})

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

/** A page whose fields come later than itself. */
function Page() {
  useLayoutEffect(() => queueMicrotask(handOverTyped), [])
  return (
    <Suspense>
      <Fields />
    </Suspense>
  )
}

function Fields() {
  const [cab, setCab] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <>
      <Name />
      <select value={cab} onChange={({ target }) => setCab(target.value)}>
        <option value="" />
        <option value="Dzire" />
      </select>
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <p>
        {cab} {String(agreed)}
      </p>
    </>
  )
}

test('a part of the page that does not respond yet is told, too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  content.innerHTML = renderToString(<Page />)
  const [name, select, tick] = content.querySelectorAll<HTMLInputElement>('input, select')
  if (!name || !select || !tick) expect.unreachable()
  name.value = 'Meena'
  select.value = 'Dzire'
  tick.checked = true
  rememberTyped()
  hydrateRoot(content, <Page />)
  await expect.poll(() => content.querySelector('output')?.textContent).toBe('Meena')
  expect(content.querySelector('p')?.textContent).toBe('Dzire true')
})

test('a field that was touched and put back is left as it is, and who has gone on to another stays there', () => {
  content.innerHTML = '<input id="agreed" type="checkbox"><input id="name"><input id="mail">'
  const [agreed, name, mail] = content.querySelectorAll('input')
  if (!agreed || !name || !mail) expect.unreachable()
  name.focus()
  rememberTyped()
  for (const _press of ['tick', 'and back']) agreed.click()
  mail.focus()
  handOverTyped()
  expect([agreed.checked, document.activeElement]).toEqual([false, mail])
})

test('the focus is in the field that React has drawn in the place of the one before, if that is of its kind', () => {
  const fields = '<input id="name"><input id="agreed" type="checkbox">'
  for (const [drawn, expected] of [
    [fields, 'agreed'],
    [`<input id="sign" type="search">${fields}`, ''],
  ] as const) {
    content.innerHTML = fields
    content.querySelector<HTMLInputElement>('#agreed')?.focus()
    rememberTyped()
    content.innerHTML = drawn
    handOverTyped()
    expect(document.activeElement?.id).toBe(expected)
  }
})
