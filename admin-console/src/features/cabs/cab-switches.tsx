import { useState } from 'react'
import { updateCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { Stack, useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { problemStatus, problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import classes from './cab-switches.module.css'

type Props = {
  cab: Cab
  onChanged: (cab: Cab) => void
  /** It is no longer there. */
  onGone: (cab: Cab) => void
}

/** Whether a cab is offered to visitors, and whether it is on its way. */
export const CabSwitches = (props: Props) => (
  <Stack gap={0} className={classes.switches} data-screen-only>
    <CabSwitch {...props} field="availability" label={cabsTexts().list.available} />
    <CabSwitch {...props} field="onRide" label={cabsTexts().list.onRide} />
  </Stack>
)

type SwitchProps = Props & { field: 'availability' | 'onRide'; label: string }

/** Switches one flag of a cab. */
function CabSwitch({ cab, field, label, onChanged, onGone }: SwitchProps) {
  const { notify } = useShell()
  const [wanted, setWanted] = useState<boolean | null>(null)

  const turn = async (on: boolean) => {
    // Not disabled while busy: the keyboard would lose its place.
    if (wanted !== null) return
    setWanted(on)
    try {
      const { reply } = await staffCall((client) => updateCar(client, cab._id, { [field]: on }))
      onChanged(reply.car)
    } catch (cause) {
      const gone = problemStatus(cause) === 404
      notify({ kind: 'error', message: gone ? cabsTexts().gone : problemText(cause) })
      if (gone) return onGone(cab)
    }
    setWanted(null)
  }

  return (
    <Switch
      size="sm"
      classNames={{ body: classes.body }}
      label={label}
      aria-label={`${label}: ${cabName(cab)}`}
      checked={wanted ?? cab[field]}
      aria-busy={wanted !== null}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  )
}
