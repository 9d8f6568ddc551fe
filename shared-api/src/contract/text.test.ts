import { expect, test } from 'vitest'
import { line, optionalLine, paragraph } from './text.ts'

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

// Zero-width space, word joiner, byte order mark, soft hyphen, Hangul filler, Braille blank, joiner.
test.each(['', ' ', '\u200b', '\u2060 \u200b', '\ufeff', '\u00ad', '\u3164', '\u2800', '\u200d'])(
  '%j shows nothing: where a text is required it is missing',
  (text) => {
    expect(messages(line(10, 'Name').safeParse(text))).toEqual(['Name is required'])
    expect(messages(paragraph(10, 'message').safeParse(text))).toEqual(['message is required'])
    expect(optionalLine(10, 'place').parse(text)).toBe('')
  },
)

test.each(['a', '0', 'மீ', 'ക്‍', '👩‍👧', '❤️', '—'])('%j is a text', (text) => {
  expect(line(10, 'Name').parse(` ${text} `)).toBe(text)
  expect(paragraph(10, 'message').parse(text)).toBe(text)
  expect(optionalLine(10, 'place').parse(text)).toBe(text)
})

test('a text has its greatest length once its ends are off', () => {
  expect(line(3, 'Name').parse(' abc ')).toBe('abc')
  expect(messages(line(3, 'Name').safeParse('abcd'))).toEqual(['Name takes at most 3 characters'])
})
