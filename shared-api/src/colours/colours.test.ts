import { expect, it, test } from 'vitest'
import { BUILT_IN, colourRoles, colourStyle, unreadable } from './index.ts'

it('takes the built-in colours and makes their own shades of them', () => {
  expect(unreadable(BUILT_IN)).toEqual([])
  const roles = colourRoles(BUILT_IN)
  expect(roles['--brand']).toBe('light-dark(#005f61, #5cbfc0)')
  // Within a rounding of tokens.css.
  expect(roles['--band']).toMatch(/^light-dark\(#00[34]\w{3}/)
})

it.each([
  ['a light brand in the light scheme', { brand: '#5cbfc0' }, 'colours.brand'],
  ['a dark brand in the dark scheme', { brandDark: '#005f61' }, 'colours.brandDark'],
  ['a grey that is just too light', { brand: '#797979' }, 'colours.brand'],
  ['a dark accent below ink', { accent: '#7a1f1f' }, 'colours.accent'],
])('refuses %s', (_what, changed, path) => {
  const problems = unreadable({ ...BUILT_IN, ...changed })
  expect(problems).toMatchObject([{ path, code: 'contrast', params: { least: 4.5 } }])
})

test.each(['#8b1e3f', '#1f4e9c', '#5b2a86', '#2c5e1a', '#7a4a00', '#333333'])(
  '%s leads to pairs that can be read',
  (brand) => {
    expect(unreadable({ brand, brandDark: '#d9c7e8', accent: '#ffd166' })).toEqual([])
  },
)

it('is a style of colours alone', () => {
  expect(colourStyle(BUILT_IN)).toMatch(/^:root:root:root:root\{(--[\w-]+:[\w#(), -]+;?)+\}$/)
})
