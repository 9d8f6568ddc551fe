import type { ReactNode } from 'react'
import { cityName, states } from 'shared-api/geography'
import { Button, Group, NativeSelect, Text } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { FieldGroup } from '../../components/field-group.tsx'

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

const STATES = states.map(({ code, name }) => ({ value: code.toLowerCase(), label: `All of ${name}` }))
const placeName = (place: string) => STATES.find(({ value }) => value === place)?.label ?? cityName(place)

/** A list of cities and states in the tariff form. */
export function PlaceRows({ legend, none, places, withStates = false, onAdd, onRemove, children }: Props) {
  const [first, ...cities] = cityChoices('Add a place')
  const choices = [...(first ? [first] : []), ...(withStates ? [{ group: 'States', items: STATES }] : []), ...cities]
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
              aria-label={`Remove ${placeName(place)}`}
              onClick={() => onRemove(place)}
            >
              Remove
            </Button>
          </Group>
        </Group>
      ))}
      <NativeSelect
        aria-label={`Add a place: ${legend}`}
        data={choices}
        value=""
        onChange={({ currentTarget: { value } }) => value && !places.includes(value) && onAdd(value)}
      />
    </FieldGroup>
  )
}
