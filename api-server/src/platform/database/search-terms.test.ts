import { expect, test } from 'vitest'
import { searchedWords } from './search-terms.ts'

test.for(['R27 VZS', 'r2-7v-zs', 'R 2 7 V Z S', 'T T R 2 7 V Z S', 'T T - R27 VZS', 'TT R27 VZS'])(
  'a reference read out as %s is one word',
  (typed) => {
    expect(searchedWords(typed)).toEqual(['r27vzs'])
  },
)

test.for([
  ['raj 984', ['raj', '984']],
  ['anu raj', ['anu', 'raj']],
  ['A B C D E F', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['T T Kumari', ['t', 'kumari']],
  ['98 40 12', ['984012']],
] as const)('%s is a name, a number or both', ([search, words]) => {
  expect(searchedWords(search)).toEqual(words)
})
