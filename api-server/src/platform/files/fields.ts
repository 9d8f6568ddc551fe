import { type CodedProblem, Link, refusedAs, UPLOADS } from 'shared-api/contract'
import { wordsOf } from 'shared-api/languages/words'
import { z } from 'zod'
import { sharedTexts } from '../../texts/shared.ts'
import { invalid } from '../http/problems.ts'
import { PDF_TAKES } from './pdf.ts'
import { PICTURE_TAKES } from './pictures.ts'
import { isKey } from './storage.ts'

/** The file fields that forms have, for `formAsBody`. */
export const IMAGE_FILE = {
  maxBytes: UPLOADS.picture.maxBytes,
  problem: { code: 'picture', params: PICTURE_TAKES } as const,
}
export const PDF_FILE = { maxBytes: UPLOADS.pdf.maxBytes, problem: { code: 'pdf', params: PDF_TAKES } as const }

/** An uploaded picture or PDF in a body that `formAsBody` made. */
const upload = (path: string, problem: CodedProblem) =>
  refusedAs(z.instanceof(Buffer), problem).meta({
    type: 'string',
    format: 'binary',
    description: wordsOf(sharedTexts.en.contract, { path, ...problem }),
  })
export const PictureUpload = upload('imageUrl', IMAGE_FILE.problem)
export const PdfUpload = upload('pdf', PDF_FILE.problem)

const NO_PICTURE_OR_LINK = { code: 'picture-or-link', params: PICTURE_TAKES } as const

/** A new file, or the stored address that an edit sends back. */
export const PictureOrLink = refusedAs(z.union([PictureUpload, Link]), NO_PICTURE_OR_LINK)
export const PdfOrLink = refusedAs(z.union([PdfUpload, Link]), { code: 'pdf-or-link', params: PDF_TAKES })

/**
 * Refuses the address of another website: the policy of our pages does not show its pictures. A record that has one
 * keeps it.
 * @throws AppError 400
 */
export function refuseForeignPicture(imageUrl: Buffer | string | undefined, stored: string): void {
  if (typeof imageUrl !== 'string' || imageUrl === stored || isUploadedPicture(imageUrl)) return
  throw invalid([{ path: 'imageUrl', ...NO_PICTURE_OR_LINK }])
}

/** Refuses further pictures that are none of our uploads. @throws AppError 400 that names each */
export function refuseForeignPictures(pictures: string[] | undefined, stored: string[]): void {
  const problems = (pictures ?? []).flatMap((url, at) =>
    stored.includes(url) || isUploadedPicture(url) ? [] : [{ path: `pictures.${at}`, ...NO_PICTURE_OR_LINK }],
  )
  if (problems.length > 0) throw invalid(problems)
}

const isUploadedPicture = (url: string) =>
  url.startsWith('/uploads/') && url.endsWith('.webp') && isKey(url.slice('/uploads/'.length))
