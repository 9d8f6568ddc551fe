import { getTariff, updateTariff, type Versioned } from 'shared-api/client'
import { type Cab, type Tariff, TariffParts } from 'shared-api/contract'
import { Alert, Button, Link, Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { useIsOwner } from '../../components/owners-only.tsx'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useEdit } from '../../editing/use-record.tsx'
import type { Version } from '../../editing/use-versions.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { TariffForm, TariffView } from './tariff-form.tsx'
import { inputOf, type TariffValues, valuesOf } from './tariff-values.ts'
import { tariffLabels, tariffWords } from './tariff-words.ts'
import { useTariffForm } from './use-tariff-form.ts'

/** Reads a tariff for editing. */
export const readTariff = (id: string) => staffCall((client) => getTariff(client, id))

type Read = Versioned<{ tariff: Tariff }>
const versionOf = ({ reply, etag }: Read): Version<TariffValues> => ({ values: valuesOf(reply.tariff), etag })

type Props = { version: Read; cabs: readonly Cab[] }

/** A stored tariff: its form or, for a clerk and once it has been in force, its parts to read. */
export function EditTariff(props: Props) {
  const isOwner = useIsOwner()
  return isOwner && props.version.reply.tariff.editable ? <Edit {...props} /> : <Read {...props} />
}

function Edit({ version, cabs }: Props) {
  const { id } = version.reply.tariff
  const form = useTariffForm(valuesOf(version.reply.tariff))
  const texts = tariffsTexts().one
  const { send, sending, question } = useEdit<TariffValues, Read>({
    ...{ form, version, versionOf, words: tariffWords(), labels: tariffLabels(), show: form.setValues },
    ...{ failed: texts.notSaved, saved: texts.saved, next: useWayBack(paths.tariffs.href()) },
    read: () => readTariff(id),
    update: (values, { ifMatch }) =>
      staffCall((client) => updateTariff(client, id, TariffParts.parse(inputOf(values)), { ifMatch })),
  })
  return (
    <>
      <TariffForm
        {...{ form, cabs, ...sending }}
        submitLabel={texts.save}
        onSubmit={form.onSubmit(send, toFirstError)}
      />
      {question}
    </>
  )
}

function Read({ version, cabs }: Props) {
  const { tariff } = version.reply
  const form = useTariffForm(valuesOf(tariff))
  const isOwner = useIsOwner()
  const texts = tariffsTexts().one
  if (!isOwner)
    return (
      <Stack>
        <Alert title={texts.toRead}>{texts.toReadText}</Alert>
        <TariffView form={form} cabs={cabs} />
      </Stack>
    )
  return (
    <Stack>
      <Alert title={texts.wasInForce}>
        <Stack align="flex-start" gap="sm">
          {texts.wasInForceText}
          <Button component={Link} to={paths.createTariff.href(tariff.id)} variant="default" size="sm">
            {texts.copy}
          </Button>
        </Stack>
      </Alert>
      <TariffView form={form} cabs={cabs} />
    </Stack>
  )
}
