import type { Database } from '../platform/database/open.ts'
import { newId } from '../platform/ids.ts'
import type { SessionUser } from './session-repository.ts'

interface NewUser {
  name: string
  email: string
  passwordHash: string
}

export type UserRepository = ReturnType<typeof userRepository>

/** Accounts. One address is one account, however its letters are written. */
export function userRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** Creates a customer; null when the address has an account already. */
    async createCustomer(user: NewUser): Promise<SessionUser | null> {
      const row = await db
        .insertInto('users')
        .values(rowOf(user, 'customer'))
        .onConflict((conflict) => conflict.column('emailKey').doNothing())
        .returning(['id', 'name', 'email', 'role'])
        .executeTakeFirst()
      return row ?? null
    },

    /** The account of an address that may log in, with its password's hash. */
    async findForLogin(email: string) {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'role', 'passwordHash'])
        .where('emailKey', '=', emailKey(email))
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
    },

    async hasAdmin(): Promise<boolean> {
      const admin = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
      return admin !== undefined
    },

    /**
     * Creates an account of the desk; null if the desk has one with this address. A customer's account with the address
     * is taken over, since anybody may have registered it: it gets the new name and password, and its sessions end.
     */
    createAdmin: (user: NewUser) =>
      transaction(async (tx) => {
        const { id, ...fields } = rowOf(user, 'admin')
        const row = await tx
          .insertInto('users')
          .values({ id, ...fields })
          .onConflict((conflict) =>
            conflict.column('emailKey').doUpdateSet(fields).where('users.role', '=', 'customer'),
          )
          .returning(['id', 'name', 'email', 'disabledAt', 'createdAt'])
          .executeTakeFirst()
        if (row) await tx.deleteFrom('sessions').where('userId', '=', row.id).execute()
        return row ?? null
      }),
  }

  function rowOf({ name, email, passwordHash }: NewUser, role: 'admin' | 'customer') {
    const at = now()
    return {
      id: newId(),
      name,
      email,
      emailKey: emailKey(email),
      passwordHash,
      role,
      disabledAt: null,
      createdAt: at,
      updatedAt: at,
    }
  }
}

/** What makes an address one account. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase()
