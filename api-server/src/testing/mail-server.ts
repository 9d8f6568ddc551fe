import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../../../tests/setup/port-of.ts'

/** What becomes of a message: refused with a code, or taken in full and the connection cut before the answer. */
type Answer = { code: number; message: string } | 'cut'

/**
 * A real SMTP server on a free port of this machine. It takes every message but for the `answers`, in their order; `now` (ms) is
 * its clock.
 */
export async function startMailServer(now = Date.now) {
  const answers: Answer[] = []
  const received: (Email & { at: number })[] = []
  const cut: string[] = []
  const sockets = new Map<number | undefined, Socket>()
  let turn = Promise.resolve()
  let inFlight = 0
  let mostInFlight = 0
  let isGone = false

  async function take(stream: Readable, remotePort: number, done: (error?: Error) => void) {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    const message = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'utf8' })
    await turn
    inFlight--
    if (isGone) return void sockets.get(remotePort)?.destroy()
    const answer = answers.shift()
    if (answer && answer !== 'cut') return done(Object.assign(new Error(answer.message), { responseCode: answer.code }))
    received.push({ ...message, at: now() })
    if (answer !== 'cut') return done()
    cut.push(message.messageId ?? '')
    sockets.get(remotePort)?.destroy()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A client that is killed breaks its message off.
    onData: (stream, { remotePort }, done) => void take(stream, remotePort, done).catch(done),
  })
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))
  // The client that is cut off is told so as an error.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  return {
    url: `smtp://127.0.0.1:${await portOf(server.server)}`,
    answers,
    received,
    /** The ids of the messages whose answer was cut. */
    cut,
    /** Answers no message before this has come to an end. */
    answerAfter(end: Promise<void>) {
      turn = end
    },
    /** Takes no message while it is gone, as if nobody had sent it. */
    goAway(gone: boolean) {
      isGone = gone
    },
    /** How many messages wait for their answer, the most that ever did, and how many connections were opened. */
    inFlight: () => inFlight,
    mostInFlight: () => mostInFlight,
    connections: () => sockets.size,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // A client's pool keeps its connections, and would be waited for.
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
}
