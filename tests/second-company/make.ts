import type { OpenCash } from 'shared-api/contract'
import { ADMIN, type OwnServer } from '../harness/server.ts'
import { type Calls, callsOf } from './calls.ts'
import { CLERK_PASSWORD, CLERKS, found, putInForce } from './founded.ts'
import { instantOf } from './instant-of.ts'
import { mobileOf, nameOf } from './people.ts'
import type { Services } from './services.ts'
import { TARIFF } from './settings.ts'
import { FIRST_DAY } from './trips.ts'
import { tripsOfDays } from './trips-of-days.ts'

/** The day from which the tariff is in force, so that the older one has bookings of its own. */
const TARIFF_DAY = -35
const SETTLED_EVERY = 14

/** Makes the second company on a new server, day by day over seven weeks, by the calls that people use. */
export async function makeCompany(server: OwnServer, { fake }: Pick<Services, 'fake'>) {
  const [owner, clerk] = [callsOf(server.origin), callsOf(server.origin)]
  await owner.logIn(ADMIN.email, ADMIN.password)
  const cabs = await found(owner, () => callsOf(server.origin))
  const trips = await tripsOfDays(owner, clerk, { cabs, fake })

  for (let day = FIRST_DAY - 1; day <= 0; day++) {
    await server.moveClock(day < 0 ? instantOf(day, '23:50') : Date.now())
    // A session of the desk ends after some hours.
    await clerk.logIn(CLERKS[0].email, CLERK_PASSWORD)
    if (day === TARIFF_DAY) {
      await owner.logIn(ADMIN.email, ADMIN.password)
      await putInForce(owner, TARIFF, day)
    }
    if (day < 0) await trips.close(day)
    await trips.open(day)
    if (day % SETTLED_EVERY === 0) await settle(clerk)
  }
  await trips.underWay()
  const [wrong] = trips.invoices
  await clerk.post(`invoices/${wrong}/credit-note`, { reason: 'தவறான பெயர்: a wrong name' })
  await ask(callsOf(server.origin))
}

/** Settles with every second driver. */
async function settle(desk: Calls) {
  const { drivers } = await desk.get<{ drivers: OpenCash[] }>('drivers/cash')
  for (const { driver, balance } of drivers.filter((_, at) => at % 2 === 0))
    await desk.post(`drivers/${driver.id}/settlements`, { balance })
}

/** What people ask by the form, of a town that is not served and in two scripts. */
async function ask(visitor: Calls) {
  const messages = ['Do you go to Gooty?', 'ചെന്നൈയിലേക്ക് എത്ര രൂപ?', 'کیا آپ مدورائی جاتے ہیں؟']
  for (const [nth, message] of messages.entries())
    await visitor.post('forms', {
      ...{ name: nameOf(nth + 5), email: `asks${nth}@example.com`, phone: mobileOf(nth), message },
    })
}
