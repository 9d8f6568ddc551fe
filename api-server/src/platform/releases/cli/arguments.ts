import { readArguments } from '../../operations/read-arguments.ts'
import { PARTS } from './workspace.ts'

type Options = Record<string, string | true>

/**
 * Reads the part and the options of a release command. `options` names them; those with a value have its name, as the
 * usage shows it; `parts` are those that it takes, null for any, as of another repository.
 * @throws OperatorError with the usage for anything else
 */
export function readPart<Given extends Options>(
  command: string,
  args: string[],
  options: Given,
  parts: string[] | null,
) {
  const listed = Object.entries(options).map(([name, value]) => ` [--${name}${value === true ? '' : ` ${value}`}]`)
  const types = Object.entries(options).map(([name, value]) => [name, value === true ? 'boolean' : 'string'])
  const asked = readArguments(`pnpm ${command} <${(parts ?? [...PARTS, 'another']).join(' | ')}>${listed.join('')}`, {
    args,
    options: Object.fromEntries(types) as { [Name in keyof Given]: Given[Name] extends true ? 'boolean' : 'string' },
    among: parts ?? undefined,
  })
  return { part: asked.argument, values: asked.values }
}

/** @throws Error unless `--canary` is a whole number from `least` to 99; null without it. */
export function readPercent(given: string | undefined, least: number): number | null {
  if (given === undefined) return null
  const percent = Number(given)
  if (!(Number.isInteger(percent) && percent >= least && percent <= 99))
    throw new Error(`--canary takes a whole number from ${least} to 99, not ${given}`)
  return percent
}
