import { Button, TextInput } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './fields.module.css'
import { dayProps, type FormPart, inputProps, placeProps } from './form-part.ts'
import { QuickReturns } from './quick-times.tsx'

type Props = {
  part: FormPart
  /** A trip by hours ends after them. */
  byHours: boolean
}

/** Where and when the trip comes back. */
export function ReturnFields({ part, byHours }: Props) {
  const { trip, set } = part
  const today = useIstToday()
  return (
    <div className={classes.pair}>
      {!byHours && (
        <>
          <div className={classes.dayAndTime}>
            <TextInput {...dayProps(part, 'returnDate', trip.pickUpDate || today)} />
            <TextInput {...inputProps(part, 'returnTime')} type="time" />
          </div>
          <QuickReturns part={part} />
        </>
      )}
      <div className={classes.wide}>
        <CapitalisedInput
          {...placeProps(part, 'returnLocation')}
          autoComplete="off"
          placeholder={bookingTexts().returnHint}
        />
        {trip.pickUpLocation.trim() !== '' && trip.returnLocation === '' && (
          <Button variant="light" mt="xs" onClick={() => set({ returnLocation: trip.pickUpLocation })}>
            {bookingTexts().sameAsPickUp}
          </Button>
        )}
      </div>
    </div>
  )
}
