import { createCar } from 'shared-api/client'
import { staffUpload } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { useAdd } from '../../editing/use-record.tsx'
import { withPicture } from '../../files/with-picture.ts'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { CabForm, useCabForm } from './cab-form.tsx'
import { type CabValues, cabFields, cabLabels, NEW_CAB } from './cab-values.ts'

/** Adds a cab; success leads to the table (docs/product.md, Cabs at the desk), where it is the last one. */
export function CreateCab() {
  const t = cabsTexts()
  const state = useCabForm(NEW_CAB)
  const { form, picture } = state
  const { send, sending } = useAdd({
    form,
    labels: cabLabels(),
    failed: t.notCreated,
    saved: t.created,
    next: onLastPage(paths.cabs.href()),
    create: ({ values, picture }: { values: CabValues; picture: File }, options) =>
      staffUpload({ picture }, (client) => createCar(client, cabFields(values), picture, options)),
  })
  const onSubmit = withPicture(form, picture, (values, picture) => send({ values, picture }))
  return <CabForm {...state} {...sending} submitLabel={t.create} onSubmit={onSubmit} />
}
