import type { Kysely } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema, UserRow } from '../platform/database/schema.ts'
import { notFound, refused } from '../platform/http/problems.ts'

/** An account of the desk, without its password. */
export type StaffRow = Pick<UserRow, (typeof STAFF_COLUMNS)[number]>

export const STAFF_COLUMNS = ['id', 'name', 'email', 'staffRole', 'disabledAt', 'createdAt'] as const

type Change = { disabled?: boolean; staffRole?: 'owner' | 'clerk' }

export type StaffRepository = ReturnType<typeof staffRepository>

/** The accounts of the desk. Whoever is shut out or gets a new password loses all sessions in the same transaction. */
export function staffRepository({ db, transaction }: Database, now: () => number) {
  return {
    list: (): Promise<StaffRow[]> =>
      db
        .selectFrom('users')
        .select(STAFF_COLUMNS)
        .where('role', '=', 'admin')
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** An account of the desk. Throws AppError 404. */
    async find(id: string): Promise<StaffRow> {
      const found = db.selectFrom('users').select(STAFF_COLUMNS).where('id', '=', id).where('role', '=', 'admin')
      const row = await found.executeTakeFirstOrThrow(notFound)
      return row
    },

    /**
     * Lets an account in or shuts it out, and makes it an owner's or a clerk's. Throws AppError 404, and 409 for the last
     * owner that is let in.
     */
    change: (id: string, { disabled, staffRole }: Change): Promise<StaffRow> =>
      transaction(async (tx) => {
        if (disabled || staffRole === 'clerk') await refuseLastOwner(tx, id)
        const access = disabled === undefined ? {} : { disabledAt: disabled ? now() : null }
        const row = await update(tx, id, { ...access, ...(staffRole && { staffRole }) })
        // Each call reads the role, so a session may go on under another.
        if (disabled !== undefined) await endSessions(tx, id)
        return row
      }),

    /** Gives an account of the desk a new password, which must be changed if a colleague chose it. Throws AppError 404. */
    resetPassword: (id: string, passwordHash: string, by: 'colleague' | 'operator'): Promise<StaffRow> =>
      transaction(async (tx) => {
        const row = await update(tx, id, { passwordHash, mustChangePassword: by === 'colleague' ? 1 : 0 })
        await endSessions(tx, id)
        return row
      }),

    /**
     * Changes the password of any account, a customer's too; all its sessions end. False when the password is not the one
     * of the hash `proved` any more: a reset must not be undone by whoever knew the one before.
     */
    changePassword: (id: string, proved: string, passwordHash: string): Promise<boolean> =>
      transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ passwordHash, mustChangePassword: 0, updatedAt: now() })
          .where('id', '=', id)
          .where('passwordHash', '=', proved)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await endSessions(tx, id)
        return true
      }),

    /** Ends all sessions of an account. */
    endSessions: (id: string): Promise<void> => endSessions(db, id),

    /** The hash of an account's password; null when there is no such account. */
    async passwordHash(id: string): Promise<string | null> {
      const row = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst()
      return row?.passwordHash ?? null
    },
  }

  async function update(tx: Kysely<Schema>, id: string, change: Partial<UserRow>): Promise<StaffRow> {
    const row = await tx
      .updateTable('users')
      .set({ ...change, updatedAt: now() })
      .where('id', '=', id)
      .where('role', '=', 'admin')
      .returning(STAFF_COLUMNS)
      .executeTakeFirstOrThrow(notFound)
    return row
  }
}

/** All owners who are let in are locked: two of them may shut each other out in the same second. */
async function refuseLastOwner(tx: Kysely<Schema>, id: string) {
  const letIn = tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('staffRole', '=', 'owner')
    .where('disabledAt', 'is', null)
  const [first, second] = await lockRows(tx, letIn.orderBy('id')).execute()
  if (first?.id !== id || second) return
  throw refused('last-owner')
}

async function endSessions(tx: Kysely<Schema>, userId: string) {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}
