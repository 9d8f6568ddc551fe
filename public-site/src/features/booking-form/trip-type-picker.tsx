import { LOCAL_TRIP_TYPES, TRIP_TYPES, type TripType } from 'shared-api/contract'
import { NativeSelect, Text } from 'shared-ui'
import { type FormPart, fieldId, fieldProps } from './form-part.ts'
import classes from './trip-type-picker.module.css'

/** The words on the buttons (`specification §2`). */
const BUTTON: Record<TripType, string> = {
  Outstation: 'Out Station',
  'Local Trip': 'Local Trip',
  'Drop Trip': 'Drop Trip',
}

type Props = { part: FormPart; onChoose: (type: TripType) => void }

/** The three trip types; a local trip has a type of its own. */
export function TripTypePicker({ part, onChoose }: Props) {
  const { trip, errors, set } = part
  return (
    <>
      <div className={classes.types}>
        {TRIP_TYPES.map((type, position) => (
          <button
            key={type}
            id={position === 0 ? fieldId('triptype') : undefined}
            type="button"
            className={classes.type}
            aria-pressed={trip.triptype === type}
            onClick={() => onChoose(type)}
          >
            {BUTTON[type]}
          </button>
        ))}
      </div>
      {errors.triptype && (
        <Text c="var(--danger)" size="sm" mt="xs">
          {errors.triptype}
        </Text>
      )}
      {trip.triptype === 'Local Trip' && (
        <NativeSelect
          {...fieldProps(part, 'LocalTripType')}
          mt="md"
          data={[...LOCAL_TRIP_TYPES]}
          onChange={(event) => set({ LocalTripType: LOCAL_TRIP_TYPES[event.currentTarget.selectedIndex] })}
        />
      )}
    </>
  )
}
