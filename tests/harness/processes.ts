import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../setup/postgres.ts'
import { copyDatabase, makeDatabase } from '../setup/psql.ts'
import { type RunningServer, startServer } from './server.ts'

/** Demo data on a PostgreSQL server: the database to copy, and the folder with its uploads. */
export type SharedDemoData = { server: string; database: string; dataDir: string; stop: () => Promise<void> }

/** Starts a PostgreSQL and makes the demo data on it. */
export async function startSharedDemoData(): Promise<SharedDemoData> {
  const postgres = await startPostgres()
  const database = 'demo'
  const env = { DATABASE_URL: makeDatabase(postgres.url, database), DEMO_DATA: 'on' }
  const server = await startServer({ env, keepData: true })
  await server.stop()
  const stop = async () => {
    await postgres.stop()
    await rm(server.dataDir, { recursive: true, force: true })
  }
  return { server: postgres.url, database, dataDir: server.dataDir, stop }
}

/**
 * Starts several processes of the real server on one PostgreSQL database and one folder, behind one address that gives
 * each request to the next of them.
 */
export async function startProcesses(
  count: number,
  demo: SharedDemoData,
  env: Record<string, string>,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'southern-cabs-'))
  await cp(demo.dataDir, dataDir, { recursive: true })
  const database = copyDatabase(demo.server, demo.database)
  const balancer = await startBalancer()
  const place = { DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_ORIGIN: balancer.origin, ...env }
  const servers = await Promise.all(Array.from({ length: count }, () => startServer({ env: place })))
  balancer.serve(servers.map(({ origin }) => origin))
  return {
    origin: balancer.origin,
    dataDir,
    pid: servers[0]?.pid ?? 0,
    output: () => servers.map(({ output }) => output()).join(''),
    async stop(signal) {
      balancer.stop()
      await Promise.all(servers.map(({ stop }) => stop(signal)))
      database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A balancer as simple as can be: it passes each request on to the next server, and what that answers back. */
async function startBalancer() {
  let origins: string[] = []
  let turn = 0
  const agent = new Agent({ keepAlive: true })
  const balancer = createServer((incoming, reply) => {
    const target = origins[turn++ % origins.length] ?? ''
    const { method, headers } = incoming
    const outgoing = request(target + incoming.url, { agent, method, headers })
    outgoing.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    outgoing.on('error', () => reply.destroy())
    reply.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  balancer.listen(0, 'localhost')
  await once(balancer, 'listening')
  return {
    origin: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    serve(servers: string[]) {
      origins = servers
    },
    stop() {
      balancer.close()
      balancer.closeAllConnections()
      agent.destroy()
    },
  }
}
