import { type Assignment, hasDriver, isAsked, isAssigned, isBooked, STEP } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Button, Group, Stack, Text } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { assignmentTexts } from '../../texts/assignment.ts'
import type { ChosenBefore } from './assign-form.tsx'
import { DrivingPart } from './driving-part.tsx'
import { EarlierLegs } from './earlier-legs.tsx'
import { Proposals } from './proposals.tsx'
import { type BookingChange, useStep } from './use-step.ts'

type Props = BookingChange & { onChoose: (chosen: ChosenBefore) => void }

/** Who drives which vehicle, or the nearest that could, and what the driver reported (docs/product.md, Assignment). */
export function AssignmentCard({ onChoose, ...change }: Props) {
  const { booking } = change.version.reply
  const { status, assignment } = booking
  const texts = assignmentTexts()
  if (!isAsked(status) && !isBooked(status) && !assignment) return null
  return (
    <TitledCard title={texts.title}>
      <Stack component="section" gap="sm" aria-label={texts.title}>
        {isAsked(status) && <Text c="dimmed">{texts.confirmFirst}</Text>}
        {isBooked(status) && <Proposals booking={booking} onChoose={onChoose} />}
        {assignment && <Assigned assignment={assignment} />}
        {hasDriver(status) && <Steps {...change} onChange={() => onChoose({})} />}
        <EarlierLegs {...change} />
        <DrivingPart booking={booking} />
      </Stack>
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

function Steps({ onChange, ...change }: BookingChange & { onChange: () => void }) {
  const { step, busy, refusal } = useStep(change)
  const { status } = change.version.reply.booking
  const texts = assignmentTexts()
  return (
    <>
      <Refusal text={refusal} />
      <Text size="sm" c="dimmed">
        {texts.digitsHint}
      </Text>
      <Group gap="xs" tabIndex={-1} data-screen-only>
        <Button size="sm" variant="default" onClick={onChange}>
          {isAssigned(status) ? texts.change : texts.another}
        </Button>
        {isAssigned(status) && (
          <ActionButton
            size="sm"
            variant="default"
            loading={busy !== null}
            onClick={() => busy === null && step(STEP.confirm)}
          >
            {texts.takeBack}
          </ActionButton>
        )}
      </Group>
    </>
  )
}
