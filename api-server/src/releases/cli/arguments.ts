import { parseArgs } from 'node:util'
import { PARTS } from './workspace.ts'

const PART = `<${PARTS.join(' | ')}>`

/** What a command was asked for: a part, and options that each take a value. */
type Asked<Option extends string> = { part: string; values: Partial<Record<Option, string>> }

/**
 * Reads the part and the options of a command; `options` are told as the command's usage tells them: name and value.
 * @throws Error with the usage when anything else was written.
 */
export function readArguments<Option extends string>(
  command: string,
  args: string[],
  options: Record<Option, string>,
): Asked<Option> {
  const asked = parsed(args, Object.keys(options) as Option[])
  if (asked && PARTS.includes(asked.part)) return asked
  const optional = Object.entries(options).map(([name, value]) => ` [--${name} ${value}]`)
  throw new Error(`Usage: pnpm ${command} ${PART}${optional.join('')}`)
}

/** Null when it is not one part and known options with their values. */
function parsed<Option extends string>(args: string[], names: Option[]): Asked<Option> | null {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [part = '', ...more] = positionals
    return more.length === 0 ? { part, values: values as Asked<Option>['values'] } : null
  } catch {
    return null
  }
}
