import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { MUTANTS } from './mutants.ts'

type Found = { name: string; seeds: number; isFound: boolean; broke: string }

/** Lives the months of each mutant whose name has this text until one breaks, with these arguments of `pnpm simulate`. */
export function* findMutants(text: string, args: readonly string[]): Generator<Found> {
  for (const { name, tells } of MUTANTS.filter((mutant) => mutant.name.includes(text))) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--import',
        join(import.meta.dirname, 'load.ts'),
        join(import.meta.dirname, '../main.ts'),
        '--until-broken',
        ...args,
      ],
      { encoding: 'utf8', env: { ...process.env, MUTANT: name }, maxBuffer: 2 ** 28 },
    )
    const lived = stdout.match(/^seed .*$/gm) ?? []
    const broke = /^day .*$/m.exec(stdout)?.[0] ?? stderr.slice(-500)
    yield { name, seeds: lived.length, isFound: status === 1 && tells.test(broke), broke }
  }
}
