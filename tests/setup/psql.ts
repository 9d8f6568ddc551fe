import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'

const OPTIONS = ['--quiet', '--no-psqlrc', '--tuples-only', '--no-align', '-v', 'ON_ERROR_STOP=1', '-c']

/** Runs a statement by PostgreSQL's own client; returns its output. */
export const psql = (url: string, statement: string) =>
  execFileSync('psql', [url, ...OPTIONS, statement], { encoding: 'utf8' })

/** Creates a database on a PostgreSQL server, empty or as a copy of an unused one; returns its address. */
export function makeDatabase(server: string, name: string, template = 'template1'): string {
  psql(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A copy of a database, until it is dropped. */
export function copyDatabase(server: string, template: string): { url: string; drop: () => void } {
  const name = `copy_${randomBytes(6).toString('hex')}`
  const url = makeDatabase(server, name, template)
  return { url, drop: () => psql(server, `drop database ${name} with (force)`) }
}
