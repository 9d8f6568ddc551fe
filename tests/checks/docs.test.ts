import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const TOP = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(TOP, file), 'utf8')
const unique = (names: string[]) => [...new Set(names)].sort()
const namesIn = (text: string, pattern: RegExp) => unique([...text.matchAll(pattern)].map(([, name = '']) => name))

const DOCS = globSync(['README.md', 'docs/**/*.md', '.changeset/README.md', '.github/*.md'], { cwd: TOP })

test('the README lists every variable of the configuration, and no other', () => {
  const [, schema = ''] =
    /const Environment = z\.object\(\{(.*?)\n\}\)/s.exec(textOf('api-server/src/platform/config.ts')) ?? []
  const [, section = ''] = /\n## Configuration\n(.*?)\n## /s.exec(textOf('README.md')) ?? []
  const firstCells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell).join()
  expect(namesIn(firstCells, /`(\w+)`/g)).toEqual(namesIn(schema, /^ {2}([A-Z]\w+):/gm))
})

/** Commands that pnpm itself has. */
const OWN_COMMANDS = ['exec', 'fetch', 'install', 'pack']

test('every pnpm command that is named exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const code = [...DOCS.map((file) => codeIn(textOf(file))), textOf('Dockerfile').replaceAll('", "', ' ')].join('\n')
  const named = namesIn(code, /\bpnpm(?:@12)? ([a-z][\w:-]*)/g)
  expect(named).toContain('start')
  expect(named.filter((name) => !(name in scripts) && !OWN_COMMANDS.includes(name))).toEqual([])
})

test('a container starts the server as `pnpm start` does', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const [, memory = '', node = ''] = / && exec env (\S+) (node .*)$/.exec(scripts.start ?? '') ?? []
  const dockerfile = textOf('Dockerfile')
  expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${memory}$`, 'm'))
  expect(dockerfile).toContain(`\nCMD ${JSON.stringify(node.split(' ')).replaceAll(',', ', ')}\n`)
})

describe.each(DOCS)('%s', (file) => {
  const text = textOf(file)

  test('its links and pictures are there', () => {
    const targets = unique([
      ...namesIn(withoutCode(text), /\]\(([^)\s]+)\)/g),
      ...namesIn(text, /<img [^>]*src="([^"]+)"/g),
    ])
    const missing = targets.filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(file, target))
    expect(missing).toEqual([])
  })
})

// The guides of contributing.md name files that are yet to be written.
test.each(DOCS.filter((file) => file !== 'docs/contributing.md'))('the files that %s names are there', (file) => {
  const paths = namesIn(
    textOf(file),
    /`((?:api-server|public-site|admin-console|shell|shared-\w+|tests|docs)\/[\w./-]+)`/g,
  )
  expect(paths.filter((path) => !path.includes('/dist') && !isThere(path))).toEqual([])
})

// Somebody new reads these first.
test.each(['docs/release-your-remote.md', 'docs/contributing.md'])(
  'no sentence of %s is longer than 25 words',
  (file) => {
    const prose = textOf(file)
      .replaceAll(/^ {4,}(pnpm|git|curl|runuser) .*$/gm, '\n')
      .replaceAll(/`[^`]*`/g, 'Code')
    const pieces = prose.split(/\n\s*\n|\n\s*(?:[-|#]|\d+\.) |(?<=[.!?)])\s+(?=[A-Z`(*[])|\|/)
    const words = (piece: string) => piece.split(/\s+/).filter((word) => /\w/.test(word))
    expect(pieces.filter((piece) => words(piece).length > 25)).toEqual([])
  },
)

test('every section of docs/product.md that a comment cites is there', () => {
  const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: TOP }).map(textOf).join('\n')
  const cited = namesIn(sources, /docs\/product\.md, ([^);\n]+)[);]/g)
  expect(cited).toContain('Fares')
  const sections = namesIn(textOf('docs/product.md'), /^#+ (.+)$/gm)
  expect(cited.filter((section) => !sections.includes(section))).toEqual([])
})

/** Whether a path is a file, a folder, or an export of a package such as shared-ui/admin. */
function isThere(path: string): boolean {
  if (existsSync(join(TOP, path))) return true
  const [part = '', ...rest] = path.split('/')
  const { exports = {} } = JSON.parse(textOf(`${part}/package.json`)) as { exports?: Record<string, string> }
  return `./${rest.join('/')}` in exports
}

/** Whether a relative link's file is there, and the heading too if it names one. */
function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', heading] = target.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  if (!existsSync(join(TOP, file))) return false
  return heading === undefined || headingsOf(textOf(file)).includes(heading)
}

/** The anchors that headings get: lower case, dashes for spaces, no other signs. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Code spans and indented or fenced blocks. */
const codeIn = (text: string) =>
  [...text.matchAll(/`[^`\n]+`|^ {4}[^\n]*$|^```.*?^```/gms)].map(([piece]) => piece).join('\n')

const withoutCode = (text: string) => text.replace(/`[^`\n]+`/g, '')
