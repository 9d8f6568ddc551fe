import { updateCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { useSwitch } from '../../editing/use-switch.ts'
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
  const turn = async (on: boolean) => {
    const { reply } = await staffCall((client) => updateCar(client, cab._id, { [field]: on }))
    onChanged(reply.car)
  }
  return (
    <Switch
      size="sm"
      classNames={{ body: classes.body }}
      label={label}
      aria-label={`${label}: ${cabName(cab)}`}
      {...useSwitch({ on: cab[field], turn, gone: cabsTexts().gone, onGone: () => onGone(cab) })}
    />
  )
}
