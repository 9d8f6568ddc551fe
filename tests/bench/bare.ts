import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../setup/free-port.ts'

/** Our libraries, and nothing of ours. */
const { resolve } = createRequire(join(import.meta.dirname, '../../api-server/package.json'))

/**
 * What our server is measured against: a Fastify that says hello, and that stores what is sent to sendemail as one row of an
 * SQLite file as durable as ours, where bookings that come together share a commit as ours do.
 */
export async function startBare() {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'bare-'))
  const child = spawn(process.execPath, ['-e', codeOf(port, join(dir, 'data.sqlite'))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
    await rm(dir, { recursive: true })
  }
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop }
}

const codeOf = (port: number, file: string) => `
  const app = require(${JSON.stringify(resolve('fastify'))})()
  const file = require(${JSON.stringify(resolve('better-sqlite3'))})(${JSON.stringify(file)})
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('wal_autocheckpoint = 4000')
  file.exec('create table bookings (id integer primary key, body text not null)')
  const [begin, insert, commit] = ['begin', 'insert into bookings (body) values (?)', 'commit'].map((sql) => file.prepare(sql))
  let group
  function end({ resolve }) {
    group = undefined
    commit.run()
    resolve()
  }
  app.get('/', async () => ({ hello: 'world' }))
  app.post('/api/v1/sendemail', async ({ body }) => {
    if (!group) {
      group = Promise.withResolvers()
      begin.run()
      setImmediate(end, group)
    }
    insert.run(JSON.stringify(body))
    await group.promise
    return body
  })
  app.listen({ port: ${port} }, () => console.log('up'))`
