import { useState } from 'react'
import { problemStatus } from '../api/problem-text.ts'
import { type Conflict, changedFields, type FieldWords, isSame } from './conflict.ts'

/** The values of a record and its version (ETag). */
export type Version<Values> = { values: Values; etag: string | null }

/** How often a save is repeated when others keep changing fields that are not shown here. */
const REPEATS = 3

/**
 * Saves a record with the version that was read. If somebody else saved it since (412), `conflict` holds the three
 * states; `save` again with the chosen values continues from the other version. Changes of other fields are no
 * conflict, nor is a record that already has the values: the answer of an attempt was lost, and it is sent again.
 * `rebase` continues from a newer version if nothing was changed here.
 */
export function useVersions<Values>(
  words: FieldWords<Values>,
  first: Version<Values>,
  read: () => Promise<Version<Values>>,
) {
  const [base, setBase] = useState(first)
  const [conflict, setConflict] = useState<(Conflict<Values> & { etag: string | null }) | null>(null)

  /** True when saved, false when there is a conflict to be settled first. Throws what `send` throws otherwise. */
  const save = async (
    mine: Values,
    send: (etag: string | null) => Promise<Version<Values>>,
    from = conflict ? { values: conflict.theirs, etag: conflict.etag } : base,
    repeats = REPEATS,
  ): Promise<boolean> => {
    setConflict(null)
    try {
      setBase(await send(from.etag))
      return true
    } catch (cause) {
      if (problemStatus(cause) !== 412) throw cause
    }
    const theirs = await read()
    if (isSame(words, mine, theirs.values)) {
      setBase(theirs)
      return true
    }
    const found = { base: from.values, mine, theirs: theirs.values }
    if (changedFields(words, found).length === 0 && repeats > 0) return save(mine, send, theirs, repeats - 1)
    setBase(from)
    setConflict({ ...found, etag: theirs.etag })
    return false
  }
  return { save, conflict, cancel: () => setConflict(null), rebase: setBase }
}
