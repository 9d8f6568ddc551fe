import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addressOf, startProcess } from '../testing/server-process.ts'

const CONTACT = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Do you drive to Ooty?' }
const FIELD = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(16_000)}\r\n`

/** A server that a few hundred MB of requests would end. */
async function start() {
  const dir = await mkdtemp(join(tmpdir(), 'flood-'))
  const server = startProcess({ DATA_DIR: dir, TRUST_PROXY: 'on', NODE_OPTIONS: '--max-old-space-size=128' })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.exit
    await rm(dir, { recursive: true })
  })
  return new URL(await addressOf(server))
}

/** Opens a request that never ends, from its own address; resolves when all was sent or the server closed it. */
function hold({ hostname, port }: URL, request: string, n: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).on('close', () => resolve())
    const from = `Host: a\r\nX-Forwarded-For: 10.1.${n >> 8}.${n & 255}\r\n`
    socket.resume().write(`POST /api/v1/${request.replace('\r\n', `\r\n${from}`)}`, () => resolve())
  })
}

it.each([
  [
    'large forms',
    120,
    `forms HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n${FIELD.repeat(150)}`,
  ],
  [
    'bodies in the smallest chunks',
    30,
    `sendemail HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n1\r\n'.repeat(60_000)}`,
  ],
])(
  '%s that %i addresses leave open do not end the server, and genuine forms are stored',
  { timeout: 120_000 },
  async (_what, addresses, request) => {
    const url = await start()
    await Promise.all(Array.from({ length: addresses }, (_, n) => hold(url, request, n)))
    for (let n = 0; n < 5; n++) {
      const body = JSON.stringify({ ...CONTACT, message: `Form ${n}` })
      const reply = await fetch(new URL('/api/v1/forms', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(reply.status).toBe(200)
    }
  },
)
