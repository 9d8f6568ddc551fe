import words from './words.json' with { type: 'json' }

/** What a message says of one field; `isSure` of a value that needs no second look. */
export type Read<Value = string> = { value: Value; isSure: boolean }

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
const longestFirst = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).map(escaped)

const LETTER = '[\\p{L}\\p{M}]'
const ENDING = longestFirst(words.endings).join('|')

/** A pattern for any of some words, alone or with the ending of a case; a digit may stand beside it ('5mani'). */
export const anyOf = (list: readonly string[]): string =>
  `(?<!${LETTER})(?:${longestFirst(list).join('|')})(?:${ENDING})?(?!${LETTER})`

/** What marks the place of what was understood. */
const TAKEN = '|'

const patterns = new Map<string, RegExp>()

function patternOf(source: string): RegExp {
  const made = patterns.get(source) ?? new RegExp(source, 'giu')
  patterns.set(source, made)
  return made
}

/** A message of which each reader takes what it understands; positions stay. */
export function messageText(text: string) {
  let left = text
  return {
    left: () => left,
    has: (pattern: string) => left.search(patternOf(pattern)) !== -1,
    find: (pattern: string) => [...left.matchAll(patternOf(pattern))],
    /** Takes what stands at some place. */
    cut(at: number, end: number) {
      left = left.slice(0, at) + TAKEN.repeat(end - at) + left.slice(end)
    },
    /** The matches of a pattern, in order; what `use` gives undefined for stays. */
    take<Value>(pattern: string, use: (match: RegExpExecArray) => Value | undefined): (Value & object)[] {
      const values: (Value & object)[] = []
      for (const match of left.matchAll(patternOf(pattern))) {
        const value = use(match)
        if (value === undefined || value === null) continue
        values.push(value as Value & object)
        left = left.slice(0, match.index) + TAKEN.repeat(match[0].length) + left.slice(match.index + match[0].length)
      }
      return values
    },
  }
}
export type MessageText = ReturnType<typeof messageText>
