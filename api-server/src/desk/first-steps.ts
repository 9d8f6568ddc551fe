import type { Kysely } from 'kysely'
import { FIRST_STEPS, type FirstStep, type Settings } from 'shared-api/contract'
import type { Schema } from '../platform/database/schema.ts'

/** The first steps that are not done yet, read off what is there. */
export async function firstSteps(
  db: Kysely<Schema>,
  settings: Settings,
  { smtpUrl }: { smtpUrl: string | null },
): Promise<FirstStep[]> {
  const isDone: Record<FirstStep, boolean> = {
    company: !isMadeUp(settings),
    gstin: settings.gst !== undefined || settings.noGstin,
    tariff: await hasOwnTariff(db),
    cabs: await hasAny(db, 'cabs'),
    vehicles: await hasAny(db, 'vehicles'),
    drivers: await hasAny(db, 'drivers'),
    mail: smtpUrl !== null,
  }
  return FIRST_STEPS.filter((step) => !isDone[step])
}

// company.json as it comes: no mail arrives at .example, and no number of India begins with 0.
const isMadeUp = ({ email, phones }: Settings) =>
  email.endsWith('.example') || phones.some((phone) => phone.startsWith('+910'))

async function hasOwnTariff(db: Kysely<Schema>): Promise<boolean> {
  const own = db.selectFrom('tariffs').select('id').where('validFrom', 'is not', null).where('id', '!=', 'tariff-first')
  return (await own.where('deletedAt', 'is', null).executeTakeFirst()) !== undefined
}

async function hasAny(db: Kysely<Schema>, table: 'cabs' | 'vehicles' | 'drivers'): Promise<boolean> {
  const some = db.selectFrom(table).select('id').where('deletedAt', 'is', null).limit(1)
  return (await some.executeTakeFirst()) !== undefined
}
