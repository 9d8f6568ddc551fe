import { expect, test } from 'vitest'
import { keepsPlace } from './keep-place.ts'

const frame = () => new Promise(requestAnimationFrame)
const frames = async (count: number) => {
  for (let left = count; left > 0; left--) await frame()
}

/** A part of a page with some stops; `press` presses the one with this id as a keyboard does, or a pointer with `detail`. */
function partWith(html: string) {
  const part = document.createElement('div')
  part.innerHTML = html
  document.body.replaceChildren(part)
  keepsPlace(part)
  const find = (id: string) => part.querySelector<HTMLElement>(`#${id}`) ?? expect.unreachable()
  const press = (id: string, detail = 0) => {
    find(id).focus()
    find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
  return { part, find, press }
}

const LIST = '<input id="first"><input id="before"><button id="off" disabled></button><button id="more"></button>'

test('moves the focus to the element before a button that disappears after it was pressed', async () => {
  const { find, press } = partWith(`${LIST}<a id="after" href="/"></a>`)
  press('more')
  await frame()
  find('more').remove()
  await frame()
  await expect.poll(() => document.activeElement?.id).toBe('before')
})

test('moves it further back if that is gone too, and at last to the part itself', async () => {
  const { part, find, press } = partWith(LIST)
  press('more')
  for (const id of ['before', 'more']) find(id).remove()
  await expect.poll(() => document.activeElement?.id).toBe('first')
  press('first')
  find('first').remove()
  await expect.poll(() => document.activeElement).toBe(part)
  expect(part.getAttribute('tabindex')).toBe('-1')
})

test('does nothing for a pointer, or if another element has the focus', async () => {
  const { find, press } = partWith(`${LIST}<button id="other"></button>`)
  press('other', 1)
  find('other').remove()
  await frames(3)
  expect(document.activeElement).toBe(document.body)
  press('more')
  find('first').focus()
  find('more').remove()
  await frames(3)
  expect(document.activeElement?.id).toBe('first')
})

test('ignores elements that disappear elsewhere in the page', async () => {
  const { find } = partWith(LIST)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  find('more').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  elsewhere.remove()
  await frames(3)
  expect(document.activeElement).toBe(document.body)
})
