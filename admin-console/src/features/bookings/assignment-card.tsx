import { useRef, useState } from 'react'
import { type Assignment, hasDriver, isAssigned, isBooked, STEP } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Button, Group, Text } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { assignmentTexts } from '../../texts/assignment.ts'
import { ChooseAssignment } from './choose-assignment.tsx'
import { EarlierLegs } from './earlier-legs.tsx'
import { type BookingChange, useStep } from './use-step.ts'

/** Who drives which vehicle, and the way to choose them (docs/product.md, Assignment); nothing before it is confirmed. */
export function AssignmentCard(change: BookingChange) {
  const { status, assignment } = change.version.reply.booking
  const [changing, setChanging] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  // The pressed button gives way to others: the keyboard goes on from the card.
  const show = (form: boolean) => {
    setChanging(form)
    card.current?.focus()
  }
  if (!isBooked(status) && !assignment) return null
  const { title } = assignmentTexts()
  const asks = isBooked(status) || (hasDriver(status) && changing)
  return (
    <TitledCard title={title}>
      <section ref={card} tabIndex={-1} aria-label={title}>
        {asks && (
          <ChooseAssignment
            {...change}
            onCancel={assignment ? () => show(false) : undefined}
            onAssigned={() => show(false)}
          />
        )}
        {!asks && assignment && <Assigned assignment={assignment} />}
        {!asks && hasDriver(status) && <Steps {...change} onChange={() => show(true)} onTaken={() => show(false)} />}
        {!asks && <EarlierLegs {...change} />}
      </section>
    </TitledCard>
  )
}

function Assigned({ assignment: { vehicle, driver, code } }: { assignment: Assignment }) {
  const texts = assignmentTexts()
  return (
    <>
      <Facts
        facts={[
          [texts.vehicle, `${vehicle.registration ?? texts.noNumber}, ${vehicle.cab}`],
          [texts.driver, driver.name],
          [texts.mobile, driver.mobile && formatPhone(driver.mobile)],
          [texts.digits, code],
        ]}
      />
      <ContactLinks phone={driver.mobile} email="" subject="" name={driver.name} />
    </>
  )
}

type StepsProps = BookingChange & { onChange: () => void; onTaken: () => void }

function Steps({ onChange, onTaken, ...change }: StepsProps) {
  const { step, busy, refusal } = useStep(change)
  const { status } = change.version.reply.booking
  const texts = assignmentTexts()
  const takeBack = async () => {
    if (await step(STEP.confirm)) onTaken()
  }
  return (
    <>
      <Refusal text={refusal} mt="md" />
      <Text size="sm" c="dimmed" mt="md">
        {texts.digitsHint}
      </Text>
      <Group mt="sm" gap="xs" data-screen-only>
        <Button size="sm" variant="default" onClick={onChange}>
          {isAssigned(status) ? texts.change : texts.another}
        </Button>
        {isAssigned(status) && (
          <ActionButton size="sm" variant="default" loading={busy !== null} onClick={() => busy === null && takeBack()}>
            {texts.takeBack}
          </ActionButton>
        )}
      </Group>
    </>
  )
}
