import type { Kysely } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema, UserRow } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'

/** An account of the desk, without its password. */
export type StaffRow = Pick<UserRow, 'id' | 'name' | 'email' | 'disabledAt' | 'createdAt'>

const COLUMNS = ['id', 'name', 'email', 'disabledAt', 'createdAt'] as const

export type StaffRepository = ReturnType<typeof staffRepository>

/** The accounts of the desk. Whoever is shut out or gets a new password loses all sessions in the same transaction. */
export function staffRepository({ db, transaction }: Database, now: () => number) {
  return {
    list: (): Promise<StaffRow[]> =>
      db.selectFrom('users').select(COLUMNS).where('role', '=', 'admin').orderBy('createdAt').orderBy('id').execute(),

    /** An account of the desk. Throws AppError 404. */
    async find(id: string): Promise<StaffRow> {
      const found = db.selectFrom('users').select(COLUMNS).where('id', '=', id).where('role', '=', 'admin')
      const row = await found.executeTakeFirst()
      if (!row) throw new AppError('not-found')
      return row
    },

    /** Lets an account in, or shuts it out. Throws AppError 404, and 409 for the last one that is let in. */
    setDisabled: (id: string, disabled: boolean): Promise<StaffRow> =>
      transaction(async (tx) => {
        if (disabled) await refuseLast(tx, id)
        return update(tx, id, { disabledAt: disabled ? now() : null })
      }),

    /** Gives an account of the desk a new password. Throws AppError 404. */
    resetPassword: (id: string, passwordHash: string): Promise<StaffRow> =>
      transaction((tx) => update(tx, id, { passwordHash })),

    /**
     * Changes the password of any account, a customer's too; all its sessions end. False when the password is not the one
     * of the hash `proved` any more: a reset must not be undone by whoever knew the one before.
     */
    changePassword: (id: string, proved: string, passwordHash: string): Promise<boolean> =>
      transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ passwordHash, updatedAt: now() })
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
      .returning(COLUMNS)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await endSessions(tx, id)
    return row
  }
}

/** All who are let in are locked: two of them may shut each other out in the same second. */
async function refuseLast(tx: Kysely<Schema>, id: string) {
  const letIn = tx.selectFrom('users').select('id').where('role', '=', 'admin').where('disabledAt', 'is', null)
  const [first, second] = await lockRows(tx, letIn.orderBy('id')).execute()
  if (first?.id !== id || second) return
  throw new AppError('conflict', { detail: 'This is the last account of the desk that is let in.' })
}

async function endSessions(tx: Kysely<Schema>, userId: string) {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}
