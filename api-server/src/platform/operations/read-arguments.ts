import { parseArgs } from 'node:util'
import { OperatorError } from '../operator-error.ts'

type Options = Record<string, 'string' | 'boolean'>

type Takes<Given extends Options> = {
  /** The arguments of the command. */
  args?: string[]
  /** Its options by name: flags, and those that take a value. */
  options?: Given
  /** All that its argument may be; without it anything. */
  among?: string[]
}

/** A command's argument and options. */
type Asked<Given extends Options> = {
  argument: string
  values: { [Name in keyof Given]?: Given[Name] extends 'boolean' ? boolean : string }
}

/** Reads the one argument and the options of a command. @throws OperatorError with the usage for anything else */
export function readArguments<Given extends Options>(
  usage: string,
  { args = process.argv.slice(2), options, among }: Takes<Given> = {},
): Asked<Given> {
  const asked = parsed(args, options)
  if (asked && (among?.includes(asked.argument) ?? true)) return asked
  throw new OperatorError(`Usage: ${usage}`)
}

/** Null when it is not one argument and known options, those with a value having one. */
function parsed<Given extends Options>(args: string[], taken: Given | undefined): Asked<Given> | null {
  const options = Object.fromEntries(Object.entries(taken ?? {}).map(([name, type]) => [name, { type }]))
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [argument, ...more] = positionals
    if (!argument || argument.startsWith('-') || more.length > 0) return null
    return { argument, values: values as Asked<Given>['values'] }
  } catch {
    return null
  }
}
