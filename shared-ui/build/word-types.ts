/** Writes what the messages of each part take, from English: `<part>/src/texts/words.ts`. `pnpm check` finds stale ones. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import { namesIn } from './word-names.ts'

const top = join(import.meta.dirname, '../..')
const NOTE = '// Written from the English words by `pnpm words`.\n'

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

/** The words of a part are its English files; what is written are the messages that take values. */
function typesOf(folder: string): string {
  const areas = readdirSync(folder).flatMap((name) => name.match(/^(.*)\.en\.json$/)?.[1] ?? [])
  const nameOf = (area: string) => area.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const takes = areas.flatMap((area) =>
    messagesOf(JSON.parse(readFileSync(join(folder, `${area}.en.json`), 'utf8')), area),
  )
  const head = [
    ...(takes.some((one) => one.includes('ReactNode')) ? ["import type { ReactNode } from 'react'"] : []),
    "import type { WordsOf } from 'shared-api/languages'",
    ...areas.map((area) => `import type ${nameOf(area)} from '../../../words/${basename(folder)}/${area}.en.json'`),
  ]
  const english = areas.map((area) => `  '${area}': typeof ${nameOf(area)}\n`)
  return [
    ...[NOTE, head.join('\n'), '\n\ntype Value = string | number\n'],
    ...[`type English = {\n${english.join('')}}\ntype Takes = {\n${takes.join('')}}\n`],
    'export type Words = WordsOf<English, Takes>\n',
  ].join('')
}

/** A line for each message that takes values, by its path. Lists whose entries differ are one. */
function messagesOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return lineOf(path, typeOfMessage(value))
  if (!Array.isArray(value))
    return Object.entries(value as object).flatMap(([key, one]) => messagesOf(one, `${path}.${key}`))
  const types = value.map(typeOf)
  if (types.every((type) => !type.includes('=>'))) return []
  return lineOf(path, new Set(types).size > 1 ? `[${types.join(', ')}]` : `(${types[0]})[]`)
}

function lineOf(path: string, type: string): string[] {
  return type === 'string' ? [] : [`  '${path}': ${type}\n`]
}

function typeOf(value: unknown): string {
  if (typeof value === 'string') return typeOfMessage(value)
  return `{ ${Object.entries(value as object)
    .map(([key, one]) => `'${key}': ${typeOf(one)}`)
    .join('; ')} }`
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
