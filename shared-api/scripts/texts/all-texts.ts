import { dirname, join } from 'node:path'
import * as ts from 'typescript/unstable/ast'
import { LANGUAGES, type Language } from '../../src/languages/index.ts'
import { constantOf, readSources, type Sources } from './sources.ts'
import { type Piece, textsIn } from './texts-in.ts'

/** The pieces of each text of a language, by area and path: 'site/booking:search.first'. */
export type Texts = Map<string, Piece[]>

type Found = { language: string; area: string; path: string[]; node: ts.Node; file: string }

const CODES = Object.keys(LANGUAGES) as Language[]

/** Where each language has files of its own; the first group of the pattern is the language, the second the file's name. */
const AREAS: [string, RegExp][] = [
  ['site', /^public-site\/src\/texts\/(\w\w)\/([\w-]+)\.tsx?$/],
  ['console', /^admin-console\/src\/texts\/(\w\w)\/([\w-]+)\.tsx?$/],
  ['shell', /^shell\/src\/texts\/(\w\w)\.ts$/],
  ['shared', /^shared-api\/src\/languages\/(\w\w)\.ts$/],
  ['problems', /^api-server\/src\/platform\/http\/texts\/(\w\w)\.ts$/],
]
/** The English of the problems stands beside their statuses. */
const PROBLEMS = { file: 'api-server/src/platform/http/problems.ts', constant: 'PROBLEMS' }

/** Every text of the product, by language. */
export function allTexts(top: string): Map<Language, Texts> {
  const sources = readSources(top)
  const all = new Map<Language, Texts>(CODES.map((language) => [language, new Map()]))

  function add({ language, area, path, node, file }: Found) {
    const source = sources.get(file)
    const texts = all.get(language as Language)
    if (!source || !texts) return
    for (const [inside, pieces] of textsIn(node, file, source))
      texts.set(`${area}:${[...path, inside].filter(Boolean).join('.')}`, pieces)
  }

  for (const file of sources.keys()) {
    for (const [area, pattern] of AREAS) {
      const [, language = '', name] = pattern.exec(file) ?? []
      for (const [constant, node] of language ? constantsOf(file, sources) : []) {
        const path = [constantOf(file), language].includes(constant) ? [] : [constant]
        add({ language, area: name ? `${area}/${name}` : area, path, node, file })
      }
    }
    if (file.startsWith('api-server/')) for (const found of tablesOf(file, sources)) add(found)
  }
  const problems = constantsOf(PROBLEMS.file, sources).get(PROBLEMS.constant)
  if (problems) add({ language: 'en', area: 'problems', path: ['problems'], node: problems, file: PROBLEMS.file })
  return all
}

/** What the constants and functions at the top of a file are. */
function constantsOf(file: string, sources: Sources): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>()
  for (const statement of sources.get(file)?.statements ?? []) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer)
  }
  return found
}

/** The texts of the server: constants such as { en, ta, hi: hindi }, whose values are here or imported. */
function tablesOf(file: string, sources: Sources): Found[] {
  const area = file.replace(/^api-server\/src\//, 'server/').replace(/\.\w+$/, '')
  return [...constantsOf(file, sources)].flatMap(([constant, node]) =>
    inTable(node).flatMap(([language, value]) => {
      const found = ts.isIdentifier(value) ? declared(value.text, file, sources) : { node: value, file }
      return found ? [{ language, area, path: [constant], ...found }] : []
    }),
  )
}

/** The values of an object by language; none if it has not both English and Tamil. */
function inTable(node: ts.Node): [string, ts.Node][] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isElementAccessExpression(node))
    return inTable(node.expression)
  if (!ts.isObjectLiteralExpression(node)) return []
  const found = [...node.properties].flatMap((property): [string, ts.Node][] => {
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.getText(), property.name]]
    return ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer]] : []
  })
  const languages = found.map(([name]) => name)
  return languages.includes('en') && languages.includes('ta') ? found : []
}

/** The value of a name in a file, where it is or where it is imported from. */
function declared(name: string, file: string, sources: Sources): { node: ts.Node; file: string } | null {
  const node = constantsOf(file, sources).get(name)
  if (node) return { node, file }
  for (const statement of sources.get(file)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = join(dirname(file), statement.moduleSpecifier.text)
    if (new RegExp(`\\b${name}\\b`).test(statement.importClause?.getText() ?? '') && sources.has(from))
      return declared(name, from, sources)
  }
  return null
}
