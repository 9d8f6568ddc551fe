import { expect, test } from 'vitest'
import { Link, line, optionalLine, paragraph } from './text.ts'
import { NewPassword } from './user.ts'

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

test.each(['a\u202eb', 'a\u0000b', 'a\nb', 'a\ud800b'])('%j is no line of text', (text) => {
  expect(line(10, 'Name').safeParse(text).success).toBe(false)
  expect(optionalLine(10, 'place').safeParse(text).success).toBe(false)
})

test.each([
  ['', true],
  ['/uploads/a/640.webp', true],
  ['https://cdn.example/a.webp', true],
  ['//evil.example/a.webp', false],
  ['/\\evil.example', false],
  ['ftp://cdn.example/a.webp', false],
  ['javascript://%0aalert(1)', false],
])('%j is a link: %s', (link, taken) => {
  expect(Link.safeParse(link).success).toBe(taken)
})

test('a new password has 12 characters or more, and 200 at most', () => {
  const taken = [11, 12, 200, 201].map((length) => NewPassword.safeParse('x'.repeat(length)).success)
  expect(taken).toEqual([false, true, true, false])
})
