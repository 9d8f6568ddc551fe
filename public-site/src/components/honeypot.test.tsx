import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fillHoneypot } from '../testing/honeypot.ts'
import { Honeypot, honeypotOf } from './honeypot.tsx'

afterEach(cleanup)

function filledForm() {
  const { container } = render(
    <form>
      <Honeypot />
    </form>,
  )
  fillHoneypot()
  const [form, field] = [container.querySelector('form'), container.querySelector('input')]
  if (!form || !field) throw new Error('no form')
  return { form, field }
}

test('recognises a program by what it fills in', () => {
  const { form } = filledForm()
  expect(honeypotOf(form)).toBe('https://spam.example')
})

test('a person is not, whose browser or password manager fills in forms', () => {
  const { form, field } = filledForm()
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
    expect(field.hasAttribute(name), name).toBe(true)
  Object.assign(field, { matches: (selector: string) => selector === ':autofill' })
  expect(honeypotOf(form)).toBe('')
})
