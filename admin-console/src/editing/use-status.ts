import { useState } from 'react'
import { editProblemText, problemStatus } from '../api/problem-text.ts'
import { commonTexts } from '../texts/common.ts'

type Options<Version, Status, Details> = {
  /** The record's name: 'booking'. */
  what: string
  /** Sets it on the version that was read; throws a problem of 412 when there is a newer one. */
  send: (status: Status, details: Details) => Promise<Version>
  read: () => Promise<Version>
  statusOf: (version: Version) => Status
  onChanged: (version: Version) => void
}

/**
 * Sets a record's status, one at a time; `wanted` is the one being set. Reports a change by somebody else, which wins.
 * A record that already has the status is no conflict: the answer of an attempt was lost, and it is sent again. `Details`
 * is what a status is set with, such as a reason.
 */
export function useStatus<Version, Status, Details = void>(options: Options<Version, Status, Details>) {
  const { what, send, read, statusOf, onChanged } = options
  const [wanted, setWanted] = useState<Status | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** True when the record has that status. */
  const attempt = async (status: Status, details: Details): Promise<boolean> => {
    try {
      onChanged(await send(status, details))
      return true
    } catch (cause) {
      if (problemStatus(cause) !== 412) throw cause
    }
    const now = await read()
    onChanged(now)
    if (statusOf(now) === status) return true
    setRefusal(commonTexts().forms.changed({ what }))
    return false
  }

  const change = async (status: Status, details: Details): Promise<boolean> => {
    if (wanted !== null) return false
    setWanted(status)
    setRefusal(null)
    try {
      return await attempt(status, details)
    } catch (cause) {
      setRefusal(editProblemText(cause))
      return false
    } finally {
      setWanted(null)
    }
  }
  return { wanted, refusal, change }
}
