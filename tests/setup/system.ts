/** Finds or installs the programs that the tests need, and says which are missing. Runs before the tests. */
import { findChromium, findQuickChromium, installChromium, NO_CHROMIUM } from './chromium.ts'
import { findPostgres, installPostgres } from './postgres-programs.ts'
import { aptInstall, canAptInstall, outputOf } from './run.ts'
import { findStrace } from './strace.ts'

type Need = {
  name: string
  find: () => string | null
  /** `find`, but null if a better one can be installed. */
  findBest?: () => string | null
  install: () => boolean
  version: (place: string) => string | null
  /** What is said where it is missing. */
  missing: string
  /** Whether the tests run without it: all but those that need it. */
  isSpared?: boolean
}

const NEEDS: Need[] = [
  {
    name: 'Chromium',
    find: findChromium,
    findBest: findQuickChromium,
    install: installChromium,
    version: (path) => outputOf(path, ['--version']),
    missing: `${NO_CHROMIUM}. Vitest's tests run all the same`,
    isSpared: true,
  },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    install: installPostgres,
    version: (place) => outputOf(`${place}/postgres`, ['--version']),
    missing:
      'PostgreSQL could not be installed: install version 14 or later, or name the folder of initdb and postgres in POSTGRES_BIN',
  },
  // A reader of PDFs that is not ours; the nightly tests compare its text with what was written.
  ...(process.env.NIGHTLY
    ? [
        {
          name: 'pdftotext',
          find: () => outputOf('which', ['pdftotext']),
          install: () => canAptInstall() && aptInstall('poppler-utils'),
          version: () => null,
          missing: 'pdftotext could not be installed: install poppler-utils',
        },
      ]
    : []),
  // It shows that a booking is on the disk before it is acknowledged; other systems have nothing like it.
  ...(process.platform === 'linux'
    ? [
        {
          name: 'strace',
          find: findStrace,
          install: () => canAptInstall() && aptInstall('strace'),
          version: (path: string) => outputOf(path, ['--version'])?.split('\n')[0] ?? null,
          missing: 'Without strace this test is left out: a booking is on the disk before its answer goes out',
          isSpared: !canAptInstall(),
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
for (const { missing: line } of missing) console.error(line)
process.exitCode = missing.every(({ isSpared }) => isSpared) ? 0 : 1
