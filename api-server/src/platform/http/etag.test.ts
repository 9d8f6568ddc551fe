import { describe, expect, it } from 'vitest'
import { allowsEdit, hasAlready } from './etag.ts'

describe('If-Match', () => {
  it('allows an edit without the header, with *, and with the version', () => {
    expect([undefined, '*', '"3"', '"1", "3"'].map((header) => allowsEdit(header, 3))).toEqual([true, true, true, true])
  })

  it('allows an edit with a version tag that a compressing proxy has changed', () => {
    const tags = ['W/"3"', '"3-gzip"', '"3;gzip"', 'W/"3-br"', '"3-zstd"']
    expect(tags.map((header) => allowsEdit(header, 3))).toEqual(Array(5).fill(true))
  })

  it('forbids an edit with another version, or a tag without quotes', () => {
    const tags = ['"2"', 'W/"2"', '"2-gzip"', '3', '', '"33"', '"3-4"']
    expect(tags.map((header) => allowsEdit(header, 3))).toEqual(Array(7).fill(false))
  })
})

describe('If-None-Match', () => {
  it('knows the tag, weak or strong, alone or in a list', () => {
    expect(['"a"', 'W/"a"', '"b", "a"', '*'].map((header) => hasAlready(header, '"a"'))).toEqual(Array(4).fill(true))
    expect([undefined, '"b"', 'a'].map((header) => hasAlready(header, '"a"'))).toEqual([false, false, false])
  })
})
