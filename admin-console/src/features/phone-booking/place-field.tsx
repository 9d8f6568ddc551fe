import { useState } from 'react'
import { findCity } from 'shared-api/geography'
import type { DeskPlace } from 'shared-api/message/places'
import { Button, NativeSelect, SearchField, Text } from 'shared-ui'
import useSWR from 'swr'
import { cityChoices } from '../../components/city-choices.ts'
import { cityText, stateText } from '../../components/city-text.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import type { BookingForm } from './use-booking-form.ts'

type Props = { end: 'from' | 'to'; booking: Pick<BookingForm, 'form' | 'field' | 'choosePlace'> }

const loadPlaces = () => import('shared-api/message/places')

/** So many places are offered for a text that is not surely one of them. */
const OFFERED = 3

/**
 * One end of the trip by any name of it in six scripts, as on the site; a place that the search does not know is kept as it
 * was typed, with a city near it.
 */
export function PlaceField({ end, booking: { form, field, choosePlace } }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  const { labels, place: t } = phoneBookingTexts()
  const [cityId, place] = [form.values[end], form.values[`${end}Place`]]
  // Not before there is a text to look for: the names are larger than the form.
  const { data: known, error: missing } = useSWR(typed !== null || place !== '' ? 'known-places' : null, loadPlaces)
  const shown = typed ?? (place || cityText(cityId))
  const found = known?.deskPlaces(shown) ?? []
  const isNone = typed === null ? !known?.isKnownPlace(cityId, place) : found.length === 0
  const isUnknown = (known || missing) && (typed ?? place).trim() !== '' && isNone
  const take = (cityId: string, place: string) => {
    setTyped(null)
    setAsks(false)
    choosePlace(end, { cityId, place })
  }
  const pick = (one: DeskPlace | undefined) => one && take(one.cityId, one.kind === 'city' ? '' : one.name)
  const keepTyped = () => take('', (typed ?? '').trim())
  const leave = async () => {
    if (typed === null) return
    if (typed.trim() === '') return setTyped(null)
    // Who types fast is gone before the names have come.
    const places = (known ?? (await loadPlaces().catch(() => null)))?.deskPlaces(typed) ?? []
    const sure = places.find(({ isSure }) => isSure)
    if (sure) pick(sure)
    else if (places.length > 0) setAsks(true)
    else keepTyped()
  }
  const type = (text: string) => {
    setTyped(text)
    setAsks(false)
    if (cityId !== '' || place !== '') choosePlace(end, { cityId: '', place: '' })
  }
  return (
    <div>
      <SearchField
        id={end}
        name={end}
        label={labels[end]}
        placeholder={t.hint}
        required
        {...field(end)}
        value={shown}
        options={found.map(optionOf)}
        takesFirst={found[0]?.isSure ?? false}
        onText={type}
        onPick={(value) => pick(found.find((one) => keyOf(one) === value))}
        onLeave={() => void leave()}
        load={loadPlaces}
        onMissing={() => {}}
      />
      {asks && typed !== null && (
        <Text size="sm" mt="xs" component="div" role="group" aria-label={t.which}>
          {t.which}{' '}
          {found.slice(0, OFFERED).map((one) => (
            <Button key={keyOf(one)} variant="subtle" size="compact-sm" onClick={() => pick(one)}>
              {nameOf(one)}
            </Button>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={keepTyped}>
            {t.noneOfThese}
          </Button>
        </Text>
      )}
      {/* Stays while a city is chosen by the arrow keys. */}
      {isUnknown && (
        <NativeSelect
          mt="xs"
          label={t.nearCity({ end: labels[end] })}
          description={t.unknown}
          data={cityChoices(phoneBookingTexts().trip.chooseCity)}
          value={cityId}
          onChange={({ currentTarget }) => choosePlace(end, { cityId: currentTarget.value, place: shown.trim() })}
        />
      )}
    </div>
  )
}

const keyOf = ({ name, cityId }: DeskPlace): string => `${cityId} ${name}`
const nameOf = ({ name, kind, cityId }: DeskPlace): string => (kind === 'city' ? cityText(cityId) : name)

const optionOf = (one: DeskPlace) => ({
  value: keyOf(one),
  label: nameOf(one),
  hint: [one.called, hintOf(one)].filter(Boolean).join(' · '),
})

/** The state of a city; of another place what it is and near which city. */
function hintOf({ kind, cityId }: DeskPlace): string {
  if (kind === 'city') return stateText(findCity(cityId)?.stateCode ?? '')
  const { near, kinds } = phoneBookingTexts().place
  return near({ kind: kinds[kind], city: cityText(cityId) })
}
