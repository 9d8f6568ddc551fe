import { createHash } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { BookingStatus } from 'shared-api/contract'
import { logInAs } from '../desk.ts'
import type { Chance } from './chance.ts'
import { countsOf } from './checks/counts.ts'
import { leaksIn } from './checks/leaks.ts'
import type { Clock, Host } from './host.ts'
import { HOUR, type Step } from './plan.ts'
import type { Services } from './services.ts'

/** Something that a step made, by its number; what the company had from the start has one below 0. */
type Made = { madeBy: number }
/** Who reads replies, and the marks and numbers that they may see. */
export type Reader = { rank: 'anyone' | 'traveller' | 'driver' | 'staff'; knows: readonly string[]; cookie?: string }
export type Staff = Made & Reader & { id: string; mark: string; isOwner: boolean }
export type Trip = Made & {
  id: string
  reference: string
  token: string
  mark: string
  mobile: string
  mail: string
  /** Whether its traveller booked it on the site. */
  bySite: boolean
}
export type Driver = Made & { id: string; mark: string; mobile: string }
type Numbered = Made & { number: string; trip: Trip | null }
type Hook = Made & { payload: string; headers: Record<string, string> }
type Paid = Made & { trip: Trip; payment: ReturnType<Services['provider']['pay']> }

/** What a call answers; `json` is null where it is none. */
export type Answer = { status: number; text: string; json: ReturnType<typeof JSON.parse> }
type Call = { body?: object | undefined; headers?: Record<string, string> | undefined }
/** What of a call a fault changes: it sends the request, once or often, and gives what the caller takes for the answer. */
type Around = (world: World, send: () => Promise<Answer>) => Promise<Answer>

/** What went wrong: an invariant that does not hold, in one line. */
export class Broken extends Error {}

const isStaff = (reader: Reader): reader is Staff => reader.rank === 'staff'

/** A simulated company: what runs, who is there, and what they were told, which the checks compare with what is stored. */
export class World {
  readonly host: Host
  readonly services: Services
  readonly clock: Clock
  /** The mails to visitors within an hour. */
  readonly mailPerHour: number
  readonly staff: Staff[] = []
  readonly drivers: Driver[] = []
  readonly vehicles: (Made & { id: string })[] = []
  readonly cabs: (Made & { id: string })[] = []
  readonly trips: Trip[] = []
  /** Mail addresses of people whose data are erased, with their links. */
  readonly erased = new Set<string>()
  readonly papers: Numbered[] = []
  readonly hooks: Hook[] = []
  readonly paid: Paid[] = []
  readonly orders: (Made & { id: string; trip: Trip })[] = []
  readonly offers: (Made & { token: string; mark: string; mobile: string })[] = []
  readonly links: (Made & { token: string; trip: Trip; driver: Driver })[] = []
  /** Reports that drivers have written without a connection. */
  readonly offline: (Made & { token: string; body: object; key: string; reader: Reader })[] = []
  /** Money that staff were told was noted, by the reference of its booking, in paise. */
  readonly noted: { reference: string; amount: number; by: number }[] = []
  /** The same of what was answered by 503, which may be stored: only a repeat would tell. */
  readonly unsure: { reference: string; amount: number; by: number }[] = []
  /** Mails of which a visitor was the cause, by their ids, and when each came, in ms. */
  readonly byVisitors = new Set<string>()
  readonly came = new Map<string, number[]>()
  /** Messages that may have come twice: their sender was killed, or never got the answer. */
  readonly doubtful = new Set<string>()
  /** Claims of messages that their sender may never end. */
  readonly doubtfulClaims = new Set<string>()
  /** What was there before the first day. */
  readonly before = { bookings: new Set<string>(), outbox: new Set<string>() }
  /** What each booking had come to at the last look, and the steps that were seen by then. */
  readonly stands = { statuses: new Map<string, BookingStatus>(), seen: new Set<string>() }
  /** The drivers whom each booking ever had. */
  readonly drove = new Map<string, Set<string>>()
  /** Hours (ms since 1970 / an hour) in which a clock was wrong. */
  readonly wrongHours = new Set<number>()
  /** What of the current step is known to the calls that it makes. */
  step: Step | null = null
  around: Around | null = null
  /** Ends the wait of mails and messages whose services hang. */
  untilAnswered = () => {}
  /** Whether the current step has changed anything. */
  hasChanged = false
  /** Services or a disk that have trouble by will, so that 503 is right. */
  troubles = 0
  #calls = 0

  constructor(given: { host: Host; services: Services; clock: Clock; mailPerHour: number }) {
    this.host = given.host
    this.services = given.services
    this.clock = given.clock
    this.mailPerHour = given.mailPerHour
  }

  get app(): FastifyInstance {
    return this.host.app
  }
  get owner(): Staff {
    const owner = this.staff.find(({ isOwner }) => isOwner)
    if (!owner) throw new Error('a company has an owner')
    return owner
  }
  /** What a step chooses by. */
  get chance(): Chance {
    if (!this.step) throw new Error('no step is taken')
    return this.step.chance
  }
  /** The number of the step that makes something. */
  get nth(): number {
    return this.step?.nth ?? -1
  }
  get now(): number {
    return this.clock.now + this.clock.ahead
  }

  isWrongHour = (at: number) => this.wrongHours.has(Math.floor(at / HOUR))

  /** A step's own key of a request: the same when the step is replayed. */
  key = () =>
    createHash('sha256')
      .update(`${this.nth} ${++this.#calls}`)
      .digest('hex')
      .slice(0, 32)

  begin(step: Step) {
    this.step = step
    this.#calls = 0
    this.hasChanged = false
  }

  get = (reader: Reader, path: string) => this.call(reader, 'GET', path)
  post = (reader: Reader, path: string, body: object = {}, more: Call = {}) =>
    this.call(reader, 'POST', path, { body, ...more })
  put = (reader: Reader, path: string, body: object) => this.call(reader, 'PUT', path, { body })
  patch = (reader: Reader, path: string, body: object) => this.call(reader, 'PATCH', path, { body })
  /** As `post`, for a call that by its nature makes one more each time. */
  postOnce = (reader: Reader, path: string, body: object = {}) => this.#send(reader, 'POST', path, { body })

  /** Calls the API as somebody does; a fault of the step may lose the answer, or kill the server. */
  async call(reader: Reader, method: InjectOptions['method'], path: string, call: Call = {}): Promise<Answer> {
    const headers = { 'idempotency-key': this.key(), ...call.headers }
    const send = async () => {
      const answer = await this.#send(reader, method, path, { ...call, headers })
      if (answer.status !== 401 || !isStaff(reader)) return answer
      // Hours have passed: the session has ended.
      reader.cookie = await logInAs(this.app, reader.id)
      return this.#send(reader, method, path, { ...call, headers })
    }
    if (method === 'GET' || !this.around) return send()
    return this.around(this, send)
  }

  /** Sends a request to some process. Throws `Broken` for what no reply may be. */
  async #send(reader: Reader, method: InjectOptions['method'], path: string, { body, headers }: Call): Promise<Answer> {
    const url = path.startsWith('/') ? path : `/api/v1/${path}`
    const reply = await this.host.any(this.chance).inject({
      ...{ method, url, remoteAddress: `10.0.0.${this.nth % 250}` },
      headers: { ...(reader.cookie && { cookie: reader.cookie }), ...headers },
      ...(body && { payload: body }),
    } as InjectOptions)
    const { statusCode: status, body: text } = reply
    const isJson = String(reply.headers['content-type']).includes('json')
    if (status >= 500 && !(status === 503 && this.troubles > 0))
      throw new Broken(`${method} ${path} ${JSON.stringify(body)} answered ${status}: ${text.slice(0, 300)}`)
    const leak = leaksIn(text, reader)
    if (leak) throw new Broken(`${method} ${path} tells ${reader.rank} of ${leak}: ${text.slice(0, 600)}`)
    if (status === 200 && method !== 'GET') this.hasChanged = true
    return { status, text, json: isJson ? reply.json() : null }
  }

  /** Notes what an answer said of money. */
  note(answer: Answer, reference: string, amount: number) {
    const one = { reference, amount, by: this.nth }
    if (answer.status === 200) this.noted.push(one)
    if (answer.status === 503) this.unsure.push(one)
  }

  counts = () => countsOf(this.app)
}
