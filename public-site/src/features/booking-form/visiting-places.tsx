import { useRef } from 'react'
import { MAX_PLACES } from 'shared-api/contract'
import { ActionIcon, Button } from 'shared-ui'
import { CloseIcon, PlusIcon } from 'shared-ui/icons'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { bookingTexts } from '../../texts/booking.ts'
import { type FormPart, fieldId } from './form-part.ts'
import classes from './visiting-places.module.css'

/** The places that an Outstation trip visits, in their order; blank ones are left out of the booking. */
export function VisitingPlaces({ part }: { part: FormPart }) {
  const { trip, errors, set } = part
  const t = bookingTexts()
  const addButton = useRef<HTMLButtonElement>(null)
  const places = trip.visitingPlaces
  const paths = places.map((_place, at) => `visitingPlaces.${at}`)

  const change = (at: number, text: string) => set({ visitingPlaces: places.with(at, text) })
  const add = () => set({ visitingPlaces: [...places, ''] })
  const remove = (at: number) => {
    set({ visitingPlaces: places.toSpliced(at, 1) })
    // The button under the finger goes: the focus moves to one that stays.
    addButton.current?.focus()
  }

  return (
    <div className={classes.places}>
      {paths.map((path, at) => (
        <div key={path} className={classes.place}>
          <CapitalisedInput
            id={fieldId(path)}
            label={t.place({ number: at + 1 })}
            value={places[at]}
            error={errors[path]}
            maxLength={200}
            autoComplete="off"
            onText={(text) => change(at, text)}
          />
          <ActionIcon
            aria-label={t.removePlace({ number: at + 1 })}
            className={classes.remove}
            onClick={() => remove(at)}
          >
            <CloseIcon />
          </ActionIcon>
        </div>
      ))}
      <Button
        ref={addButton}
        variant="light"
        leftSection={<PlusIcon />}
        disabled={places.length >= MAX_PLACES}
        onClick={add}
      >
        {t.addPlace}
      </Button>
    </div>
  )
}
