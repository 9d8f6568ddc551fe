import { createCar } from 'shared-api/client'
import { staffUpload } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { CabForm, useCabForm } from './cab-form.tsx'
import { CAB_LABELS, NEW_CAB } from './cab-values.ts'

/** Adds a cab; success leads to the table (`specification §2`). */
export function CreateCab() {
  const state = useCabForm(NEW_CAB)
  const { form, picture } = state
  const { submit, ...sending } = useSubmit({
    form,
    labels: CAB_LABELS,
    failed: 'Failed to create car. Please try again.',
    saved: 'Car created successfully!',
    next: paths.cabs.href(),
  })

  const onSubmit = form.onSubmit((values) => {
    if (!picture) return form.setFieldError('imageUrl', 'Picture is required')
    return submit(async (options) => {
      await staffUpload({ picture }, (client) => createCar(client, values, picture, options))
      return true
    })
  }, toFirstError)

  return <CabForm {...state} {...sending} storedPicture="" submitLabel="Create" onSubmit={onSubmit} />
}
