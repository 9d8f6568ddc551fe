import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'

/** Whether months without a mend break as they should, after how many seeds, and what the last of them printed. */
type Found = { isFound: boolean; seeds: number; printed: string }

/** Lives the months of a mutant until one breaks, with these arguments of `pnpm simulate`. */
export function findMutant({ name, tells }: Mutant, args: readonly string[]): Found {
  const files = ['load.ts', '../main.ts'].map((file) => join(import.meta.dirname, file))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', ...files, '--until-broken', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUTANT: name },
    maxBuffer: 2 ** 28,
  })
  const printed = /^day .*?^pnpm [^\n]*$/ms.exec(stdout)?.[0] ?? stderr.slice(-500)
  return { isFound: status === 1 && tells.test(printed), seeds: stdout.match(/^seed .*$/gm)?.length ?? 0, printed }
}
