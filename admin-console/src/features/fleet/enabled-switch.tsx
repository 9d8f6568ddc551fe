import { Switch } from 'shared-ui/admin'
import classes from '../../components/thumb-target.module.css'
import { useSwitch } from '../../editing/use-switch.ts'
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
  const texts = fleetTexts()
  return (
    <>
      <Switch
        size="sm"
        classNames={{ body: classes.body }}
        label={texts.inUse}
        aria-label={texts.inUseOne({ name })}
        {...useSwitch({ on: enabled, turn, gone: texts.gone({ name }), onGone })}
        data-screen-only
      />
      <span data-paper-only>{enabled ? texts.inUse : texts.notInUse}</span>
    </>
  )
}
