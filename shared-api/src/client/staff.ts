import type { z } from 'zod'
import { Empty, type NewStaffMember, type PasswordChange, StaffMemberReply, StaffReply } from '../contract/index.ts'
import { type Client, read } from './http.ts'

export const getStaff = (client: Client) => read(StaffReply, client.get('staff'))

/** Adds an account of the desk. Throws `ApiProblem` 409 when the desk has one with this address. */
export const addStaffMember = (client: Client, member: z.input<typeof NewStaffMember>) =>
  read(StaffMemberReply, client.post('staff', { json: member }))

/**
 * Lets somebody in or keeps them out; keeping out ends their sessions at once. Throws `ApiProblem` 409 for oneself and for
 * the last one who is let in.
 */
export const setStaffDisabled = (client: Client, id: string, disabled: boolean) =>
  read(StaffMemberReply, client.patch(`staff/${id}`, { json: { disabled } }))

/** Gives somebody of the staff a new password and ends their sessions. */
export const resetStaffPassword = (client: Client, id: string, password: string) =>
  read(Empty, client.post(`staff/${id}/password`, { json: { password } }))

/** Changes one's own password; all other sessions end. Throws `ApiProblem` 400 naming `currentPassword` when that is wrong. */
export const changePassword = (client: Client, change: z.input<typeof PasswordChange>) =>
  read(Empty, client.post('account/password', { json: change }))

/** Ends all of one's own sessions, this one too. */
export const signOutEverywhere = (client: Client) => read(Empty, client.post('account/sign-out-everywhere'))
