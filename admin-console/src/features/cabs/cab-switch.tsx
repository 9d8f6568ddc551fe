import { useState } from 'react'
import { updateCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'

type Props = { cab: Cab; field: 'availability' | 'onRide'; label: string; onChanged: (cab: Cab) => void }

/** Turns one flag of a cab on or off at once. */
export function CabSwitch({ cab, field, label, onChanged }: Props) {
  const { notify } = useShell()
  const [wanted, setWanted] = useState<boolean | null>(null)

  const turn = async (on: boolean) => {
    // Not disabled meanwhile: the keyboard would lose its place.
    if (wanted !== null) return
    setWanted(on)
    try {
      const { reply } = await staffCall((client) => updateCar(client, cab._id, { [field]: on }))
      onChanged(reply.car)
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
    }
    setWanted(null)
  }

  return (
    <Switch
      size="sm"
      label={label}
      aria-label={`${label}: ${cab.brand} ${cab.carModel}`}
      checked={wanted ?? cab[field]}
      aria-busy={wanted !== null}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  )
}
