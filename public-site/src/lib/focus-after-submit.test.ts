import { expect, onTestFinished, test, vi } from 'vitest'
import { focusAfterSubmit } from './focus-after-submit.ts'

test('the first field with an error gets the focus, and what is wrong with it comes into sight', async () => {
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
