import { useState } from 'react'
import { editProblemText, problemStatus } from '../api/problem-text.ts'

type Options<Version, Status> = {
  /** The record's name: 'booking'. */
  what: string
  /** Sets it on the version that was read; throws a problem of 412 when there is a newer one. */
  send: (status: Status) => Promise<Version>
  read: () => Promise<Version>
  statusOf: (version: Version) => Status
  onChanged: (version: Version) => void
}

/**
 * Sets a record's status, one at a time; `wanted` is the one being set. Reports a change by somebody else, which wins.
 * A record that already has the status is no conflict: the answer of an attempt was lost, and it is sent again.
 */
export function useStatus<Version, Status>({ what, send, read, statusOf, onChanged }: Options<Version, Status>) {
  const [wanted, setWanted] = useState<Status | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** True when the record has that status. */
  const attempt = async (status: Status): Promise<boolean> => {
    try {
      onChanged(await send(status))
      return true
    } catch (cause) {
      if (problemStatus(cause) !== 412) throw cause
    }
    const now = await read()
    onChanged(now)
    if (statusOf(now) === status) return true
    setRefusal(`Somebody else changed this ${what}. You now see the current version.`)
    return false
  }

  const change = async (status: Status): Promise<boolean> => {
    if (wanted !== null) return false
    setWanted(status)
    setRefusal(null)
    try {
      return await attempt(status)
    } catch (cause) {
      setRefusal(editProblemText(cause))
      return false
    } finally {
      setWanted(null)
    }
  }
  return { wanted, refusal, change }
}
