import { expect, test } from 'vitest'
import { capitalise } from './capitalise.ts'

test('the first letter of each word becomes a capital, the rest stays', () => {
  expect(capitalise('anna nagar, 2nd street')).toBe('Anna Nagar, 2nd Street')
  expect(capitalise("o'neil VIP gate")).toBe("O'neil VIP Gate")
  expect(capitalise('élan  ñandú')).toBe('Élan  Ñandú')
})

test('initials are capitals, with or without a space behind their dot', () => {
  expect(capitalise('s.r.m. kumar')).toBe('S.R.M. Kumar')
  expect(capitalise('opposite t.nagar bus stand')).toBe('Opposite T.Nagar Bus Stand')
  expect(capitalise('ravi.k kumar@gmail.com st.thomas')).toBe('Ravi.k Kumar@gmail.com St.thomas')
})

test('Tamil, Malayalam, Telugu and Kannada stay as they are', () => {
  for (const text of ['மதுரை மீனாட்சி அம்மன் கோவில்', 'കൊച്ചി കോട്ട', 'తిరుపతి ఆలయం', 'ಮೈಸೂರು ಅರಮನೆ']) {
    expect(capitalise(text)).toBe(text)
  }
})

test('the length never changes, so that the caret can stay', () => {
  for (const text of ['ßtraße', 'ŉ ﬁn', '𐐨deseret', 'i ı', '']) expect(capitalise(text)).toHaveLength(text.length)
})
