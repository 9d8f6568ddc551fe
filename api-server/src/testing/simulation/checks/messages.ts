import { HOUR } from '../plan.ts'
import { travellerOf } from '../steps/traveller.ts'
import type { World } from '../world.ts'
import { leaksIn } from './leaks.ts'

/** The mailboxes of the desk, as the companies' settings have them. */
const STAFF = /@(company|vaigai)\.example$/

/** Notes the mails that came since the last look; gives what is wrong with them. */
export function wrongMails(world: World): string[] {
  const { services, came, doubtful, byVisitors, mailPerHour } = world
  const wrong: string[] = []
  for (const id of services.mail.cut) doubtful.add(id)
  for (const mail of services.mail.received.splice(0)) {
    const id = mail.messageId ?? ''
    const to = mail.to?.[0]?.address ?? ''
    const before = came.get(id) ?? []
    came.set(id, [...before, mail.at])
    if (before.length > 0 && !doubtful.has(id)) wrong.push(`'${mail.subject}' came twice to ${to}`)
    const trip = world.trips.find((one) => one.mail === to)
    const leak =
      trip && leaksIn(`${mail.subject} ${mail.text} ${mail.html}`, { ...travellerOf(world, trip), rank: 'traveller' })
    if (leak) wrong.push(`'${mail.subject}' tells ${to} of ${leak}`)
  }
  // Whether one in doubt has left, nobody knew.
  const known = [...byVisitors].filter((id) => !doubtful.has(id))
  const times = known.flatMap((id) => came.get(id) ?? []).filter((at) => !world.isWrongHour(at))
  const most = times.map((at) => times.filter((other) => other > at - HOUR && other <= at).length)
  if (Math.max(0, ...most) > mailPerHour)
    wrong.push(`${Math.max(...most)} mails left to visitors within an hour of ${mailPerHour}`)
  return wrong
}

/** Notes who drives which trip. */
export async function noteDrivers({ app, drove }: World): Promise<void> {
  const rows = await app.database.db.selectFrom('assignments').select(['bookingId', 'driverId']).execute()
  for (const { bookingId, driverId } of rows)
    drove.set(bookingId, (drove.get(bookingId) ?? new Set<string>()).add(driverId))
}

/** Notes the mails to anyone but staff that a visitor has caused: those that a visitor's step has written. */
export async function noteVisitorMails({ app, byVisitors, before }: World, isByVisitor: boolean): Promise<void> {
  const rows = await app.database.db.selectFrom('outbox').select(['id', 'messageId', 'recipient', 'channel']).execute()
  for (const { id, messageId, recipient, channel } of rows) {
    if (before.outbox.has(id)) continue
    before.outbox.add(id)
    if (isByVisitor && channel === 'mail' && !STAFF.test(recipient)) byVisitors.add(messageId)
  }
}
