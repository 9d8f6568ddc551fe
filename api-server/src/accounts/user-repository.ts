import type { Database } from '../platform/database/open.ts'
import type { UserRow } from '../platform/database/schema.ts'
import type { SessionUser } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { USER_COLUMNS } from './session-repository.ts'
import { STAFF_COLUMNS } from './staff-repository.ts'

interface NewUser {
  name: string
  email: string
  passwordHash: string
}

/** Somebody of the staff; `mustChangePassword` for whom a colleague adds. */
type NewStaff = NewUser & { staffRole: 'owner' | 'clerk'; mustChangePassword: boolean }

export type UserRepository = ReturnType<typeof userRepository>

/** Accounts. One address is one account, however its letters are written. */
export function userRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** Creates a customer; null when the address has an account already. */
    async createCustomer(user: NewUser): Promise<SessionUser | null> {
      const row = await db
        .insertInto('users')
        .values(rowOf(user, { role: 'customer', staffRole: null, mustChangePassword: 0 }))
        .onConflict((conflict) => conflict.column('emailKey').doNothing())
        .returning(USER_COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },

    /** The account of an address that may log in, with its password's hash. */
    async findForLogin(email: string) {
      return db
        .selectFrom('users')
        .select([...USER_COLUMNS, 'passwordHash'])
        .where('emailKey', '=', emailKey(email))
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
    },

    /** Whether an owner is let in. */
    async hasOwner(): Promise<boolean> {
      const owner = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('staffRole', '=', 'owner')
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
      return owner !== undefined
    },

    /**
     * Creates an account of the desk; null if the desk has one with this address. A customer's account with the address
     * is taken over, since anybody may have registered it: it gets the new name and password, and its sessions end.
     */
    createAdmin: ({ staffRole, mustChangePassword, ...user }: NewStaff) =>
      transaction(async (tx) => {
        const rank = { role: 'admin', staffRole, mustChangePassword: mustChangePassword ? 1 : 0 } as const
        const { id, ...fields } = rowOf(user, rank)
        const row = await tx
          .insertInto('users')
          .values({ id, ...fields })
          .onConflict((conflict) =>
            conflict.column('emailKey').doUpdateSet(fields).where('users.role', '=', 'customer'),
          )
          .returning(STAFF_COLUMNS)
          .executeTakeFirst()
        if (row) await tx.deleteFrom('sessions').where('userId', '=', row.id).execute()
        return row ?? null
      }),
  }

  function rowOf(
    { name, email, passwordHash }: NewUser,
    rank: Pick<UserRow, 'role' | 'staffRole' | 'mustChangePassword'>,
  ) {
    const at = now()
    return {
      id: newId(),
      name,
      email,
      emailKey: emailKey(email),
      passwordHash,
      ...rank,
      mailProvedAt: null,
      disabledAt: null,
      createdAt: at,
      updatedAt: at,
    }
  }
}

/** What makes an address one account. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase()
