import { expect } from 'vitest'

/** Fills the honeypot of the form that is shown, as a program does; it must be out of the reach of people. */
export function fillHoneypot() {
  const field = document.querySelector<HTMLInputElement>('input[name=website]')
  if (!field) throw new Error('no honeypot')
  expect([field.tabIndex, field.autocomplete]).toEqual([-1, 'off'])
  expect(field.closest('[aria-hidden=true]')).not.toBeNull()
  field.value = 'https://spam.example'
}
