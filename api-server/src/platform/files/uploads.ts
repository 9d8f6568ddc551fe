import { randomUUID } from 'node:crypto'
import { isUnavailable } from '../database/unavailable.ts'
import { checkPdf } from './pdf.ts'
import { logoFromUpload, picturesFromUpload } from './pictures.ts'
import type { UploadStorage } from './storage.ts'

/** A record's file fields: an uploaded file, or an address. */
export type FileInputs = { imageUrl?: Buffer | string; pdf?: Buffer | string }
/** The addresses to store; a field that was not given is left out. */
export type FileUrls = { imageUrl?: string; pdf?: string }

type File = { key: string; content: Buffer }

/**
 * Checks and stores uploaded files, and passes their addresses to `save`. After a failure the files are removed, unless
 * the database was gone: it may have saved the record.
 * @throws RefusedFile for a refused file; errors of the storage and of `save`
 */
export async function saveWithFiles<Result>(
  storage: UploadStorage,
  { name, ...inputs }: FileInputs & { name: string },
  save: (urls: FileUrls) => Promise<Result>,
): Promise<Result> {
  const { files, urls } = await prepare(inputs, name)
  const stored: string[] = []
  try {
    for (const { key, content } of files) {
      stored.push(key)
      await storage.put(key, content)
    }
    return await save(urls)
  } catch (error) {
    // The answer to the commit was lost: the record may exist and need its pictures.
    if (!isUnavailable(error)) await Promise.allSettled(stored.map((key) => storage.delete(key)))
    throw error
  }
}

/** Like `saveWithFiles`, for a logo, which is one file. */
export async function saveWithLogo<Result>(
  storage: UploadStorage,
  upload: Buffer,
  save: (url: string) => Promise<Result>,
): Promise<Result> {
  const { name, content } = await logoFromUpload(upload)
  const key = `${randomUUID()}/${name}`
  try {
    await storage.put(key, content)
    return await save(`/uploads/${key}`)
  } catch (error) {
    if (!isUnavailable(error)) await storage.delete(key).catch(() => {})
    throw error
  }
}

async function prepare({ imageUrl, pdf }: FileInputs, name: string): Promise<{ files: File[]; urls: FileUrls }> {
  const picture = Buffer.isBuffer(imageUrl) ? await pictureFiles(imageUrl) : { files: [], url: imageUrl }
  const document = Buffer.isBuffer(pdf) ? pdfFile(pdf, name) : { files: [], url: pdf }
  const urls = {
    ...(picture.url === undefined ? {} : { imageUrl: picture.url }),
    ...(document.url === undefined ? {} : { pdf: document.url }),
  }
  return { files: [...picture.files, ...document.files], urls }
}

async function pictureFiles(upload: Buffer): Promise<{ files: File[]; url: string }> {
  const id = randomUUID()
  const pictures = await picturesFromUpload(upload)
  return {
    files: pictures.map((picture) => ({ key: `${id}/${picture.name}`, content: picture.content })),
    url: pictureUrl(id),
  }
}

function pdfFile(upload: Buffer, name: string): { files: File[]; url: string } {
  checkPdf(upload)
  const key = `${randomUUID()}/${slug(name)}.pdf`
  return { files: [{ key, content: upload }], url: `/uploads/${key}` }
}

/** The address of a picture; its other widths are in the same folder. */
export const pictureUrl = (id: string) => `/uploads/${id}/640.webp`

/** A name as the name of a file, for the person who downloads it: 'Munnar Tea Hills' gives 'munnar-tea-hills'. */
export function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return words || 'itinerary'
}
