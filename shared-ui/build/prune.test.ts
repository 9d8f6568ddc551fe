import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import type { Piece } from './pieces.ts'
import { takesOut } from './prune.ts'

const FILES: Record<string, string> = {
  'main.js': "import './lib/a.js'; import './lib/b.js'",
  './lib/a.js': "console.log('a')",
  './lib/b.js': "console.log('b'); warn('unused')",
}
const file = /lib\/\w\.js$/

const without = (what: string, from: string): Piece => ({
  library: 'lib',
  what,
  file,
  edit: (code) => code.replace(from, ''),
})

async function built(pieces: Piece[]): Promise<string> {
  const files = { name: 'files', resolveId: (id: string) => id, load: (id: string) => FILES[id] }
  const build = await rolldown({ input: 'main.js', plugins: [files, takesOut(pieces)] })
  const { output } = await build.generate()
  return output[0].code
}

test('a piece is taken out of the one file of several that has it', async () => {
  const code = await built([without('warnings', "warn('unused')")])
  expect(code).toMatch(/console\.log\(.a.\)/)
  expect(code).not.toContain('warn')
})

test('a piece that no file has any more stops the build, by name', async () => {
  const pieces = [without('warnings', "warn('unused')"), without('switches', 'const SWITCH = true')]
  await expect(built(pieces)).rejects.toThrow('any more of lib (switches):')
})

test('so does one whose file is not in the build', async () => {
  const moved = { ...without('warnings', "warn('unused')"), file: /lib\/moved\.js$/ }
  await expect(built([moved])).rejects.toThrow('any more of lib (warnings):')
})
