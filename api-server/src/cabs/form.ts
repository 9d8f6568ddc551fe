import { CabFields, CabUpdate } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PictureOrLink, PictureUpload } from '../platform/files/fields.ts'
import type { FormShape } from '../platform/files/read-form.ts'

export const CAB_FORM: FormShape = {
  lists: ['category', 'pictures', 'pictureTexts'],
  records: ['translations'],
  files: { imageUrl: IMAGE_FILE },
  aliases: { image: 'imageUrl' },
}

/** A new cab with its picture, which is required (docs/product.md, Cab fields). */
export const CabCreate = z.strictObject({ ...CabFields.shape, imageUrl: PictureUpload })
export const CabChange = z.strictObject({ ...CabUpdate.shape, imageUrl: PictureOrLink.optional() })
