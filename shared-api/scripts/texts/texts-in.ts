import * as ts from 'typescript/unstable/ast'
import { type Literal, literalOf } from './literals.ts'

/** One literal of a text; a text with conditions has several. */
export interface Piece extends Literal {
  /** The file that has it, from the top of the repository. */
  file: string
  line: number
  /** Where it is said: 'count === 1', 'not: count === 1'; '' if always. */
  when: string
  /** The comment above the text. */
  note: string
}

type Place = { path: string[]; when: string; note: string; parameters: string[] }

/** Methods whose arguments are no words. */
const NO_WORDS = ['split', 'padStart', 'replace', 'replaceAll', 'startsWith', 'endsWith', 'includes']
/** Properties that are no words. */
const NO_TEXTS = ['locale']

/** The texts below a node by their path, such as 'search.first', each with its pieces in order. */
export function textsIn(root: ts.Node, file: string, source: ts.SourceFile): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>()

  function add(literal: Literal, { path, when, note }: Place) {
    const line = source.text.slice(0, literal.start).split('\n').length
    const pieces = found.get(path.join('.')) ?? []
    found.set(path.join('.'), [...pieces, { ...literal, file, line, when, note }])
  }

  function visit(node: ts.Node, place: Place): void {
    const literal = literalOf(node, source, place.parameters)
    if (literal) add(literal, place)
    for (const [child, where] of below(node, place)) visit(child, where)
  }

  visit(root, { path: [], when: '', note: '', parameters: [] })
  return found
}

/** The nodes below one that may have words, and where they are. */
function below(node: ts.Node, place: Place): [ts.Node, Place][] {
  if (ts.isTypeNode(node) || ts.isNewExpression(node) || ts.isJsxAttributes(node)) return []
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) return inProperty(node, place)
  if (ts.isArrayLiteralExpression(node)) {
    return [...node.elements].map((element, at) => [element, { ...place, path: [...place.path, String(at)] }])
  }
  if (ts.isConditionalExpression(node)) return inBranches(node.condition, node.whenTrue, node.whenFalse, place)
  if (ts.isIfStatement(node)) return inBranches(node.expression, node.thenStatement, node.elseStatement, place)
  if (ts.isCaseClause(node)) {
    return [...node.statements].map((statement) => [statement, under(node.expression.getText(), place)])
  }
  if (ts.isBinaryExpression(node) && /^[!=<>]/.test(node.operatorToken.getText())) return []
  if (ts.isElementAccessExpression(node)) return [[node.expression, place]]
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression
    return NO_WORDS.includes(name.text) ? [[expression, place]] : children(node, place)
  }
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) {
    const names = [...node.parameters].flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    const inside = { ...place, parameters: [...place.parameters, ...names] }
    return node.body ? [[node.body, inside]] : []
  }
  // {' '} in markup is part of the words around it.
  if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) return []
  return children(node, place)
}

function inProperty(node: ts.Node & { name: ts.Node }, place: Place): [ts.Node, Place][] {
  const key = 'text' in node.name ? String(node.name.text) : node.name.getText()
  if (NO_TEXTS.includes(key)) return []
  const note = /\/\*\*(.*?)\*\//s.exec(node.getFullText().slice(0, node.getStart() - node.pos))?.[1] ?? ''
  const inside = { ...place, path: [...place.path, key], note: note.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() }
  return children(node, inside).filter(([child]) => child !== node.name)
}

function inBranches(condition: ts.Node, yes: ts.Node, no: ts.Node | undefined, place: Place): [ts.Node, Place][] {
  const text = condition.getText()
  const branches: [ts.Node, Place][] = [[yes, under(text, place)]]
  return no ? [...branches, [no, under(`not: ${text}`, place)]] : branches
}

/** A place that is reached on a condition; `route.km` is `km`, as where the language takes the parameter apart. */
function under(condition: string, place: Place): Place {
  const plain = place.parameters.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name}\\.`, 'g'), ''),
    condition,
  )
  return { ...place, when: [place.when, plain.replaceAll(/\s+/g, ' ')].filter(Boolean).join(', ') }
}

function children(node: ts.Node, place: Place): [ts.Node, Place][] {
  const found: [ts.Node, Place][] = []
  node.forEachChild((child) => {
    found.push([child, place])
  })
  return found
}
