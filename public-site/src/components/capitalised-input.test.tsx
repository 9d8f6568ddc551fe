import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { CapitalisedInput } from './capitalised-input.tsx'

afterEach(cleanup)

function Field() {
  const [text, setText] = useState('')
  return <CapitalisedInput label="Place" value={text} onText={setText} />
}

const place = () => screen.getByLabelText<HTMLInputElement>('Place')

test('words get their capitals as they are typed', async () => {
  renderPage(<Field />)
  await userEvent.type(place(), 'anna nagar')
  expect(place().value).toBe('Anna Nagar')
})

test('typing in the middle leaves the caret where it is', async () => {
  renderPage(<Field />)
  await userEvent.type(place(), 'anna nagar')
  await userEvent.type(place(), 'x y', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(place().value).toBe('Anna X YNagar')
  expect(place().selectionStart).toBe(8)
})

test('drops invisible marks of pasted text and keeps the caret behind it', async () => {
  renderPage(<Field />)
  await userEvent.type(place(), 'egmore')
  place().setSelectionRange(0, 0)
  await userEvent.paste('\u200e\u202a12\twe\u00adst\u200b\u202c ')
  expect(place().value).toBe('12 West Egmore')
  expect(place().selectionStart).toBe('12 West '.length)
})

test('a word that is being composed is left alone until it is done', () => {
  renderPage(<Field />)
  fireEvent.compositionStart(place())
  fireEvent.input(place(), { target: { value: 'madurai' }, isComposing: true })
  expect(place().value).toBe('madurai')
  fireEvent.compositionEnd(place())
  expect(place().value).toBe('Madurai')
})
