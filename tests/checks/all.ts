/** Every check that needs no running product, side by side; prints what each failing one says. `pnpm check`. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

type Check = { name: string; command: string; args: string[] }

const top = join(import.meta.dirname, '../..')
const bin = (name: string) => join(top, 'node_modules', '.bin', name)

/** Shell and remotes are checked together: reading their shared code takes longer than checking each. */
const FRONT_ENDS = ['shell', 'public-site', 'admin-console']

/** Every other folder with a tsconfig.json, one level down or in build/. */
const typed = readdirSync(top)
  .filter((folder) => !FRONT_ENDS.includes(folder))
  .flatMap((folder) => [folder, `${folder}/build`])
  .filter((folder) => existsSync(join(top, folder, 'tsconfig.json')))

// The checks fill the cores by themselves; threads within each would only do work twice.
const typesOf = (name: string, config: string): Check => {
  const memory = join(top, 'node_modules/.cache/types', `${name.replaceAll(/\W/g, '-')}.json`)
  const args = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory, '-p', join(top, config)]
  return { name: `types of ${name}`, command: bin('tsc'), args }
}

const CHECKS: Check[] = [
  typesOf('the front ends', 'shell/tsconfig.front-ends.json'),
  ...typed.map((folder) => typesOf(folder, folder)),
  { name: 'lint and format', command: bin('biome'), args: ['ci', '--colors=off', '.'] },
  {
    name: 'types of the words',
    command: process.execPath,
    args: [join(top, 'shared-ui/build/word-types.ts'), '--check'],
  },
  { name: 'import boundaries', command: process.execPath, args: [join(import.meta.dirname, 'imports.ts')] },
  {
    name: 'unused code',
    command: bin('knip'),
    args: ['--no-progress', '--cache', '--cache-location', join(top, 'node_modules/.cache/knip')],
  },
]

async function fails({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, args, { cwd: top, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(`${out}${err}`.trimEnd())
  return code !== 0
}

const failed = (await Promise.all(CHECKS.map(fails))).filter(Boolean).length
process.exitCode = failed === 0 ? 0 : 1
