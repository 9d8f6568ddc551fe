import { useState } from 'react'
import { useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { problemStatus, problemText } from '../../api/problem-text.ts'
import classes from '../../components/thumb-target.module.css'
import { fleetTexts } from '../../texts/fleet.ts'

type Props = {
  /** Of the vehicle or driver. */
  name: string
  enabled: boolean
  /** Saves it; throws as the client does. */
  turn: (on: boolean) => Promise<void>
  /** It is no longer there. */
  onGone: () => void
}

/** Whether a vehicle or driver is in use. */
export function EnabledSwitch({ name, enabled, turn, onGone }: Props) {
  const { notify } = useShell()
  const texts = fleetTexts()
  const [wanted, setWanted] = useState<boolean | null>(null)

  const save = async (on: boolean) => {
    // Not disabled while busy: the keyboard would lose its place.
    if (wanted !== null) return
    setWanted(on)
    try {
      await turn(on)
    } catch (cause) {
      const gone = problemStatus(cause) === 404
      notify({ kind: 'error', message: gone ? texts.gone({ name }) : problemText(cause) })
      if (gone) return onGone()
    }
    setWanted(null)
  }

  return (
    <>
      <Switch
        size="sm"
        classNames={{ body: classes.body }}
        label={texts.inUse}
        aria-label={texts.inUseOne({ name })}
        checked={wanted ?? enabled}
        aria-busy={wanted !== null}
        onChange={(event) => save(event.currentTarget.checked)}
        data-screen-only
      />
      <span data-paper-only>{enabled ? texts.inUse : texts.notInUse}</span>
    </>
  )
}
