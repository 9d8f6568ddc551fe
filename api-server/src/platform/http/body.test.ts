import { expect, it } from 'vitest'
import { fieldsOf } from './body.ts'

it('gives the fields of a form by their names', () => {
  expect(fieldsOf([...new URLSearchParams('name=Asha&phone=98400+12345')])).toEqual({
    name: 'Asha',
    phone: '98400 12345',
  })
})

// The contract refuses unknown fields, too; these are refused before anything reads them.
it.each(['__proto__', 'constructor', 'prototype'])('refuses a field %s itself', (name) => {
  expect(() => fieldsOf([[name, 'x']])).toThrow(expect.objectContaining({ code: 'invalid' }))
})
