import type { z } from 'zod'
import {
  AccountSessionsReply,
  type ActivityQuery,
  ActivityReply,
  Empty,
  type NewStaffMember,
  type PasswordChange,
  type PasswordReset,
  StaffMemberReply,
  type StaffPatch,
  StaffReply,
} from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

export const getStaff = (client: Client) => read(StaffReply, client.get('staff'))

/**
 * Adds an account of the desk. Throws `ApiProblem` 409 when the desk has one with this address, 400 naming `ownPassword` when
 * that is wrong.
 */
export const addStaffMember = (client: Client, member: z.input<typeof NewStaffMember>) =>
  read(StaffMemberReply, client.post('staff', { json: member }))

/**
 * Enables or disables an account, which ends its sessions, or changes its role. Throws `ApiProblem` 409 for the own
 * account and the last owner, 400 naming `ownPassword` if that is wrong.
 */
export const patchStaffMember = (client: Client, id: string, patch: z.input<typeof StaffPatch>) =>
  read(StaffMemberReply, client.patch(`staff/${id}`, { json: patch }))

/** Gives somebody of the staff a new password and ends their sessions. Throws `ApiProblem` 400 naming `ownPassword` when that is wrong. */
export const resetStaffPassword = (client: Client, id: string, reset: z.input<typeof PasswordReset>) =>
  read(Empty, client.post(`staff/${id}/password`, { json: reset }))

/** Changes one's own password; all other sessions end. Throws `ApiProblem` 400 naming `currentPassword` when that is wrong. */
export const changePassword = (client: Client, change: z.input<typeof PasswordChange>) =>
  read(Empty, client.post('account/password', { json: change }))

/** Ends all of one's own sessions, this one too. */
export const signOutEverywhere = (client: Client) => read(Empty, client.post('account/sign-out-everywhere'))

/** One's own sessions, the newest first. */
export const getAccountSessions = (client: Client) => read(AccountSessionsReply, client.get('account/sessions'))

/** Ends one of one's own sessions. Throws `ApiProblem` 404 when it has ended already. */
export const endAccountSession = (client: Client, id: string) => read(Empty, client.delete(`account/sessions/${id}`))

/** A page of who did what, from the newest. `cursor` is the last reply's `nextCursor`. */
export const getActivity = (client: Client, query: ActivityQuery = {}) =>
  read(ActivityReply, client.get('activity', { searchParams: searchParams(query) }))
