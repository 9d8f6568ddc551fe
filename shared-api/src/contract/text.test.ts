import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldProblemsOf } from './problems.ts'
import { Link, line, optionalLine, paragraph } from './text.ts'
import { NewPassword } from './user.ts'

const problems = ({ error }: { error?: z.ZodError | undefined }) => fieldProblemsOf(error?.issues ?? [])

// Zero-width space, word joiner, byte order mark, soft hyphen, Hangul filler, Braille blank, joiner.
test.each(['', ' ', '\u200b', '\u2060 \u200b', '\ufeff', '\u00ad', '\u3164', '\u2800', '\u200d'])(
  '%j shows nothing: where a text is required it is missing',
  (text) => {
    expect(problems(line(10).safeParse(text))).toEqual([{ path: '', code: 'required' }])
    expect(problems(paragraph(10).safeParse(text))).toEqual([{ path: '', code: 'required' }])
    expect(optionalLine(10).parse(text)).toBe('')
  },
)

test.each(['a', '0', 'மீ', 'ക്‍', '👩‍👧', '❤️', '—'])('%j is a text', (text) => {
  expect(line(10).parse(` ${text} `)).toBe(text)
  expect(paragraph(10).parse(text)).toBe(text)
  expect(optionalLine(10).parse(text)).toBe(text)
})

test('a text has its greatest length once its ends are off', () => {
  expect(line(3).parse(' abc ')).toBe('abc')
  expect(problems(line(3).safeParse('abcd'))).toEqual([{ path: '', code: 'too-long', params: { max: 3 } }])
})

// Marks of direction: embedded, overridden, isolated; and all that breaks a line.
const DIRECTIONS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const BREAKS = [...'\n\r\v\f\u0085\u2028\u2029']
test.each([...DIRECTIONS, ...BREAKS, '\u0000', '\ud800'].map((mark) => `a${mark}b`))(
  '%j is no line of text',
  (text) => {
    expect(line(10).safeParse(text).success).toBe(false)
    expect(optionalLine(10).safeParse(text).success).toBe(false)
  },
)

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
