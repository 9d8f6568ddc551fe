import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/languages/index.ts'
import type { Texts } from './all-texts.ts'
import { type Entry, entriesOf } from './entries.ts'
import { written } from './literals.ts'
import { namesIn } from './placeholders.ts'
import { read, type Translated } from './po-file.ts'
import type { Piece } from './texts-in.ts'

/** Sources with the texts of a file from translators, by path; or what is wrong in it. Nothing is written. */
export interface Changes {
  count: number
  files: Map<string, string>
  problems: string[]
}

/**
 * Compares a PO file with the texts of the sources below `top`.
 * @throws SyntaxError if it cannot be read, or has an entry twice.
 */
export function changesOf(top: string, all: Map<Language, Texts>, content: string): Changes {
  const { language, entries } = read(content)
  const texts = all.get(language as Language)
  if (!texts) return refused([`The header names no language of ours: ‘${language}’`])
  const own = new Map(entriesOf(all.get('en') ?? new Map(), texts).map((entry) => [entry.context, entry]))
  const problems = entries.flatMap((entry) =>
    problemsOf(entry, own.get(entry.context)).map((problem) => `${entry.context || entry.english}: ${problem}`),
  )
  if (problems.length > 0) return refused(problems)
  const changed = entries.flatMap(({ context, translation }) => {
    const entry = own.get(context)
    return entry && entry.translation !== translation ? [{ ...entry, translation }] : []
  })
  const files = new Map(
    [...new Set(changed.map(({ file }) => file))].map((file) => [file, withTexts(top, file, changed)]),
  )
  return { count: changed.length, files, problems }
}

const refused = (problems: string[]): Changes => ({ count: 0, files: new Map(), problems })

function problemsOf({ english, translation, isFuzzy }: Translated, entry: Entry | undefined): string[] {
  if (!entry) return ['there is no such text']
  if (isFuzzy) return ['is marked as fuzzy: check it, and remove the mark']
  if (english !== entry.english) return [`the English is now ‘${entry.english}’: export again, and translate that`]
  if (translation === entry.translation) return []
  if (!entry.piece) return [`is edited in ${entry.file}`]
  if (translation.trim() === '') return ['has no translation']
  const [wanted, given] = [namesIn(english), namesIn(translation)]
  const missing = wanted.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !wanted.includes(name))
  const twice = given.filter((name, at) => given[at + 1] === name && isOnce(name, entry))
  return [
    ...[...new Set(missing)].map((name) => `{${name}} is missing`),
    ...[...new Set(unknown)].map((name) => `{${name}} is unknown`),
    ...twice.map((name) => `{${name}} must come once`),
  ]
}

/** Whether a value has words of its own, which are further entries: they must stay one literal each. */
const isOnce = (name: string, { piece }: Entry) => /['"`<]/.test(piece?.values?.get(name)?.source ?? '')

type Change = { piece: Piece; translation: string }

/** A source with the changed texts in the places of its own. */
function withTexts(top: string, file: string, changed: Entry[]): string {
  const source = readFileSync(join(top, file), 'utf8')
  const changes = changed.flatMap(({ piece, translation }) => (piece?.file === file ? [{ piece, translation }] : []))
  return rewritten(source, { start: 0, end: source.length }, changes)
}

/** A part of a source with its changes; one literal may be in a value of another. */
function rewritten(source: string, { start, end }: { start: number; end: number }, changes: Change[]): string {
  const inside = changes.filter(({ piece }) => piece.start >= start && piece.end <= end)
  const outer = inside.filter(
    ({ piece }) => !inside.some((other) => other.piece.start < piece.start && piece.end < other.piece.end),
  )
  let [text, at] = ['', start]
  for (const { piece, translation } of outer.sort((one, other) => one.piece.start - other.piece.start)) {
    text += source.slice(at, piece.start) + written(piece, translation, (value) => rewritten(source, value, changes))
    at = piece.end
  }
  return text + source.slice(at, end)
}
