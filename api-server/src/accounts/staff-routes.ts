import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, NewStaffMember, PasswordReset, StaffMemberReply, StaffPatch, StaffReply } from 'shared-api/contract'
import { ById } from '../platform/http/params.ts'
import { refused } from '../platform/http/problems.ts'
import { replies } from '../platform/http/replies.ts'
import { isoOf } from '../platform/time.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { checkOwnPassword } from './own-password.ts'
import { forgetGuesses } from './password-attempts.ts'
import { hashPassword } from './passwords.ts'
import type { StaffRow } from './staff-repository.ts'

const tags = ['Staff']
const config = { policy: 'owner' } as const

const toMember = ({ id, name, email, staffRole, disabledAt, createdAt }: StaffRow) => ({
  _id: id,
  name,
  email,
  staffRole: staffRole ?? 'clerk',
  disabled: disabledAt !== null,
  createdAt: isoOf(createdAt),
})

/**
 * The desk's accounts, for owners. Nobody can change their own account or disable the last owner's. Granting or removing
 * access requires the owner's own password, because a session may be stolen or a desk left open.
 */
export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff',
    { config, schema: { tags, summary: 'The accounts of the desk', response: replies(StaffReply) } },
    async () => ({ staff: (await app.staff.list()).map(toMember) }),
  )

  app.post(
    '/staff',
    {
      config: { ...config, activity: 'staff-added' },
      schema: { tags, summary: 'Add an account', body: NewStaffMember, response: replies(StaffMemberReply) },
    },
    async (request) => {
      const { name, email, staffRole, password, ownPassword } = request.body
      refuseCommonPassword(password, app.company().name, name, email)
      await checkOwnPassword(app, request, 'ownPassword', ownPassword)
      const passwordHash = await hashPassword(password)
      const added = await app.users.createAdmin({ name, email, staffRole, passwordHash, mustChangePassword: true })
      if (!added) throw refused('address-taken')
      request.subjects = [{ id: added.id, name, detail: staffRole }]
      return { member: toMember(added) }
    },
  )

  app.patch(
    '/staff/:id',
    {
      config: { ...config, activity: 'staff-changed' },
      schema: {
        tags,
        summary: 'Shut an account out or let it in again, or change its role. 409 for the last owner',
        params: ById,
        body: StaffPatch,
        response: replies(StaffMemberReply),
      },
    },
    async (request) => {
      await refuseOwn(request)
      const { disabled, staffRole, ownPassword } = request.body
      if (disabled || staffRole) await checkOwnPassword(app, request, 'ownPassword', ownPassword ?? '')
      const changed = await app.staff.change(request.params.id, { disabled, staffRole })
      const access = disabled === undefined ? '' : disabled ? 'disabled' : 'enabled'
      request.subjects = [{ ...changed, detail: [access, staffRole].filter(Boolean).join(' ') }]
      return { member: toMember(changed) }
    },
  )

  app.post(
    '/staff/:id/password',
    {
      config: { ...config, activity: 'staff-password-reset' },
      schema: {
        tags,
        summary: 'Give an account a new password, which must be changed at the next login',
        params: ById,
        body: PasswordReset,
        response: replies(Empty),
      },
    },
    async (request) => {
      await refuseOwn(request)
      const { id, name, email } = await app.staff.find(request.params.id)
      const { password, ownPassword } = request.body
      refuseCommonPassword(password, app.company().name, name, email)
      await checkOwnPassword(app, request, 'ownPassword', ownPassword)
      await forgetGuesses(app.rateLimits, email)
      await app.staff.resetPassword(id, await hashPassword(password), 'colleague')
      request.subjects = [{ id, name }]
      return {}
    },
  )
}

type OwnCheck = { params: { id: string }; loadUser: () => Promise<{ id: string } | null> }

async function refuseOwn(request: OwnCheck) {
  const user = await request.loadUser()
  if (user?.id === request.params.id) throw refused('own-account')
}
