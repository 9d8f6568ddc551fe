import { TextInput } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './fields.module.css'
import { dayProps, type FormPart, inputProps, placeProps } from './form-part.ts'
import { QuickPickUps } from './quick-times.tsx'

/** Where and when the trip starts. */
export function PickUpFields({ part }: { part: FormPart }) {
  const today = useIstToday()
  return (
    <div className={classes.pair}>
      <div className={classes.dayAndTime}>
        <TextInput {...dayProps(part, 'pickUpDate', today)} />
        <TextInput {...inputProps(part, 'pickUpTime')} type="time" />
      </div>
      <QuickPickUps part={part} />
      <div className={classes.wide}>
        <CapitalisedInput
          {...placeProps(part, 'pickUpLocation')}
          autoComplete="address-line1"
          placeholder={bookingTexts().pickUpHint}
        />
      </div>
    </div>
  )
}
