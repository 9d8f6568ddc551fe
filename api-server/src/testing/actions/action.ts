import type { FastifyInstance } from 'fastify'

/** A request as a person or a service sends it, again and again until there is an answer. */
type ActionRequest = {
  path: string
  method?: 'POST' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  body: string | Buffer<ArrayBuffer>
}

/** Something that is done time after time, while the server is killed. */
export interface Action {
  name: string
  /** How often it can be done. */
  times: number
  /** The request that does it for the n-th time, from 0. */
  request(n: number): ActionRequest
  /** The status of a repeated request that was taken before, if not 200. */
  again?: number
  /** Which times are stored, each as often as it is. */
  stored(): Promise<number[]>
}

/** What an action is prepared with: an app on the data, the cookie of an owner, and the number of kills to come. */
export type Stage = { app: FastifyInstance; cookie: string; kills: number }

export const jsonOf = (body: object, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
