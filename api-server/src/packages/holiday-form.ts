import { HolidayFields, HolidayUpdate } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PDF_FILE, PdfOrLink, PdfUpload, PictureOrLink, PictureUpload } from '../platform/files/fields.ts'
import type { FormShape } from '../platform/files/read-form.ts'

export const HOLIDAY_FORM: FormShape = {
  lists: ['category', 'services'],
  files: { imageUrl: IMAGE_FILE, pdf: PDF_FILE },
  aliases: { image: 'imageUrl' },
}

export const HolidayCreate = z.strictObject({
  ...HolidayFields.shape,
  imageUrl: PictureUpload.optional(),
  pdf: PdfUpload.optional(),
})
export const HolidayChange = z.strictObject({
  ...HolidayUpdate.shape,
  imageUrl: PictureOrLink.optional(),
  pdf: PdfOrLink.optional(),
})
