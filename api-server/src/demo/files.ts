import { createHash } from 'node:crypto'
import { renderPictures } from '../uploads/pictures.ts'
import type { UploadStorage } from '../uploads/storage.ts'
import { pictureUrl } from '../uploads/uploads.ts'

/** A file whose content says where it stands, so that a start that was cut short finds what it made before. */
const idOf = (name: string, content: string) =>
  `demo-${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`

/** Stores a drawing as the pictures that pages use, unless it is there; gives its address. */
export async function keepDrawing(storage: UploadStorage, name: string, svg: string): Promise<string> {
  const id = idOf(name, svg)
  // The last file to be written: where it stands, the others do.
  if (!(await storage.exists(`${id}/1280.webp`))) {
    for (const file of await renderPictures(Buffer.from(svg))) await storage.put(`${id}/${file.name}`, file.content)
  }
  return pictureUrl(id)
}

/** Stores a PDF made from `source` unless it is there; gives its address. */
export async function keepPdf(
  storage: UploadStorage,
  name: string,
  source: object,
  make: () => Promise<Buffer>,
): Promise<string> {
  const key = `${idOf(name, JSON.stringify(source))}/${name}.pdf`
  if (!(await storage.exists(key))) await storage.put(key, await make())
  return `/uploads/${key}`
}

/** Runs `work` for each item, two at a time: as many as a small machine has cores. */
export async function twoAtATime<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  const runner = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all([runner(), runner()])
}
