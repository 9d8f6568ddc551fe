import type { Kysely } from 'kysely'
import { isDuplicate } from '../platform/database/duplicate.ts'
import type { PackageRow, Schema } from '../platform/database/schema.ts'

/** 'Kanyakumari Land’s End' as the name of a page's address: 'kanyakumari-lands-end'; '' if it has no letter of a to z. */
const addressOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['‘’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '')

/** A name for the address of a package's page that no other of its kind ever had, deleted ones included. */
export async function freeSlug(tx: Kysely<Schema>, { kind, name }: Pick<PackageRow, 'kind' | 'name'>): Promise<string> {
  const base = addressOf(name) || kind
  const rows = await tx
    .selectFrom('packages')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', 'like', `${base}%`)
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`
  return slug
}

/** Does it again if another process has taken the same name for an address meanwhile. */
export async function withFreeSlug<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error) => {
    if (isDuplicate(error)) return work()
    throw error
  })
}
