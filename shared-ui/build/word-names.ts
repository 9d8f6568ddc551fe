import type { CompiledMessage } from 'icu-minify/format'

/** The names in a message: texts or numbers, numbers alone, choices with their cases, tags around words, and empty tags. */
export type Names = {
  values: Set<string>
  numbers: Set<string>
  choices: Map<string, string[]>
  tags: Set<string>
  nodes: Set<string>
}

const [SELECT, PLURAL, ORDINAL, NUMBER] = [1, 2, 3, 4]

/** The names in a compiled message, in the order in which they come. */
export function namesIn(message: CompiledMessage): Names {
  const names: Names = { values: new Set(), numbers: new Set(), choices: new Map(), tags: new Set(), nodes: new Set() }
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, kind, options] = node as [string, unknown, Record<string, unknown>]
    if (kind === undefined) names.values.add(name)
    else if (kind === NUMBER) names.numbers.add(name)
    else if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
      if (kind === SELECT) names.choices.set(name, Object.keys(options))
      else names.numbers.add(name)
      for (const option of Object.values(options)) visitAll(option)
    } else {
      const children = node.slice(1)
      if (children.length === 1 && children[0] === '') names.nodes.add(name)
      else names.tags.add(name)
      children.forEach(visit)
    }
  }
  const visitAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) nodes.forEach(visit)
  }
  visitAll(message)
  return names
}
