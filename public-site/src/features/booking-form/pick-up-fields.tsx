import { TextInput } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './fields.module.css'
import { type FormPart, inputProps, placeProps } from './form-part.ts'
import { QuickPickUps } from './quick-times.tsx'

/** Where and when the trip starts. */
export function PickUpFields({ part }: { part: FormPart }) {
  const today = useIstToday()
  return (
    <div className={classes.pair}>
      <div className={classes.wide}>
        <CapitalisedInput
          {...placeProps(part, 'pickUpLocation')}
          autoComplete="street-address"
          placeholder={bookingTexts().pickUpHint}
        />
      </div>
      <div className={classes.dayAndTime}>
        <TextInput {...inputProps(part, 'PickUpdate')} type="date" min={today} />
        <TextInput {...inputProps(part, 'pickUpTime')} type="time" />
      </div>
      <QuickPickUps part={part} />
    </div>
  )
}
