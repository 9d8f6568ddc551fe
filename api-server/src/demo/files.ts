import { readFile } from 'node:fs/promises'
import { PICTURE_WIDTHS } from '../platform/files/pictures.ts'
import type { UploadStorage } from '../platform/files/storage.ts'
import { pictureUrl } from '../platform/files/uploads.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url))

/**
 * Copies a picture in all widths into the storage; gives its address. A changed picture needs another name, as browsers
 * keep a file by its address.
 */
export async function storePicture(storage: UploadStorage, name: string): Promise<string> {
  const id = `demo-${name}`
  for (const width of PICTURE_WIDTHS) {
    const file = `${width}.webp`
    await storage.put(`${id}/${file}`, await read(`pictures/${name}/${file}`))
  }
  return pictureUrl(id)
}

/** Copies the itinerary of a package into the storage; gives its address. */
export async function storeItinerary(storage: UploadStorage, id: string): Promise<string> {
  const key = `demo-${id}/${id}.pdf`
  await storage.put(key, await read(`itineraries/${id}.pdf`))
  return `/uploads/${key}`
}
