import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SHELL_CONTRACT } from 'shared-api/shell-contract'
import { COMPILER, json, ownRepositoryOf, packageOf, sourcesOf } from './template.ts'

const WORKSPACE = join(import.meta.dirname, '../..')
const USAGE = 'Usage: pnpm create-remote NAME [--at FOLDER] [--staff]\n--at writes a repository of its own'

// `pnpm create-remote`: a remote with one page, inside the workspace or in a repository of its own.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, staff: { type: 'boolean', default: false } },
  })
  const [name = ''] = positionals
  if (!/^[a-z][a-z\d-]*$/.test(name) || positionals.length !== 1) throw new Error(USAGE)
  const folder = values.at === undefined ? join(WORKSPACE, name) : resolve(values.at)
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  const remote = { name, contract: SHELL_CONTRACT.newest, forStaff: values.staff }
  write(folder, {
    ...sourcesOf(remote),
    ...(values.at === undefined
      ? {
          'package.json': json(packageOf(name, values.staff)),
          'tsconfig.json': json({
            extends: '../tsconfig.base.json',
            compilerOptions: COMPILER,
            include: ['src', '*.config.ts'],
          }),
        }
      : ownRepositoryOf(remote, catalog(), compilerOf())),
  })
  if (values.at !== undefined) pack(join(folder, 'vendor'))
  console.log(`${folder} is written: run pnpm install there`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** What the product shares with its remotes, as files that a package manager installs. */
function pack(folder: string) {
  for (const name of ['shared-api', 'shared-ui']) {
    const { status, stderr } = spawnSync('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(WORKSPACE, name),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`pnpm pack of ${name} failed: ${stderr}`)
    const packed = readdirSync(folder).find((file) => file.startsWith(`${name}-`)) ?? ''
    renameSync(join(folder, packed), join(folder, `${name}.tgz`))
  }
}

/** The exact versions of the workspace's catalog. */
function catalog(): Record<string, string> {
  const text = readFileSync(join(WORKSPACE, 'pnpm-workspace.yaml'), 'utf8')
  const { devDependencies } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
    devDependencies: { node: string }
  }
  const [, lines = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(text) ?? []
  const versions = Array.from(lines.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm), ([, name, version]) => [name, version])
  return { ...Object.fromEntries(versions), node: devDependencies.node }
}

function compilerOf() {
  const { compilerOptions } = JSON.parse(readFileSync(join(WORKSPACE, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object
  }
  return { compilerOptions: { ...compilerOptions, ...COMPILER } }
}
