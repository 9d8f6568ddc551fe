import * as ts from 'typescript/unstable/ast'

/** A placeholder in a text for translators: {count}, {one.name}, {if.nights}. */
const PLACEHOLDER = /\{([\w.]+)\}/

/** Words and names of placeholders in turn: 'of {km} km' is 'of ', 'km', ' km'. */
export const partsOf = (text: string): string[] => text.split(PLACEHOLDER)

/** The names of the placeholders in a text, sorted. */
export const namesIn = (text: string): string[] =>
  partsOf(text)
    .filter((_part, at) => at % 2 === 1)
    .sort()

/**
 * The name of a value in a template: its identifiers, without the function's own parameter in front and without the names
 * of methods. A value with words of its own is named after its condition: {if.nights} of `${nights > 1 ? 's' : ''}`.
 */
export function nameOf(value: ts.Node, parameters: string[]): string {
  if (ts.isConditionalExpression(value)) return `if.${identifiers(value.condition, parameters).join('.')}`
  const isOptional = ts.isBinaryExpression(value) && /^(&&|\|\||\?\?)$/.test(value.operatorToken.getText())
  if (isOptional) return `if.${identifiers(value.left, parameters).join('.')}`
  return identifiers(value, parameters).join('.') || 'value'
}

function identifiers(node: ts.Node, parameters: string[]): string[] {
  if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) return [node.text]
  if (ts.isArrowFunction(node)) return []
  if (ts.isPropertyAccessExpression(node)) {
    const isParameter = ts.isIdentifier(node.expression) && parameters.includes(node.expression.text)
    return [...(isParameter ? [] : identifiers(node.expression, parameters)), node.name.text]
  }
  if (ts.isCallExpression(node)) {
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression
    return [called, ...node.arguments].flatMap((part) => identifiers(part, parameters))
  }
  const found: string[] = []
  node.forEachChild((child) => {
    found.push(...identifiers(child, parameters))
  })
  return found
}
