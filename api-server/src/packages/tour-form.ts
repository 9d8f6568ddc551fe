import { TourFields, TourUpdate } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PDF_FILE, PdfOrLink, PdfUpload, PictureOrLink, PictureUpload } from '../platform/files/fields.ts'
import type { FormShape } from '../platform/files/read-form.ts'

export const TOUR_FORM: FormShape = {
  lists: ['category', 'services'],
  files: { imageUrl: IMAGE_FILE, pdf: PDF_FILE },
  aliases: { image: 'imageUrl', noOfPersons: 'numberOfPersons' },
}

/** The one category of a tour, also where a form sends it as a list of one (docs/product.md, Package fields). */
const oneCategory = (value: unknown): unknown => {
  if (!Array.isArray(value) || value.length !== 1) return value
  const [item]: unknown[] = value
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : item
}

export const TourCreate = z.strictObject({
  ...TourFields.shape,
  category: z.preprocess(oneCategory, TourFields.shape.category),
  imageUrl: PictureUpload.optional(),
  pdf: PdfUpload.optional(),
})
export const TourChange = z.strictObject({
  ...TourUpdate.shape,
  category: z.preprocess(oneCategory, TourUpdate.shape.category),
  imageUrl: PictureOrLink.optional(),
  pdf: PdfOrLink.optional(),
})
