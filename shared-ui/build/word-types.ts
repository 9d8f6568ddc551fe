/** Writes what the messages of each part take, from English: `<part>/src/texts/words.ts`. `pnpm check` finds stale ones. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { namesIn } from './word-names.ts'

const top = join(import.meta.dirname, '../..')
const HEAD = `// Written from the English words by \`pnpm words\`.
type Value = string | number
`

const stale = readdirSync(join(top, 'words')).filter((part) => {
  // Its words are called by code, of the types of the contract.
  if (part === 'shared-api') return false
  const file = join(top, part, 'src/texts/words.ts')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = typesOf(join(top, 'words', part))
  if (before !== after && !process.argv.includes('--check')) writeFileSync(file, after)
  return before !== after
})
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`run \`pnpm words\`: src/texts/words.ts of ${stale.join(', ')} is not of its words`)
  process.exitCode = 1
}

function typesOf(folder: string): string {
  const areas = readdirSync(folder).filter((name) => name.endsWith('.en.json'))
  const types = areas.map((name) => {
    const english: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return `  '${name.replace('.en.json', '')}': ${typeOf(english, '  ')}\n`
  })
  const react = /ReactNode/.test(types.join('')) ? "import type { ReactNode } from 'react'\n\n" : ''
  return `${react}${HEAD}export type Words = {\n${types.join('')}}\n`
}

function typeOf(value: unknown, indent: string): string {
  if (typeof value === 'string') return typeOfMessage(value)
  if (Array.isArray(value)) {
    const [one, ...others] = new Set(value.map((item) => typeOf(item, indent)))
    return others.length > 0 ? `[${value.map((item) => typeOf(item, indent)).join(', ')}]` : `(${one ?? 'string'})[]`
  }
  const inner = Object.entries(value as object).map(([key, one]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`
    return `${indent}  ${name}: ${typeOf(one, `${indent}  `)}\n`
  })
  return `{\n${inner.join('')}${indent}}`
}

function typeOfMessage(text: string): string {
  const message = compile(text)
  if (typeof message === 'string') return 'string'
  const { values, numbers, choices, tags, nodes } = namesIn(message)
  const types = new Map<string, string>()
  for (const name of values) types.set(name, 'Value')
  for (const name of numbers) types.set(name, 'number')
  for (const [name, cases] of choices) types.set(name, caseType(cases))
  for (const name of tags) types.set(name, '(words: ReactNode) => ReactNode')
  for (const name of nodes) types.set(name, 'ReactNode')
  const fields = [...types].map(([name, type]) => `${name}: ${type}`)
  return `(values: { ${fields.join('; ')} }) => ${tags.size + nodes.size > 0 ? 'ReactNode' : 'string'}`
}

/** `true` and `other` are of a boolean. */
function caseType(cases: string[]): string {
  if (cases.includes('true')) return 'boolean'
  return cases.map((one) => (one === 'other' ? 'string' : `'${one}'`)).join(' | ')
}
