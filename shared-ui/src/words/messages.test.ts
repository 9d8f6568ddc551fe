import { render } from '@testing-library/react'
import compile from 'icu-minify/compile'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { formatsOf } from './messages.ts'

test.for([
  ['en', '{count, plural, =1 {1 day} other {{count} days}}', { count: 1 }, '1 day'],
  ['hi', '{count, plural, =1 {1 दिन} other {{count} दिन}}', { count: 0 }, '0 दिन'],
  ['ta', '{count, number} வரிசைகள்', { count: 123456 }, '1,23,456 வரிசைகள்'],
  ['en', '{isFrom, select, true {from } other {}}{price}', { isFrom: true, price: '₹10' }, 'from ₹10'],
] as const)('%s: %s', ([language, message, values, text]) => {
  expect(formatsOf(language).plain(compile(message))(values)).toBe(text)
})

test('tags are elements of the caller, and React misses no key', () => {
  const warn = vi.spyOn(console, 'error')
  const message = compile('Accept the <link>terms of <b>today</b></link>, or call <phone></phone>.')
  const text = formatsOf('en').rich(message, ['phone'])({
    link: (words) => createElement('a', { href: '/terms' }, words),
    b: (words) => createElement('b', null, words),
    phone: '044 1234',
  })
  const { container } = render(createElement('p', null, text))
  expect(container.innerHTML).toBe('<p>Accept the <a href="/terms">terms of <b>today</b></a>, or call 044 1234.</p>')
  expect(warn).not.toHaveBeenCalled()
})
