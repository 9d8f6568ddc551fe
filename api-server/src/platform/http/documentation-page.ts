import { z } from 'zod'
import { escapeMarkup } from '../escape-markup.ts'
import { type ProblemCode, problemTexts, STATUSES } from './problems.ts'

const Operation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.unknown().optional(),
  parameters: z.unknown().optional(),
  requestBody: z.unknown().optional(),
  responses: z.unknown().optional(),
})

/** The parts of an OpenAPI document that the page shows. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), Operation)).default({}),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }),
})
export type ApiDocument = z.infer<typeof ApiDocument>
type Call = z.infer<typeof Operation> & { method: string; path: string }

export const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #23312c; background: #fff }
summary { cursor: pointer; padding: .5rem 0; min-height: 24px }
code { font-weight: 600 }
details { border-top: 1px solid #dfe5e1 }
pre { overflow: auto; background: #f4f6f4; padding: .75rem; font-size: 13px }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top }
small { color: #5c6a64 }
@media (prefers-color-scheme: dark) {
  body { color: #e6ece9; background: #16201c } pre { background: #1f2b26 } small { color: #a8b5af }
  details { border-color: #33433c } a { color: #7fd1b9 }
}
`

/** The API documentation as one page without scripts: each call with its parameters, replies and problems. */
export function documentationPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Call => ({ ...operation, method: method.toUpperCase(), path }),
    ),
  )
  const groups = Map.groupBy(calls, (call) => call.tags?.[0] ?? 'Other')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(document.info.title)}</title><link rel="stylesheet" href="/api/v1/docs/style.css"></head>
<body><main><h1>${escapeMarkup(document.info.title)}</h1>
<p>${escapeMarkup(document.info.description)} <a href="/api/v1/openapi.json">OpenAPI document</a></p>
${[...groups].map(([tag, members]) => `<h2>${escapeMarkup(tag)}</h2>\n${members.map(callEntry).join('\n')}`).join('\n')}
<h2>Schemas</h2>${Object.entries(document.components.schemas).map(schemaEntry).join('\n')}
<h2>Problems</h2>${problemTable()}</main></body></html>`
}

function callEntry({ method, path, summary, security, parameters, requestBody, responses }: Call) {
  return `<details><summary><code>${method} ${escapeMarkup(path)}</code> ${escapeMarkup(summary)}${security ? ' <small>session needed</small>' : ''}</summary>
${block('Parameters', parameters)}${block('Request', requestBody)}${block('Replies', responses)}</details>`
}

const schemaEntry = ([name, schema]: [string, unknown]) =>
  `<details><summary><code>${escapeMarkup(name)}</code></summary>${block('', schema)}</details>`

const block = (title: string, value: unknown) =>
  value === undefined ? '' : `${title && `<h3>${title}</h3>`}<pre>${escapeMarkup(JSON.stringify(value, null, 2))}</pre>`

const problemTable = () => {
  const rows = Object.entries(problemTexts.en.problems).map(
    ([code, { title, detail }]) =>
      `<tr id="problem-${code}"><td>${STATUSES[code as ProblemCode]}</td><td>${escapeMarkup(title)}</td><td>${escapeMarkup(detail)}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Status</th><th scope="col">Title</th><th scope="col">Detail</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
