import { LANGUAGES } from 'shared-api/languages'
import { expect, test } from 'vitest'
import { PROBLEMS } from '../problems.ts'
import * as hi from './hi.ts'
import * as kn from './kn.ts'
import * as ml from './ml.ts'
import * as ta from './ta.ts'
import * as te from './te.ts'

const others = Object.entries({ ta, ml, te, hi, kn }).map(([language, texts]) => ({ language, ...texts }))

test('each language has its texts here', () => {
  expect(Object.keys(LANGUAGES)).toEqual(['en', ...others.map(({ language }) => language)])
})

test.for(others)('$language: no problem is left in English', ({ problems }) => {
  const left = Object.entries(problems).filter(([, { title, detail }]) => /[A-Za-z]{2}/.test(title + detail))
  expect(left).toEqual([])
  expect(Object.keys(problems).sort()).toEqual(Object.keys(PROBLEMS).sort())
})
