import { getCar, updateCar, type Versioned } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { staffCall, staffUpload } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { type ChosenFile, fileWords } from '../../editing/chosen-file.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useEdit } from '../../editing/use-record.tsx'
import type { Version } from '../../editing/use-versions.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { CabForm, useCabForm } from './cab-form.tsx'
import { type CabEdits, cabFields, cabLabels, cabWords, valuesOf } from './cab-values.ts'

/** Reads a cab for editing. */
export const readCab = (id: string) => staffCall((client) => getCar(client, id))

type Edited = CabEdits & { picture: ChosenFile }
const editedWords = (): FieldWords<Edited> => ({
  ...cabWords(),
  picture: fileWords(catalogueTexts().pictures.picture),
})

const versionOf = ({ reply: { car }, etag }: Versioned<{ car: Cab }>): Version<Edited> => ({
  values: { ...valuesOf(car), picture: { stored: car.imageUrl, file: null } },
  etag,
})

type Props = { version: Versioned<{ car: Cab }> }

/** Edits a stored cab; success leads back to the table. */
export function EditCab({ version }: Props) {
  const { _id: id } = version.reply.car
  const t = cabsTexts()
  const state = useCabForm(valuesOf(version.reply.car))
  const { form, picture, setPicture } = state
  const { send, sending, question } = useEdit({
    form,
    labels: cabLabels(),
    failed: t.notUpdated,
    saved: t.updated,
    next: useWayBack(paths.cabs.href()),
    ...{ words: editedWords(), version, versionOf },
    read: () => readCab(id),
    update: ({ picture: chosen, ...fields }, upload) => {
      const files = { picture: chosen.file ?? undefined }
      const first = chosen.file || !chosen.stored ? {} : { imageUrl: chosen.stored }
      const car = { ...cabFields(fields), ...first }
      return staffUpload(files, (client) => updateCar(client, id, car, { ...upload, ...files }))
    },
    show: ({ picture: chosen, ...fields }) => {
      form.setValues({ ...fields, cover: chosen.stored ?? '', isStoring: false })
      setPicture(chosen.file)
    },
  })
  const onSubmit = form.onSubmit(
    ({ cover, ...values }) => send({ ...values, picture: { stored: cover, file: picture } }),
    toFirstError,
  )
  return (
    <>
      <CabForm {...state} {...sending} submitLabel={t.save} onSubmit={onSubmit} />
      {question}
    </>
  )
}
