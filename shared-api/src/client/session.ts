import type { z } from 'zod'
import {
  Accepted,
  Empty,
  LoginReply,
  type LoginRequest,
  MeReply,
  type PasswordByLink,
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

/** Has a link to set a new password mailed; the answer is the same for every address. */
export const forgetPassword = (client: Client, email: string) =>
  read(Accepted, client.post('account/forgotten', { json: { email } }))

/** Sets a new password by a mailed link. Throws `ApiProblem` 404 for a link that serves no more. */
export const setPasswordByLink = (client: Client, json: PasswordByLink) =>
  read(Empty, client.post('account/new-password', { json }))

/** Has a link mailed that proves the address of the account. */
export const askForProof = (client: Client) => read(Accepted, client.post('account/prove'))

/** Proves the address of the account by the mailed link. Throws `ApiProblem` 404 for a link that does not serve it. */
export const proveAddress = (client: Client, token: string) =>
  read(Empty, client.post('account/proved', { json: { token } }))
