import { readArguments } from '../../operations/read-arguments.ts'
import { PARTS } from './workspace.ts'

const PART = `<${PARTS.join(' | ')}>`

/**
 * Reads the part and the options of a release command. `values` names the options and their values, as the usage shows
 * them.
 * @throws OperatorError with the usage for anything else
 */
export function readPart<Option extends string>(command: string, args: string[], values: Record<Option, string>) {
  const told = Object.entries(values).map(([name, value]) => ` [--${name} ${value}]`)
  const options = Object.fromEntries(Object.keys(values).map((name) => [name, 'string'])) as Record<Option, 'string'>
  const asked = readArguments(`pnpm ${command} ${PART}${told.join('')}`, { args, options, among: PARTS })
  return { part: asked.argument, values: asked.values }
}
