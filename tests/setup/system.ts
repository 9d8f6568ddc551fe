/** Finds or installs the programs that the tests need, and names those that are missing. Runs before the tests. */
import { findChromium, findQuickChromium, installChromium } from './chromium.ts'
import { findPostgres, installPostgres } from './postgres-programs.ts'
import { aptInstall, canAptInstall, outputOf } from './run.ts'

type Need = {
  name: string
  find: () => string | null
  /** `find`, but null if a better one can be installed. */
  findBest?: () => string | null
  install: () => boolean
  version: (place: string) => string | null
  hint: string
}

const NEEDS: Need[] = [
  {
    name: 'Chromium',
    find: findChromium,
    findBest: findQuickChromium,
    install: installChromium,
    version: (path) => outputOf(path, ['--version']),
    hint: 'install Chromium or Chrome, or name one in CHROMIUM_PATH',
  },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    install: installPostgres,
    version: (place) => outputOf(`${place}/postgres`, ['--version']),
    hint: 'install PostgreSQL 14 or later, or name the folder of initdb and postgres in POSTGRES_BIN',
  },
  // It shows that a booking is on the disk before it is acknowledged; other systems have nothing like it.
  ...(process.platform === 'linux'
    ? [
        {
          name: 'strace',
          find: () => outputOf('which', ['strace']),
          install: () => canAptInstall() && aptInstall('strace'),
          version: (path: string) => outputOf(path, ['--version'])?.split('\n')[0] ?? null,
          hint: 'install strace',
        },
      ]
    : []),
]

/** Where the program is, installed if need be; null when it could not be got. */
function get({ find, findBest = find, install }: Need): string | null {
  const found = findBest()
  if (found) return found
  return install() ? find() : null
}

const missing = NEEDS.filter((need) => {
  const place = get(need)
  if (place) console.log(`${need.name}: ${place} (${need.version(place) ?? 'version unknown'})`)
  return place === null
})
for (const { name, hint } of missing) console.error(`${name} is not there and could not be installed: ${hint}`)
process.exitCode = missing.length > 0 ? 1 : 0
