import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, NewStaffMember, PasswordReset, StaffMemberReply, StaffPatch, StaffReply } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { ById } from '../platform/http/params.ts'
import { refused } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { checkOwnPassword } from './own-password.ts'
import { forgetGuesses } from './password-attempts.ts'
import { hashPassword } from './passwords.ts'
import type { StaffRow } from './staff-repository.ts'

const ownerCall = callsOf('Staff', { policy: 'owner' })

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
  app.get('/staff', ownerCall('The accounts of the desk', StaffReply), async () => ({
    staff: (await app.staff.list()).map(toMember),
  }))

  app.post(
    '/staff',
    ownerCall('Add an account', StaffMemberReply, { body: NewStaffMember }, 'staff-added'),
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
    ownerCall(
      'Shut an account out or let it in again, or change its role. 409 for the last owner',
      StaffMemberReply,
      { params: ById, body: StaffPatch },
      'staff-changed',
    ),
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
    ownerCall(
      'Give an account a new password, which must be changed at the next login',
      Empty,
      { params: ById, body: PasswordReset },
      'staff-password-reset',
    ),
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
