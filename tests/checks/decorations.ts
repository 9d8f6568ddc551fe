import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the server that uses what another one adds to the Fastify instance, which counts as an import of it. */
type Arrow = { from: string; to: string; name: string }
/** The files that each file imports, types apart. Paths are relative to the top of the repository. */
export type Imports = Map<string, string[]>

const SRC = 'api-server/src/'
/** Files that put the parts together, and tests. */
const COMPOSES = /^api-server\/src\/([^/]+$|(demo|cli|testing|faults|fuzz)\/)|\.test\.ts$|\/testing\/|check-in-browser/

/** The uses of decorations that break a rule of imports, each as a line for a person. */
export function brokenDecorations(top: string, imports: Imports): string[] {
  const arrows = arrowsIn(top, [...imports.keys()])
  const inPlatform = arrows.filter(({ from, to }) => isPlatform(from) && !isPlatform(to))
  const targets = new Map([...imports].map(([from, to]) => [from, new Set(to)]))
  for (const { from, to } of arrows) targets.get(from)?.add(to)
  const inCircle = arrows.filter(({ from, to }) => reaches(targets, to, from))
  return [
    ...inPlatform.map((arrow) => `platform uses no decoration of a feature: ${asText(arrow)}`),
    ...inCircle.map((arrow) => `no circle of imports and decorations: ${asText(arrow)}`),
  ]
}

const asText = ({ from, to, name }: Arrow) => `${from} → ${to} (${name})`
const isPlatform = (path: string) => path.startsWith(`${SRC}platform/`)

function arrowsIn(top: string, files: string[]): Arrow[] {
  const sources = files
    .filter((path) => path.startsWith(SRC) && !COMPOSES.test(path))
    .map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }))
  const owners = new Map(sources.flatMap(({ path, text }) => declaredIn(text).map((name) => [name, path] as const)))
  return sources.flatMap(({ path, text }) =>
    usedIn(text).flatMap((name) => {
      const to = owners.get(name)
      return to === undefined || roomOf(to) === roomOf(path) ? [] : [{ from: path, to, name }]
    }),
  )
}

const roomOf = (path: string) => path.slice(SRC.length).split('/')[0]

const OBJECTS = { FastifyInstance: 'app', FastifyRequest: 'request', FastifyReply: 'reply' }

/** What a file adds to the instance, its requests and replies: 'app.bookings'. */
const declaredIn = (text: string): string[] =>
  Object.entries(OBJECTS).flatMap(([type, object]) =>
    Array.from(text.matchAll(new RegExp(`^  interface ${type} \\{\\n(.*?)^  \\}`, 'gms')), ([, body = '']) =>
      Array.from(body.matchAll(/^ {4}(\w+)\??[(:]/gm), ([, name]) => `${object}.${name}`),
    ).flat(),
  )

/** What a file uses of them: 'app.bookings', also by `const { bookings } = app` and `Pick<FastifyInstance, 'bookings'>`. */
const usedIn = (text: string): string[] => [
  ...new Set(
    Object.entries(OBJECTS).flatMap(([type, object]) => [
      ...Array.from(text.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g')), ([, name]) => `${object}.${name}`),
      ...namesIn(text, new RegExp(`\\{([^{}]*)\\}(?:: \\w+)? = ${object}\\b`, 'g'), object),
      ...namesIn(text, new RegExp(`\\{([^{}]*)\\}: ${type}\\b`, 'g'), object),
      ...namesIn(text, new RegExp(`Pick<${type}, ([^>]*)>`, 'g'), object),
    ]),
  ),
]

const namesIn = (text: string, pattern: RegExp, object: string) =>
  Array.from(text.matchAll(pattern), ([, names = '']) =>
    Array.from(names.matchAll(/(?<=^|[{,|'\s])\w+/g), ([name]) => `${object}.${name}`),
  ).flat()

/** Whether one file leads to another. */
function reaches(targets: Map<string, Set<string>>, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...(targets.get(from) ?? [])].some((next) => reaches(targets, next, to, seen))
}
