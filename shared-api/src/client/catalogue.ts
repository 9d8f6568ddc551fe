import { CabReply, HolidayReply, PictureReply, TourReply, UsesReply } from '../contract/index.ts'
import { type Client, read } from './http.ts'
import { formOf, type UploadOptions, uploadOf } from './upload.ts'

/** A kind of record of the catalogue, as its calls name it. */
export type CatalogueKind = 'cabs' | 'holiday' | 'tour'

/** Stores a picture for a record that is saved later; gives its address. */
export const addPicture = (client: Client, picture: File, options: UploadOptions = {}) =>
  read(PictureReply, client.post('pictures', uploadOf(formOf({}, { imageUrl: picture }), options)))

/** Places a record before another, or at the end of the list. */
export const moveRecord = async (client: Client, kind: CatalogueKind, id: string, before: string | null) =>
  void (await read(REPLIES[kind], client.post(`${kind}/${id}/move`, { json: { before } })))

/** Makes a draft of a record; gives the draft's id. */
export async function copyRecord(client: Client, kind: CatalogueKind, id: string): Promise<string> {
  const [copy] = Object.values(await read(REPLIES[kind], client.post(`${kind}/${id}/copy`)))
  return copy?._id ?? ''
}

/** What points to a record, and why that keeps it from being deleted. */
export const getUses = (client: Client, kind: CatalogueKind, id: string) =>
  read(UsesReply, client.get(`${kind}/${id}/uses`))

const REPLIES = { cabs: CabReply, holiday: HolidayReply, tour: TourReply }
