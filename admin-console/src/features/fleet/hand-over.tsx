import { useState } from 'react'
import { getHandOver, handOver } from 'shared-api/client'
import type { HandOverQuery, HandOverReply } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Button, NativeSelect, SimpleGrid, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { SendForm } from '../../editing/send-form.tsx'
import { useSend } from '../../editing/use-send.ts'
import { fleetTexts } from '../../texts/fleet.ts'

type Props = Pick<HandOverQuery, 'owner' | 'id'>

/** Gives all trips of a vehicle or driver on some days to another (docs/product.md, Not available). */
export function HandOver(props: Props) {
  const [opened, setOpened] = useState(false)
  if (opened) return <Trips {...props} />
  return (
    <div>
      <Button variant="default" onClick={() => setOpened(true)}>
        {fleetTexts().handOver.title}
      </Button>
    </div>
  )
}

function Trips({ owner, id }: Props) {
  const texts = fleetTexts().handOver
  const [from, setFrom] = useState(istDay(Date.now()))
  const [until, setUntil] = useState(from)
  const of = { owner, id, from, until: until < from ? from : until }
  const query = useSWR(['/api/v1/hand-over', of], () => staffCall((client) => getHandOver(client, of)))
  return (
    <TitledCard title={texts.title}>
      <Stack maw="44rem">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayField label={texts.from} value={from} onChange={(day) => day && setFrom(day)} />
          <DayField label={texts.until} value={of.until} min={from} onChange={(day) => day && setUntil(day)} />
        </SimpleGrid>
        <Loaded query={query} what={texts.what}>
          {(found) =>
            found.trips.length === 0 ? (
              <Text c="dimmed">{texts.none}</Text>
            ) : (
              <Choice of={of} found={found} onGiven={() => void query.mutate()} />
            )
          }
        </Loaded>
      </Stack>
    </TitledCard>
  )
}

type ChoiceProps = { of: HandOverQuery; found: HandOverReply; onGiven: () => void }

function Choice({ of, found: { trips, choices }, onGiven }: ChoiceProps) {
  const { notify } = useShell()
  const texts = fleetTexts().handOver
  const form = useForm({
    initialValues: { to: '', why: '' },
    validate: ({ to, why }) => ({ ...(!to && { to: texts.choose }), ...(!why.trim() && { why: texts.whyMissing }) }),
  })
  const sending = useSend(form, { to: texts.to, why: texts.why }, async ({ to, why }) => {
    await staffCall((client) => handOver(client, { ...of, to, why: why.trim() }))
    notify({ kind: 'success', message: texts.given({ name: choices.find((one) => one.id === to)?.name ?? '' }) })
    onGiven()
  })
  const items = choices.map(({ id: value, name, emptyKm, inTheWay }) => ({
    value,
    label: inTheWay.length === 0 ? texts.choice({ name, km: emptyKm }) : texts.notFree({ name }),
  }))
  const references = trips.map(({ reference }) => reference).join(', ')
  return (
    <SendForm {...sending} button={texts.give} narrow>
      <Text>{texts.trips({ count: trips.length, references })}</Text>
      <NativeSelect
        label={texts.to}
        data={[{ value: '', label: texts.choose }, ...items]}
        required
        {...form.getInputProps('to')}
      />
      <TextInput label={texts.why} required maxLength={200} {...form.getInputProps('why')} />
    </SendForm>
  )
}
