import * as ts from 'typescript/unstable/ast'
import { nameOf, partsOf } from './placeholders.ts'

/** The words of one literal in a source, with {names} for its values. */
export interface Literal {
  kind: 'string' | 'template' | 'jsx'
  start: number
  end: number
  text: string
  /** Its values by their names; null if two values have the same name. */
  values: Map<string, Value> | null
}

/** The source of a value, and where that is. */
export interface Value {
  start: number
  end: number
  source: string
}

type Markup = ts.JsxElement | ts.JsxFragment
const isMarkup = (node: ts.Node): node is Markup => ts.isJsxElement(node) || ts.isJsxFragment(node)

/** The literal that a node is; null if it is none. `parameters` are those of the functions around it. */
export function literalOf(node: ts.Node, source: ts.SourceFile, parameters: string[]): Literal | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return { kind: 'string', start: node.getStart(), end: node.end, text: node.text, values: new Map() }
  }
  if (ts.isTemplateExpression(node)) {
    return { kind: 'template', start: node.getStart(), end: node.end, ...filled(inTemplate(node), source, parameters) }
  }
  if (!isMarkup(node)) return null
  const [start, end] = ts.isJsxElement(node)
    ? [node.openingElement.end, node.closingElement.getStart()]
    : [node.openingFragment.end, node.closingFragment.getStart()]
  return { kind: 'jsx', start, end, ...filled(inMarkup(node), source, parameters) }
}

/** The source of a literal with another text of the same names. `sourceOf` gives that of a value. */
export function written({ kind, values }: Literal, text: string, sourceOf: (value: Value) => string): string {
  if (kind === 'string') return `'${escaped(text).replaceAll("'", "\\'")}'`
  const parts = partsOf(text).map((part, at) => {
    const found = at % 2 ? values?.get(part) : undefined
    const value = found && sourceOf(found)
    if (kind === 'template') return value ? `\${${value}}` : escaped(part).replaceAll(/`|\$\{/g, '\\$&')
    if (value) return value.startsWith('<') ? value : `{${value}}`
    return /[{}<>&\\\u00a0]/.test(part) ? `{'${escaped(part).replaceAll("'", "\\'")}'}` : part
  })
  return kind === 'jsx' ? parts.join('') : `\`${parts.join('')}\``
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0')

const inTemplate = (node: ts.TemplateExpression): (string | ts.Node)[] => [
  node.head.text,
  ...node.templateSpans.flatMap((span) => [span.expression, span.literal.text]),
]

function inMarkup(node: Markup): (string | ts.Node)[] {
  return [...node.children].flatMap((child) => {
    if (ts.isJsxText(child)) return [shown(child.text)]
    if (!ts.isJsxExpression(child)) return [child]
    if (!child.expression) return []
    return [ts.isStringLiteral(child.expression) ? child.expression.text : child.expression]
  })
}

/** What React shows of text in markup: line breaks and the spaces around them do not count. */
function shown(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, at) => {
    const begun = at > 0 ? line.replace(/^[ \t]+/, '') : line
    return at < lines.length - 1 ? begun.replace(/[ \t]+$/, '') : begun
  })
  return trimmed.filter(Boolean).join(' ')
}

function filled(
  parts: (string | ts.Node)[],
  source: ts.SourceFile,
  parameters: string[],
): Pick<Literal, 'text' | 'values'> {
  const values = new Map<string, Value>()
  let isClear = true
  const words = parts.map((part) => {
    if (typeof part === 'string') return part
    const name = ts.isJsxElement(part) ? part.openingElement.tagName.getText() : nameOf(part, parameters)
    const [start, end] = [part.getStart(), part.end]
    const value = { start, end, source: source.text.slice(start, end) }
    isClear &&= (values.get(name) ?? value).source === value.source
    values.set(name, value)
    return `{${name}}`
  })
  return { text: words.join(''), values: isClear ? values : null }
}
