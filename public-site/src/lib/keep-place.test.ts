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

test('the keyboard goes on from what stood before a button that goes a moment after it was pressed', async () => {
  const { find, press } = partWith(`${LIST}<a id="after" href="/"></a>`)
  press('more')
  await frame()
  find('more').remove()
  await frame()
  await expect.poll(() => document.activeElement?.id).toBe('before')
})

test('where that is gone too, from what stood before it, and at last from the part itself', async () => {
  const { part, find, press } = partWith(LIST)
  press('more')
  for (const id of ['before', 'more']) find(id).remove()
  await expect.poll(() => document.activeElement?.id).toBe('first')
  press('first')
  find('first').remove()
  await expect.poll(() => document.activeElement).toBe(part)
  expect(part.getAttribute('tabindex')).toBe('-1')
})

test('a pointer has no place to keep, and what has the focus by then keeps it', async () => {
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

test('what goes elsewhere in the page takes no keyboard into the part', async () => {
  const { find } = partWith(LIST)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  find('more').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  elsewhere.remove()
  await frames(3)
  expect(document.activeElement).toBe(document.body)
})
