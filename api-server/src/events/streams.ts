import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Change } from './repository.ts'

/** How often to look for changes while somebody listens, in ms. */
const LOOK_MS = 1000
/** A comment at the first look confirms that the stream is open; further ones keep proxies from closing it as idle. */
const LOOKS_PER_HEARTBEAT = 20
/** A stream ends after so many looks, 15 minutes: the browser opens another, with a session that is checked again. */
const LONGEST_LOOKS = 900
/** How many may listen to one process, and tabs of one account. */
const MAX_LISTENERS = 100
const MAX_OF_ACCOUNT = 10

type Options = {
  recent: () => Promise<Change[]>
  /** Whether the process was asked to stop. */
  isStopping: () => boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Listener = { account: string; looks: number }

export type EventStreams = ReturnType<typeof eventStreams>

/** The open streams of one process. Looks for changes, by whichever process, while there are any (docs/product.md, Events). */
export function eventStreams({ recent, isStopping, log }: Options) {
  const listeners = new Map<PassThrough, Listener>()
  let known: Map<string, number> | null = null
  let timer: NodeJS.Timeout | undefined
  let looking = false

  async function look() {
    try {
      const changes = await recent()
      if (!looking) return
      const before = known
      known = new Map(changes.map((change) => [keyOf(change), change.version]))
      // The first look only records the versions to compare with.
      if (before) send(changes.filter((change) => before.get(keyOf(change)) !== change.version).map(eventOf))
    } catch (error) {
      if (!looking) return
      log.warn({ err: error }, 'could not look for changes; streams of events end')
      return endAll()
    }
    for (const [stream, age] of listeners) grow(stream, age)
    if (isStopping() || listeners.size === 0) endAll()
    else timer = setTimeout(look, LOOK_MS).unref()
  }

  function send(events: string[]) {
    if (events.length === 0) return
    for (const stream of listeners.keys()) stream.write(events.join(''))
  }

  function endAll() {
    for (const stream of listeners.keys()) stream.end()
    listeners.clear()
    clearTimeout(timer)
    looking = false
    known = null
  }

  return {
    /** A new stream for an account, or null when there are too many or the process stops. */
    open(account: string): Readable | null {
      const own = [...listeners.values()].filter((listener) => listener.account === account)
      if (isStopping() || listeners.size >= MAX_LISTENERS || own.length >= MAX_OF_ACCOUNT) return null
      const stream = new PassThrough()
      stream.once('close', () => listeners.delete(stream))
      listeners.set(stream, { account, looks: 0 })
      if (!looking) {
        looking = true
        void look()
      }
      return stream
    },
    endAll,
  }
}

function grow(stream: PassThrough, age: Listener) {
  if (age.looks >= LONGEST_LOOKS) stream.end()
  else if (age.looks % LOOKS_PER_HEARTBEAT === 0) stream.write(':\n\n')
  age.looks += 1
}

const keyOf = ({ name, id }: Change) => `${name} ${id}`
const eventOf = ({ name, id }: Change) => `event: ${name}\ndata: ${JSON.stringify({ id })}\n\n`
