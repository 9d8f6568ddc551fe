import { useState } from 'react'
import { problemStatus } from '../api/problem-text.ts'
import type { Conflict } from './conflict.ts'

/** The values of a record and its version (ETag). */
export type Version<Values> = { values: Values; etag: string | null }

/**
 * Saves a record on the version it was read in. When somebody else saved it meanwhile (412), `conflict` holds the three
 * states; `save` again, with what was chosen, goes on from the other one's version.
 */
export function useVersions<Values>(first: Version<Values>, read: () => Promise<Version<Values>>) {
  const [base, setBase] = useState(first)
  const [conflict, setConflict] = useState<(Conflict<Values> & { etag: string | null }) | null>(null)

  /** True when saved, false when there is a conflict to be settled first. Throws what `send` throws otherwise. */
  const save = async (mine: Values, send: (etag: string | null) => Promise<unknown>): Promise<boolean> => {
    const from = conflict ? { values: conflict.theirs, etag: conflict.etag } : base
    setBase(from)
    setConflict(null)
    try {
      await send(from.etag)
      return true
    } catch (cause) {
      if (problemStatus(cause) !== 412) throw cause
      const { values, etag } = await read()
      setConflict({ base: from.values, mine, theirs: values, etag })
      return false
    }
  }
  return { save, conflict, cancel: () => setConflict(null) }
}
