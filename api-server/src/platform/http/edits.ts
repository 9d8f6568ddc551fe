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
 * The record that an update or delete is about, seen before any work is done for it.
 * @throws AppError 404; 412 with the record as it is now when the If-Match header names another version
 */
export async function editable<Item>(records: Finder<Item>, id: string, ifMatch?: string): Promise<Editable<Item>> {
  const current = await found(records, id)
  if (!allowsEdit(ifMatch, current.version)) throw new AppError('changed', { current })
  const forAny = ifMatch === undefined || ifMatch.trim() === '*'
  return { ...current, onlyVersion: forAny ? null : current.version }
}

/** Tells why an edit found its record gone or changed after `editable` had seen it: throws AppError 404 or 412. */
export async function refuseLostEdit<Item>(records: Finder<Item>, id: string): Promise<never> {
  throw new AppError('changed', { current: await found(records, id) })
}
