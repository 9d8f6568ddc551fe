import type { z } from 'zod'
import {
  AllCarsReply,
  AvailableCarsReply,
  CabCreatedReply,
  type CabFields,
  CabReply,
  type CabUpdate,
  Deleted,
  type TripType,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned, searchParams } from './http.ts'
import { formOf, textsOf, type UploadOptions, uploadOf } from './upload.ts'

/** All cabs with hidden ones and drafts, for the desk. */
export const getAllCars = (client: Client) => read(AllCarsReply, client.get('cabs'))

/** The cabs that can be booked, of one trip type or of all; in a language ('ta'), English if none is given. */
export const getAvailableCars = (client: Client, category?: TripType, language?: string) =>
  read(AvailableCarsReply, client.get('avaibleCars', { searchParams: searchParams({ category, language }) }))

/** One cab and its version. */
export const getCar = (client: Client, id: string) => readVersioned(CabReply, client.get(`cabs/${id}`))

/** Adds a cab with its picture. */
export function createCar(
  client: Client,
  fields: z.input<typeof CabFields>,
  picture: File,
  options: UploadOptions = {},
) {
  return read(CabCreatedReply, client.post('createCar', uploadOf(cabForm(fields, picture), options)))
}

/** Changes the given fields of a cab, and its picture if one is given. */
export function updateCar(
  client: Client,
  id: string,
  fields: z.input<typeof CabUpdate>,
  { picture, ...options }: EditOptions & UploadOptions & { picture?: File } = {},
) {
  const body = picture ? uploadOf(cabForm(fields, picture), options) : { json: fields }
  return readVersioned(CabReply, client.put(`update/${id}`, { ...body, headers: ifMatchHeader(options) }))
}

/** Takes a cab out of the lists. */
export const deleteCar = (client: Client, id: string) => read(Deleted, client.delete(`delete/${id}`))

const cabForm = (fields: z.input<typeof CabUpdate>, picture: File) => formOf(textsOf(fields), { imageUrl: picture })
