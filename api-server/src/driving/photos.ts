import type { FastifyInstance } from 'fastify'
import { Id, refusedAs } from 'shared-api/contract'
import { z } from 'zod'
import { isUnavailable } from '../platform/database/unavailable.ts'
import { IMAGE_FILE } from '../platform/files/fields.ts'
import { photoFromUpload } from '../platform/files/pictures.ts'
import type { FormShape } from '../platform/files/read-form.ts'
import { newPrivateKey } from '../platform/files/storage.ts'

export const PHOTO_FORM: FormShape = { lists: [], files: { photo: IMAGE_FILE }, aliases: {} }
/** The photo of a receipt, and the expense that it is of. */
export const ExpensePhoto = z.strictObject({
  expense: Id,
  photo: refusedAs(z.instanceof(Buffer), IMAGE_FILE.problem).meta({ type: 'string', format: 'binary' }),
})

/**
 * Stores the photo of an expense, for the desk alone. The first one stays.
 * @throws AppError 404 for an unknown expense; RefusedFile for what is no picture
 */
export async function storePhoto(
  { driving, uploads }: Pick<FastifyInstance, 'driving' | 'uploads'>,
  bookingId: string,
  { expense, photo }: z.output<typeof ExpensePhoto>,
): Promise<void> {
  if (await driving.photoOf(bookingId, expense)) return
  const content = await photoFromUpload(photo, 'photo')
  const key = newPrivateKey('receipt.webp')
  await uploads.put(key, content)
  try {
    if (!(await driving.setPhoto(bookingId, expense, key))) await uploads.delete(key)
  } catch (error) {
    // The answer to the commit was lost: the expense may have it.
    if (!isUnavailable(error)) await uploads.delete(key)
    throw error
  }
}
