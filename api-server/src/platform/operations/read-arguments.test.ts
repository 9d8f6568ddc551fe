import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it.each([[[]], [['a.gz', '--repalce']], [['a.gz', 'b.gz']], [['-']]])('%j is answered by the usage', (args) => {
  const read = () => readArguments('pnpm restore FILE [--replace]', { args, options: { replace: 'boolean' } })
  expect(read).toThrow('Usage: pnpm restore FILE [--replace]')
})
