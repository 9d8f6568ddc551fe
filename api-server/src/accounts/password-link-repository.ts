import type { Kysely } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import { inBatches } from '../platform/database/in-batches.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { newSessionId, sha256 } from '../platform/ids.ts'
import { emailKey } from './user-repository.ts'

/** How long a link works, in ms. */
const LINK_AGE = 3_600_000

export type PasswordLinkRepository = ReturnType<typeof passwordLinkRepository>
type Purpose = 'password' | 'address'
type Owner = { id: string; name: string; email: string }

/** Links by which customers set a new password or prove their address: each works once, within an hour. */
export function passwordLinkRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** The customer of an address; the desk's accounts are reset at the desk. */
    customer: (email: string): Promise<Owner | undefined> =>
      db
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('emailKey', '=', emailKey(email))
        .where('role', '=', 'customer')
        .where('disabledAt', 'is', null)
        .executeTakeFirst(),

    /** A new token for an account. */
    async create(userId: string, purpose: Purpose): Promise<string> {
      const token = newSessionId()
      await db
        .insertInto('passwordLinks')
        .values({ tokenHash: sha256(token), userId, purpose, createdAt: now() })
        .execute()
      return token
    },

    /** The account whose password a token sets; undefined for one that is unknown, used or too old. */
    owner: (token: string): Promise<Owner | undefined> => ownerOf(db, token),

    /**
     * Sets the password, which proves the address too, ends all sessions and uses up all links of the account; false if
     * the token is unknown, used or too old.
     */
    setPassword: (token: string, passwordHash: string): Promise<boolean> =>
      transaction(async (tx) => {
        const owner = await ownerOf(tx, token)
        if (!owner) return false
        // Of two calls with one token the second finds it used.
        await lockRows(tx, tx.selectFrom('users').select('id').where('id', '=', owner.id)).execute()
        const used = await tx.deleteFrom('passwordLinks').where('tokenHash', '=', sha256(token)).executeTakeFirst()
        if (used.numDeletedRows === 0n) return false
        await tx.deleteFrom('passwordLinks').where('userId', '=', owner.id).execute()
        await tx
          .updateTable('users')
          .set({ passwordHash, mailProvedAt: now(), updatedAt: now() })
          .where('id', '=', owner.id)
          .execute()
        await tx.deleteFrom('sessions').where('userId', '=', owner.id).execute()
        return true
      }),

    /** Notes that the address is the customer's, by the token of their own account; false as `setPassword`. */
    proveAddress: (token: string, userId: string): Promise<boolean> =>
      transaction(async (tx) => {
        const used = await tx
          .deleteFrom('passwordLinks')
          .where('tokenHash', '=', sha256(token))
          .where('userId', '=', userId)
          .where('purpose', '=', 'address')
          .where('createdAt', '>', now() - LINK_AGE)
          .executeTakeFirst()
        if (used.numDeletedRows === 0n) return false
        await tx.updateTable('users').set({ mailProvedAt: now() }).where('id', '=', userId).execute()
        return true
      }),

    deleteOld: (): Promise<void> =>
      inBatches(async (limit) => {
        const old = db
          .selectFrom('passwordLinks')
          .select('tokenHash')
          .where('createdAt', '<=', now() - LINK_AGE)
        const gone = db.deleteFrom('passwordLinks').where('tokenHash', 'in', old.limit(limit))
        return (await gone.executeTakeFirst()).numDeletedRows
      }),
  }

  function ownerOf(tx: Kysely<Schema>, token: string): Promise<Owner | undefined> {
    return tx
      .selectFrom('passwordLinks')
      .innerJoin('users', 'users.id', 'passwordLinks.userId')
      .select(['users.id', 'users.name', 'users.email'])
      .where('tokenHash', '=', sha256(token))
      .where('purpose', '=', 'password')
      .where('passwordLinks.createdAt', '>', now() - LINK_AGE)
      .where('role', '=', 'customer')
      .where('disabledAt', 'is', null)
      .executeTakeFirst()
  }
}
