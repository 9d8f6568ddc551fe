import { type ReactNode, useMemo } from 'react'
import type { Cab } from 'shared-api/contract'
import { SimpleGrid, Stack, Text, TextInput } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { FormFooter } from '../../editing/form-footer.tsx'
import type { RecordFormProps } from '../../editing/record-form.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Cancellation } from './cancellation.tsx'
import { Differences } from './differences.tsx'
import { Folded } from './folded.tsx'
import { LocalPackages } from './local-packages.tsx'
import { PassedOn } from './passed-on.tsx'
import { Rates } from './rates.tsx'
import { Seasons } from './seasons.tsx'
import { Surcharges } from './surcharges.tsx'
import { TariffGrid } from './tariff-grid.tsx'
import { tariffOf } from './tariff-values.ts'
import { Tax } from './tax.tsx'
import { TryOut } from './try-out.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = RecordFormProps & { form: TariffFormState; cabs: readonly Cab[] }

/** The parts of a tariff, and below them what trips cost by it (docs/product.md, Tariffs at the desk). */
export function TariffForm({ form, cabs, submitLabel, onSubmit, failure, progress, done }: Props) {
  const cancelHref = useWayBack(paths.tariffs.href())
  return (
    <Beside form={form} cabs={cabs}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TariffParts form={form} cabs={cabs} busy={progress !== null} />
          <FormFooter
            failure={failure}
            errors={form.errors}
            busy={progress !== null}
            submitLabel={submitLabel}
            cancelHref={cancelHref}
          />
        </Stack>
        <UnsavedGuard unsaved={!done && form.isDirty()} />
      </form>
    </Beside>
  )
}

/** A tariff that has been in force: nothing can be changed. */
export const TariffView = ({ form, cabs }: Pick<Props, 'form' | 'cabs'>) => (
  <Beside form={form} cabs={cabs}>
    <TariffParts form={form} cabs={cabs} busy />
  </Beside>
)

/** The grid lies between the others: in fields that are shut the keyboard could not scroll it. */
function TariffParts({ form, cabs, busy }: Pick<Props, 'form' | 'cabs'> & { busy: boolean }) {
  const { parts, tax, folded, grid } = tariffsTexts().form
  const { rates, localPackages, passedOn, seasons, cancellation, advancePercent } = form.values
  const count = (list: readonly unknown[]) => folded.count({ count: list.length })
  return (
    <Stack>
      <SentFields busy={busy}>
        <TextInput label={parts.name} required {...form.getInputProps('name')} />
      </SentFields>
      <TitledCard title={grid.caption}>
        <TariffGrid form={form} cabs={cabs} busy={busy} />
      </TitledCard>
      <SentFields busy={busy}>
        <Folded form={form} title={parts.rates} paths={['rates']} says={count(rates)}>
          <Rates form={form} />
        </Folded>
        <Folded form={form} title={parts.localPackages} paths={['localPackages']} says={count(localPackages)}>
          <LocalPackages form={form} />
        </Folded>
        <Folded form={form} title={parts.surcharges} paths={['surcharges']} says={folded.surcharges}>
          <Surcharges form={form} />
        </Folded>
        <Folded form={form} title={parts.passedOn} paths={['passedOn']} says={count(passedOn)}>
          <PassedOn form={form} />
        </Folded>
        <Folded
          form={form}
          title={tax}
          paths={['gst', 'roundTo', 'advancePercent']}
          says={folded.advance({ percent: advancePercent || '0' })}
        >
          <Tax form={form} />
        </Folded>
        <Folded form={form} title={parts.seasons} paths={['seasons']} says={count(seasons)}>
          <Seasons form={form} />
        </Folded>
        <Folded form={form} title={parts.cancellation} paths={['cancellation']} says={count(cancellation.steps)}>
          <Cancellation form={form} />
        </Folded>
      </SentFields>
    </Stack>
  )
}

type BesideProps = { form: TariffFormState; cabs: readonly Cab[]; children: ReactNode }

function Beside({ form, cabs, children }: BesideProps) {
  const texts = tariffsTexts().form
  const tariff = useMemo(() => tariffOf(form.values), [form.values])
  return (
    <Stack gap="lg">
      {children}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <TitledCard title={texts.tryIt}>{tariff ? <TryOut tariff={tariff} cabs={cabs} /> : <NotYet />}</TitledCard>
        <TitledCard title={texts.against}>
          {tariff ? <Differences tariff={tariff} cabs={cabs} /> : <NotYet />}
        </TitledCard>
      </SimpleGrid>
    </Stack>
  )
}

const NotYet = () => <Text c="dimmed">{tariffsTexts().form.notYet}</Text>
