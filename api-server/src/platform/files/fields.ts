import { Link, UPLOADS } from 'shared-api/contract'
import { z } from 'zod'
import { invalid } from '../http/problems.ts'
import { PICTURE_TAKES } from './pictures.ts'
import { isKey } from './storage.ts'

const PDF_TAKES = 'pdf takes a PDF file of at most 20 MB'

/** The file fields that forms have, for `formAsBody`. */
export const IMAGE_FILE = { maxBytes: UPLOADS.picture.maxBytes, takes: PICTURE_TAKES }
export const PDF_FILE = { maxBytes: UPLOADS.pdf.maxBytes, takes: PDF_TAKES }

/** An uploaded picture or PDF in a body that `formAsBody` made. */
const upload = (takes: string) =>
  z.instanceof(Buffer, { error: takes }).meta({ type: 'string', format: 'binary', description: takes })
export const PictureUpload = upload(PICTURE_TAKES)
export const PdfUpload = upload(PDF_TAKES)

const PICTURE_OR_LINK_TAKES = `${PICTURE_TAKES}, or the address of one that was uploaded here, as /uploads/…/640.webp`

/** A new file or, as an edit may send back what is stored, an address. */
export const PictureOrLink = z.union([PictureUpload, Link], { error: PICTURE_OR_LINK_TAKES })
export const PdfOrLink = z.union([PdfUpload, Link], { error: `${PDF_TAKES}, or its address` })

/**
 * Refuses the address of another website: the policy of our pages does not show its pictures. A record that has one
 * keeps it.
 * @throws AppError 400
 */
export function refuseForeignPicture(imageUrl: Buffer | string | undefined, stored: string): void {
  if (typeof imageUrl !== 'string' || imageUrl === stored || isUploadedPicture(imageUrl)) return
  throw invalid([{ path: 'imageUrl', message: PICTURE_OR_LINK_TAKES }])
}

const isUploadedPicture = (url: string) =>
  url.startsWith('/uploads/') && url.endsWith('.webp') && isKey(url.slice('/uploads/'.length))
