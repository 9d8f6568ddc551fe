import { megabytesOf, UPLOADS } from 'shared-api/contract'
import { RefusedFile } from './refused-file.ts'

const { maxBytes: MAX_BYTES } = UPLOADS.pdf
export const PDF_TAKES = { megabytes: megabytesOf(MAX_BYTES) }
const START = Buffer.from('%PDF-')
/** Some programs write a few bytes after the end marker. */
const TAIL_BYTES = 2048

/**
 * Refuses anything but a whole PDF, by its start and end. The content is not checked: only staff upload PDFs, and they
 * are served as sandboxed downloads.
 * @throws RefusedFile
 */
export function checkPdf(content: Buffer): void {
  if (content.length > MAX_BYTES) throw new RefusedFile('pdf', { code: 'pdf', params: PDF_TAKES })
  const isWhole = content.subarray(0, 5).equals(START) && content.subarray(-TAIL_BYTES).includes('%%EOF')
  if (!isWhole) throw new RefusedFile('pdf', { code: 'whole-pdf' })
}
