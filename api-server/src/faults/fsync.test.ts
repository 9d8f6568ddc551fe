import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertCab, outstation } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

eachEngine('each acknowledged booking', (engine) => {
  if (engine.name === 'sqlite' && platform() === 'linux') {
    it('is on the disk before its answer goes out: strace sees the fsync first', { timeout: 120_000 }, async () => {
      const dir = await mkdtemp(join(tmpdir(), 'strace-'))
      const trace = join(dir, 'trace')
      const cab = await insertCab(await engine.app())
      // -D: the process that is started is then the server, which can be told to stop.
      const watch = ['strace', '-D', '-f', '--seccomp-bpf', '-y', '-s', '15', '-o', trace]
      const calls = 'trace=fsync,fdatasync,write,writev'
      const server = startProcess({ ...engine.env(), RATE_LIMIT: 'off' }, [...watch, '-e', calls])
      const url = await addressOf(server)
      for (let n = 0; n < 5; n++) {
        const reply = await fetch(`${url}/api/v1/sendemail`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(outstation(cab, { PickUpdate: '2099-12-24', returndate: '2099-12-26' })),
        })
        expect(reply.status).toBe(200)
      }
      server.child.kill('SIGTERM')
      await server.exit
      const read = () => readFile(trace, 'utf8')
      await expect.poll(read).toMatch(/exited with 0 \+\+\+\n$/)
      const marks = (await read()).split('\n').map(markOf).join('')
      await rm(dir, { recursive: true })
      // F: the write-ahead log was synced. A: an answer went out.
      expect(marks).toMatch(/^F*(F+A){5}F*$/)
    })
  }

  if (engine.name === 'postgres') {
    it('is on the disk before its answer goes out: no commit of ours is asynchronous', async () => {
      const { db } = (await engine.app()).database
      const setting = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db)
      expect(setting.rows).toEqual([{ synchronousCommit: 'on' }])
    })
  }
})

function markOf(line: string): string {
  if (/f(data)?sync\(\d+<[^>]*data\.sqlite-wal>/.test(line)) return 'F'
  return /writev?\(\d+<(socket|TCP).*HTTP\/1\.1 200/.test(line) ? 'A' : ''
}
