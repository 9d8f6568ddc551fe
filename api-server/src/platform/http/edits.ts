import type { Versioned } from '../database/versioned.ts'
import { allowsEdit } from './etag.ts'
import { AppError } from './problems.ts'

type Finder<Item> = { find(id: string): Promise<Versioned<Item> | null> }

/** A record that may be edited; `onlyVersion` is the version that the edit is meant for, null when for any. */
export type Editable<Item> = Versioned<Item> & { onlyVersion: number | null }

/** @throws AppError 404 when there is no such record */
export async function found<Item>(records: Finder<Item>, id: string): Promise<Versioned<Item>> {
  const record = await records.find(id)
  if (!record) throw new AppError('not-found')
  return record
}

/**
 * The record to update or delete, checked before any work.
 * @throws AppError 404; 412 with the current record if If-Match names another version
 */
export async function editable<Item>(records: Finder<Item>, id: string, ifMatch?: string): Promise<Editable<Item>> {
  const current = await found(records, id)
  if (!allowsEdit(ifMatch, current.version)) throw new AppError('changed', { current })
  const forAny = ifMatch === undefined || ifMatch.trim() === '*'
  return { ...current, onlyVersion: forAny ? null : current.version }
}

/** Throws AppError 404 or 412 for a record that was deleted or changed after `editable` checked it. */
export async function refuseLostEdit<Item>(records: Finder<Item>, id: string): Promise<never> {
  throw new AppError('changed', { current: await found(records, id) })
}
