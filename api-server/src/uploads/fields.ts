import { Link, UPLOADS } from 'shared-api/contract'
import { z } from 'zod'
import { PICTURE_TAKES } from './pictures.ts'

const PDF_TAKES = 'pdf takes a PDF file of at most 20 MB'

/** The file fields that forms have, for `formAsBody`. */
export const IMAGE_FILE = { maxBytes: UPLOADS.picture.maxBytes, takes: PICTURE_TAKES }
export const PDF_FILE = { maxBytes: UPLOADS.pdf.maxBytes, takes: PDF_TAKES }

/** An uploaded picture or PDF in a body that `formAsBody` made. */
const upload = (takes: string) =>
  z.instanceof(Buffer, { error: takes }).meta({ type: 'string', format: 'binary', description: takes })
export const PictureUpload = upload(PICTURE_TAKES)
export const PdfUpload = upload(PDF_TAKES)

/** A new file or, as an edit may send back what is stored, an address. */
export const PictureOrLink = z.union([PictureUpload, Link], { error: `${PICTURE_TAKES}, or its address` })
export const PdfOrLink = z.union([PdfUpload, Link], { error: `${PDF_TAKES}, or its address` })
