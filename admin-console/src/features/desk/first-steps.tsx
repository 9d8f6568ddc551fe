import type { FirstStep } from 'shared-api/contract'
import { Anchor, Group, Link, Stack, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { useIsOwner } from '../../components/owners-only.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { useAction } from '../../editing/use-action.ts'
import { deskTexts } from '../../texts/desk.ts'

/** Where a step is done; mail is set on the server. */
const HREFS: Record<FirstStep, string | null> = {
  company: paths.settings.href('company'),
  gstin: paths.settings.href('money'),
  tariff: paths.tariffs.href(),
  cabs: paths.createCab.href(),
  vehicles: paths.createVehicle.href(),
  drivers: paths.createDriver.href(),
  mail: null,
}

type Props = {
  steps: readonly FirstStep[]
  /** Says, as a setting, that the company has no GSTIN. */
  sayNoGstin: () => Promise<unknown>
  onChanged: () => void
}

/** What a new company still has to set, for owners; nothing once all is done. */
export function FirstSteps({ steps, sayNoGstin, onChanged }: Props) {
  const { title, note, steps: names } = deskTexts().firstSteps
  if (!useIsOwner() || steps.length === 0) return null
  return (
    <TitledCard title={title} id="first-steps" screenOnly>
      <Text mb="sm">{note}</Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={title}>
        {steps.map((step) => (
          <Group key={step} component="li" gap="sm">
            <StepName name={names[step]} href={HREFS[step]} />
            {step === 'gstin' && <NoGstin say={sayNoGstin} onSaid={onChanged} />}
          </Group>
        ))}
      </Stack>
    </TitledCard>
  )
}

const StepName = ({ name, href }: { name: string; href: string | null }) =>
  href === null ? (
    <Text>{name}</Text>
  ) : (
    <Anchor component={Link} to={href}>
      {name}
    </Anchor>
  )

function NoGstin({ say, onSaid }: { say: () => Promise<unknown>; onSaid: () => void }) {
  const { notify } = useShell()
  const texts = deskTexts().firstSteps
  const send = async () => {
    await say()
    notify({ kind: 'success', message: texts.noGstinSaved })
    onSaid()
  }
  const { busy, act } = useAction(send, { textOf: (cause) => texts.notSaved({ why: problemText(cause) }) })
  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={act}>
      {texts.noGstin}
    </ActionButton>
  )
}
