import { type ChangeEvent, useState } from 'react'
import { useShell } from 'shared-ui'
import { problemStatus, problemText } from '../api/problem-text.ts'

interface Options {
  on: boolean
  /** Saves it; throws as the client does. */
  turn: (on: boolean) => Promise<void>
  /** Said where the record is no longer there. */
  gone: string
  onGone: () => void
}

/** A switch that saves by itself: it shows what was chosen while that is saved. Gives its props. */
export function useSwitch({ on, turn, gone, onGone }: Options) {
  const { notify } = useShell()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const save = async (next: boolean) => {
    // Not disabled while busy: the keyboard would lose its place.
    if (wanted !== null) return
    setWanted(next)
    try {
      await turn(next)
    } catch (cause) {
      const isGone = problemStatus(cause) === 404
      notify({ kind: 'error', message: isGone ? gone : problemText(cause) })
      if (isGone) return onGone()
    }
    setWanted(null)
  }
  return {
    checked: wanted ?? on,
    'aria-busy': wanted !== null,
    onChange: (event: ChangeEvent<HTMLInputElement>) => save(event.currentTarget.checked),
  }
}
