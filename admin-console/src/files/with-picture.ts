import type { FormEvent } from 'react'
import { toFirstError } from '../editing/first-error.ts'
import { commonTexts } from '../texts/common.ts'

type Submitted = FormEvent<HTMLFormElement> | undefined
type Form<Values> = {
  setFieldError: (field: 'imageUrl', error: string) => void
  onSubmit: (
    send: (values: Values, event: Submitted) => void | Promise<void>,
    toMissing: (errors: object, values: Values, event: Submitted) => void,
  ) => (event?: FormEvent<HTMLFormElement>) => void
}

/**
 * The submit of a form that needs a picture, which is not among its values: a missing picture is reported with the
 * other problems.
 */
export function withPicture<Values>(
  form: Form<Values>,
  picture: File | null,
  send: (values: Values, picture: File) => Promise<void>,
) {
  const toMissing = (errors: object, values: Values, event: Submitted) => {
    if (!picture) form.setFieldError('imageUrl', commonTexts().files.pictureRequired)
    toFirstError(errors, values, event)
  }
  return form.onSubmit((values, event) => (picture ? send(values, picture) : toMissing({}, values, event)), toMissing)
}
