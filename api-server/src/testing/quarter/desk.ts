import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { fakeRazorpay } from '../../../../tests/setup/fake-razorpay.ts'
import { sessionOf } from '../desk.ts'
import type { Notebook } from './notebook.ts'
import type { Company } from './recount.ts'

/** A clock that calls and the notebook share. */
export type Clock = { now: number; day: number }
type Desk = ReturnType<typeof deskOf>
export type World = {
  desk: Desk
  clock: Clock
  notebook: Notebook
  provider: Awaited<ReturnType<typeof fakeRazorpay>>
  company: Company
  cabs: string[]
  vehicles: string[]
  drivers: string[]
}

/** The calls of the desk; each throws what a refused one answers. */
export function deskOf(app: FastifyInstance) {
  let cookie = ''
  async function call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) {
    const headers = { cookie, 'idempotency-key': randomUUID() }
    const reply = await app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) })
    if (reply.statusCode === 200) return reply
    const sent = JSON.stringify(payload)
    throw new Error(`${new Date(app.now()).toISOString()} ${method} ${url} ${sent}: ${reply.statusCode} ${reply.body}`)
  }
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    async (url: string, payload: object = {}) =>
      (await call(method, url, payload)).json()
  return {
    /** A session ends after some hours. */
    async logIn() {
      cookie = await sessionOf(app)
    },
    get: async (url: string) => (await call('GET', url)).json(),
    text: async (url: string) => (await call('GET', url)).body,
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  }
}
