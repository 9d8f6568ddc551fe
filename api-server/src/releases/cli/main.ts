import { parseArgs } from 'node:util'
import { readConfig } from '../../config.ts'
import { partOf, withRollback } from '../manifest-changes.ts'
import { openReleaseStore } from '../open-release-store.ts'
import { refuseMisfit } from './fit.ts'
import { release } from './release.ts'
import { PARTS } from './workspace.ts'

const say = (line: string) => console.log(line)
const openStore = () => openReleaseStore(readConfig(process.env).releases)

const commands: Record<string, (args: string[]) => Promise<void>> = {
  release: (args) => release(args, say),
  rollback,
  releases: list,
}

/** `pnpm rollback PART [--to VERSION]`: the swap alone, nothing is built. */
async function rollback(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const [part = ''] = positionals
  if (!PARTS.includes(part)) throw new Error(`Usage: pnpm rollback <${PARTS.join(' | ')}> [--to VERSION]`)
  const store = openStore()
  const next = await store.changeManifest(async (manifest) => {
    const back = withRollback(manifest, part, values.to ?? null, Date.now())
    await refuseMisfit(part, back, store)
    return back
  })
  say(`${part} runs ${partOf(next, part).current?.version ?? 'from its own build'}`)
}

/** `pnpm releases`: what runs of each part and what could. */
async function list() {
  const store = openStore()
  const manifest = await store.readManifest()
  for (const part of PARTS) {
    const { current, canary, history } = partOf(manifest, part)
    say(
      `${part}: ${current ? `${current.version} since ${current.releasedAt}` : 'its own build'}${current?.baseUrl ? ` at ${current.baseUrl}` : ''}`,
    )
    if (canary) say(`  canary ${canary.version} for ${canary.percent} % of the visitors`)
    if (history.length > 0) say(`  before: ${history.map(({ version }) => version).join(', ')}`)
    const stored = await store.versions(part)
    if (stored.length > 0) say(`  stored: ${stored.join(', ')}`)
  }
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error('Usage: pnpm release | rollback | releases')
  await command(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
