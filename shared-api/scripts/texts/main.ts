/** The texts of the product as files for translators, and back: `pnpm texts export`, `pnpm texts import FILE`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../src/languages/index.ts'
import { allTexts } from './all-texts.ts'
import { changesOf } from './changes.ts'
import { entriesOf } from './entries.ts'
import { written } from './po-file.ts'

const USAGE = 'Usage: pnpm texts export [--language CODE] [--out FILE], or pnpm texts import FILE'
const top = join(import.meta.dirname, '../../..')

try {
  const options = { language: { type: 'string' }, out: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, file] = positionals
  if (command === 'export' && !file) exportTexts(values.language, values.out)
  else if (command === 'import' && file) importTexts(resolve(file))
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Writes the file of a language, or of each. */
function exportTexts(language: string | undefined, out: string | undefined): void {
  if (language !== undefined && !Object.hasOwn(LANGUAGES, language))
    throw new Error(`There is no language ‘${language}’: ${Object.keys(LANGUAGES).join(', ')}`)
  if (out !== undefined && language === undefined) throw new Error('--out takes one language: add --language')
  const all = allTexts(top)
  for (const [code, texts] of all) {
    if (language !== undefined && language !== code) continue
    const entries = entriesOf(all.get('en') ?? new Map(), texts)
    const file = resolve(out ?? join('data/texts', `${code}.po`))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, written(code, entries))
    const inSource = entries.filter(({ piece }) => !piece).length
    console.log(`${file}: ${entries.length} entries; ${inSource} of them are edited in the sources`)
  }
}

/** Writes the changed texts of a file into the sources, formatted: all of them, or none. */
function importTexts(file: string): void {
  const { count, files, problems } = changesOf(top, allTexts(top), readFileSync(file, 'utf8'))
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nNothing was changed.`)
  const formatted = [...files].map(([name, source]) => [name, inFormat(name, source)] as const)
  for (const [name, source] of formatted) writeFileSync(join(top, name), source)
  console.log(count === 0 ? 'No text has changed' : `${count} texts changed in ${[...files.keys()].join(', ')}`)
}

function inFormat(name: string, source: string): string {
  const options = { cwd: top, input: source, encoding: 'utf8' } as const
  return execFileSync(join(top, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${name}`], options)
}
