import { type FormEventHandler, type ReactNode, useMemo } from 'react'
import type { Cab } from 'shared-api/contract'
import { SimpleGrid, Stack, Text, TextInput } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { FormFooter } from '../../editing/form-footer.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Cancellation } from './cancellation.tsx'
import { Differences } from './differences.tsx'
import { LocalPackages } from './local-packages.tsx'
import { PassedOn } from './passed-on.tsx'
import { Rates } from './rates.tsx'
import { Seasons } from './seasons.tsx'
import { Surcharges } from './surcharges.tsx'
import classes from './tariff-form.module.css'
import { tariffOf } from './tariff-values.ts'
import { Tax } from './tax.tsx'
import { TryOut } from './try-out.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = {
  form: TariffFormState
  cabs: readonly Cab[]
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  failure: string | null
  progress: number | null
  done: boolean
}

/** The parts of a tariff, and beside them what trips cost by it (docs/product.md, Tariffs at the desk). */
export function TariffForm({ form, cabs, submitLabel, onSubmit, failure, progress, done }: Props) {
  const cancelHref = useWayBack(paths.tariffs.href())
  return (
    <Beside form={form} cabs={cabs}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <SentFields busy={progress !== null}>
            <TariffParts form={form} />
          </SentFields>
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
    <SentFields busy>
      <TariffParts form={form} />
    </SentFields>
  </Beside>
)

function TariffParts({ form }: { form: TariffFormState }) {
  const { parts, tax } = tariffsTexts().form
  return (
    <>
      <TextInput label={parts.name} required {...form.getInputProps('name')} />
      <TitledCard title={parts.rates}>
        <Rates form={form} />
      </TitledCard>
      <TitledCard title={parts.localPackages}>
        <LocalPackages form={form} />
      </TitledCard>
      <TitledCard title={parts.surcharges}>
        <Surcharges form={form} />
      </TitledCard>
      <TitledCard title={parts.passedOn}>
        <PassedOn form={form} />
      </TitledCard>
      <TitledCard title={tax}>
        <Tax form={form} />
      </TitledCard>
      <TitledCard title={parts.seasons}>
        <Seasons form={form} />
      </TitledCard>
      <TitledCard title={parts.cancellation}>
        <Cancellation form={form} />
      </TitledCard>
    </>
  )
}

type BesideProps = { form: TariffFormState; cabs: readonly Cab[]; children: ReactNode }

function Beside({ form, cabs, children }: BesideProps) {
  const texts = tariffsTexts().form
  const tariff = useMemo(() => tariffOf(form.values), [form.values])
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {children}
      <Stack className={classes.beside}>
        <TitledCard title={texts.tryIt}>{tariff ? <TryOut tariff={tariff} cabs={cabs} /> : <NotYet />}</TitledCard>
        <TitledCard title={texts.against}>
          {tariff ? <Differences tariff={tariff} cabs={cabs} /> : <NotYet />}
        </TitledCard>
      </Stack>
    </SimpleGrid>
  )
}

const NotYet = () => <Text c="dimmed">{tariffsTexts().form.notYet}</Text>
