import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const OWN = ['Thenral Travels', 'Meena Sundaram', 'meena.s@example.com']

it.each([
  ...['qwerty123456', '1qaz2wsx3edc', '123456789012', 'administrator', 'UNBELIEVABLE'],
  ...['password1234', 'Welcome@2026!', '!!dragon!!!!', 'passwordpassword', 'ｐａｓｓｗｏｒｄ１２３４'],
  ...['aaaaaaaaaaaa', '1212121212121212', 'abcabcabcabc', '🚕🚕🚕🚕🚕🚕'],
  ...['thenral20262026', 'ThenralTravels1', 'meena1234567', 'Sundaram@2026', 'meenas123456'],
])('%s is tried early', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(true)
})

it.each([
  'correct horse battery',
  'twelve letters',
  'monsoon over Madurai',
  'dragon-8472-9982-11',
  'மதுரை மல்லிகைப்பூ',
  'k3Vd9-Qm2xT7',
])('%s is not', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(false)
})
