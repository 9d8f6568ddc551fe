import { expect, onTestFinished, test, vi } from 'vitest'
import { focusAfterSubmit } from './focus-after-submit.ts'

test('focuses the first field with an error and scrolls its message into view', async () => {
  const shown: string[] = []
  HTMLElement.prototype.scrollIntoView = vi.fn(function (this: HTMLElement) {
    shown.push(this.id)
  })
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })
  const form = document.createElement('form')
  form.innerHTML = `
    <input id="name">
    <input id="mobile" aria-invalid="true"><p id="mobile-error">Mobile is required</p>
    <input id="mail" aria-invalid="true"><p id="mail-error">Mail is required</p>
    <button type="submit">Book Now</button>`
  document.body.append(form)
  focusAfterSubmit(form)
  await expect.poll(() => document.activeElement?.id).toBe('mobile')
  expect(shown).toEqual(['mobile-error'])
})

/** A form that is on its way: its button cannot be pressed. */
function sending(fields = '') {
  const form = document.createElement('form')
  form.innerHTML = `${fields}<button type="submit" disabled>Book Now</button>`
  document.body.replaceChildren(form)
  const button = form.querySelector('button') ?? expect.unreachable()
  focusAfterSubmit(form)
  return { form, button }
}

test('the button has the focus back as soon as it can be pressed again', async () => {
  const { button } = sending()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await expect.poll(() => document.activeElement).toBe(button)
})

test('leaves the focus in a field that the visitor has moved to', async () => {
  const { form, button } = sending('<input id="name">')
  form.querySelector('input')?.focus()
  button.disabled = false
  for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  expect(document.activeElement?.id).toBe('name')
})

test('a password that is wrong is a field with an error', async () => {
  const { button } = sending('<input id="password" data-invalid="true">')
  button.disabled = false
  await expect.poll(() => document.activeElement?.id).toBe('password')
})
