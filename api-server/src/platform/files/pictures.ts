import { type CodedProblem, megabytesOf, UPLOADS } from 'shared-api/contract'
import { RefusedFile } from './refused-file.ts'

/** Widths in pixels of the pictures that pages use; each is 3:2. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const

/** Largest picture that is decoded: 8000 × 8000, more than any telephone's camera of 50 megapixels makes. */
const MAX_PIXELS = 64_000_000
const LARGEST = 1280
const { types: ACCEPTED, maxBytes: MAX_BYTES } = UPLOADS.picture
export const PICTURE_TAKES = { megabytes: megabytesOf(MAX_BYTES) }
const NO_PICTURE: CodedProblem = { code: 'picture', params: PICTURE_TAKES }

/** One size of a picture: its file name and its content. */
export type PictureFile = { name: string; content: Buffer }

/**
 * Makes WebP files of each width from an uploaded picture: re-encoded from its pixels, upright, cropped to 3:2, without
 * metadata.
 * @throws RefusedFile for anything but one whole JPEG, PNG or WebP picture within the limits
 */
export async function picturesFromUpload(content: Buffer): Promise<PictureFile[]> {
  await refuseNoPicture(content, 'imageUrl')
  return renderPictures(content).catch(() => {
    throw damaged('imageUrl')
  })
}

/** The longest side of a photo of a receipt, in pixels. */
const PHOTO = 1600

/**
 * Makes one WebP file of a photo, whole: re-encoded from its pixels, upright, without metadata. `field` is that of its form.
 * @throws RefusedFile as `picturesFromUpload` does
 */
export async function photoFromUpload(content: Buffer, field: string): Promise<Buffer> {
  await refuseNoPicture(content, field)
  const { default: sharp } = await import('sharp')
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(PHOTO, PHOTO, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
    .catch(() => {
      throw damaged(field)
    })
}

/** The largest logo in pixels: three times what the navigation bar shows. */
const LOGO = { width: 720, height: 144 }

/**
 * Makes one WebP file of a logo, whole and transparent where it was: re-encoded from its pixels, without metadata.
 * @throws RefusedFile as `picturesFromUpload` does
 */
export async function logoFromUpload(content: Buffer): Promise<PictureFile> {
  await refuseNoPicture(content, 'imageUrl')
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize(LOGO.width, LOGO.height, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged('imageUrl')
    })
  // A page reserves its space by the name.
  return { name: `logo-${info.width}x${info.height}.webp`, content: data }
}

async function refuseNoPicture(content: Buffer, field: string) {
  const refused = new RefusedFile(field, NO_PICTURE)
  if (content.length > MAX_BYTES) throw refused
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  if (!found || !ACCEPTED.includes(found.mime) || holdsAnotherKind(content)) throw refused
}

const damaged = (field: string) =>
  new RefusedFile(field, { code: 'damaged-picture', params: { megapixels: MAX_PIXELS / 1_000_000 } })

/** Makes the WebP files of each width; throws what sharp throws. */
async function renderPictures(content: Buffer): Promise<PictureFile[]> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    // A transparent picture would vanish on one of the colour schemes.
    .flatten({ background: '#ffffff' })
    .resize(LARGEST, heightOf(LARGEST), { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: PictureFile[] = []
  for (const width of PICTURE_WIDTHS) {
    const resized = sharp(data, { raw }).resize(width, heightOf(width), { fit: 'fill' })
    files.push({ name: `${width}.webp`, content: await resized.webp({ quality: 80, effort: 2 }).toBuffer() })
  }
  return files
}

const heightOf = (width: number) => Math.round((width * 2) / 3)

/** Starts of markup, scripts and PDFs, at any place in a file. */
const FOREIGN = /<script|<\?php|<html|<svg|<!doctype|%PDF-/i
/** The closing record of a ZIP archive is in its last 64 KB. */
const ZIP_END = Buffer.from('PK\u0005\u0006')

/** Whether a picture is also another kind of file, which another program would open as that. */
function holdsAnotherKind(content: Buffer): boolean {
  const tail = content.subarray(-66_000)
  return FOREIGN.test(content.toString('latin1')) || tail.includes(ZIP_END)
}
