import { LOCAL_TRIP_TYPES, TRIP_TYPES, type TripType } from 'shared-api/contract'
import { Button, NativeSelect, Text } from 'shared-ui'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import { type FormPart, fieldId, fieldProps } from './form-part.ts'
import classes from './trip-type-picker.module.css'

type Props = { part: FormPart; onChoose: (type: TripType) => void; onPutBack: (() => void) | undefined }

/** The three trip types; a local trip also has a local trip type. */
export function TripTypePicker({ part, onChoose, onPutBack }: Props) {
  const { trip, errors, set } = part
  const t = commonTexts()
  return (
    <>
      <div className={classes.types}>
        {TRIP_TYPES.map((type, position) => (
          <button
            key={type}
            id={position === 0 ? fieldId('tripType') : undefined}
            type="button"
            className={classes.type}
            aria-pressed={trip.tripType === type}
            onClick={() => onChoose(type)}
          >
            {t.tripTypes[type]}
          </button>
        ))}
      </div>
      {onPutBack && (
        <Button variant="light" mt="xs" onClick={onPutBack}>
          {bookingTexts().putBack}
        </Button>
      )}
      {errors.tripType && (
        <Text c="var(--danger)" size="sm" mt="xs">
          {errors.tripType}
        </Text>
      )}
      {trip.tripType === 'Local Trip' && (
        <NativeSelect
          {...fieldProps(part, 'localTripType')}
          mt="md"
          data={LOCAL_TRIP_TYPES.map((value) => ({ value, label: t.localTripTypes[value] }))}
          onChange={(event) => set({ localTripType: LOCAL_TRIP_TYPES[event.currentTarget.selectedIndex] })}
        />
      )}
    </>
  )
}
