import type { z } from 'zod'
import {
  Empty,
  LoginReply,
  type LoginRequest,
  MeReply,
  RegisterReply,
  type RegisterRequest,
} from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** The current user, or null. */
export const getMe = (client: Client) => read(MeReply, client.get('me'))

/** Throws `ApiProblem` 401 for wrong credentials. */
export const login = (client: Client, credentials: z.input<typeof LoginRequest>) =>
  read(LoginReply, client.post('login', { json: credentials }))

export const logout = (client: Client) => read(Empty, client.post('logout'))

/** Makes a customer's account. */
export const register = (client: Client, account: z.input<typeof RegisterRequest>) =>
  read(RegisterReply, client.post('register', { json: account }))
