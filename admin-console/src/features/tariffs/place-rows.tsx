import type { ReactNode } from 'react'
import { states } from 'shared-api/geography'
import { Button, Group, NativeSelect, Text } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { cityText } from '../../components/city-text.ts'
import { FieldGroup } from '../../components/field-group.tsx'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'

type Props = {
  legend: string
  none: string
  /** Ids of cities or, where `withStates`, codes of states too. */
  places: readonly string[]
  withStates?: boolean
  onAdd: (place: string) => void
  onRemove: (place: string) => void
  /** What stands beside a place. */
  children?: (place: string) => ReactNode
}

const stateChoices = () =>
  states.map(({ code, name }) => ({
    value: code.toLowerCase(),
    label: tariffsTexts().form.places.allOf({ state: sharedTexts().states[code] ?? name }),
  }))
const placeName = (place: string) => stateChoices().find(({ value }) => value === place)?.label ?? cityText(place)

/** A list of cities and states in the tariff form. */
export function PlaceRows({ legend, none, places, withStates = false, onAdd, onRemove, children }: Props) {
  const texts = tariffsTexts().form.places
  const [first, ...cities] = cityChoices(texts.add)
  const choices = [
    ...(first ? [first] : []),
    ...(withStates ? [{ group: texts.states, items: stateChoices() }] : []),
    ...cities,
  ]
  return (
    <FieldGroup legend={legend}>
      {places.length === 0 && <Text c="dimmed">{none}</Text>}
      {places.map((place) => (
        <Group key={place} justify="space-between" wrap="nowrap">
          <Text>{placeName(place)}</Text>
          <Group gap="xs" wrap="nowrap">
            {children?.(place)}
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.removeOne({ place: placeName(place) })}
              onClick={() => onRemove(place)}
            >
              {texts.remove}
            </Button>
          </Group>
        </Group>
      ))}
      <NativeSelect
        aria-label={texts.addTo({ list: legend })}
        data={choices}
        value=""
        onChange={({ currentTarget: { value } }) => value && !places.includes(value) && onAdd(value)}
      />
    </FieldGroup>
  )
}
