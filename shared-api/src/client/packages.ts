import type { z } from 'zod'
import {
  Deleted,
  type HolidayFields,
  HolidayReply,
  HolidaysReply,
  type HolidayUpdate,
  PackageTeasersReply,
  PackageWordsReply,
  type TourFields,
  TourReply,
  ToursReply,
  type TourUpdate,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned, searchParams } from './http.ts'
import { formOf, textsOf, type UploadOptions, uploadOf } from './upload.ts'

/** The files of a package; an edit keeps a missing one. */
export type PackageFiles = { imageUrl?: File; pdf?: File }
/** The stored picture that is to be the first. */
type FirstPicture = { imageUrl?: string }
type HolidayInput = z.input<typeof HolidayFields>
type TourInput = z.input<typeof TourFields>
type Items = NonNullable<HolidayInput['services']>

/** The public holiday packages in a language ('ta'), English if none is given. */
export const getHolidays = (client: Client, language?: string) =>
  read(HolidaysReply, client.get('holiday', { searchParams: searchParams({ language }) }))
/** What cards show of the first public holiday packages, as `getHolidays`. */
export const getHolidayTeasers = (client: Client, language?: string) =>
  read(PackageTeasersReply, client.get('holiday/teasers', { searchParams: searchParams({ language }) }))
/** The public tour packages, as `getHolidays`. */
export const getTours = (client: Client, language?: string) =>
  read(ToursReply, client.get('tour', { searchParams: searchParams({ language }) }))
/** What the public packages of a kind say in any language, by their ids. */
export const getPackageWords = (client: Client, kind: 'holiday' | 'tour') =>
  read(PackageWordsReply, client.get(`${kind}/words`))

/** All holiday packages with hidden ones and drafts, for the desk. */
export const getAllHolidays = (client: Client) => read(HolidaysReply, client.get('holidays'))
/** All tour packages with hidden ones and drafts, for the desk. */
export const getAllTours = (client: Client) => read(ToursReply, client.get('tours'))

/** One holiday package and its version. */
export const getHoliday = (client: Client, id: string) => readVersioned(HolidayReply, client.get(`holiday/${id}`))
/** One tour package and its version. */
export const getTour = (client: Client, id: string) => readVersioned(TourReply, client.get(`tour/${id}`))

/** Adds a holiday package with its picture and PDF. */
export function createHoliday(client: Client, fields: HolidayInput, files: PackageFiles, options: UploadOptions = {}) {
  const { category, services, ...rest } = fields
  const form = formOf(textsOf(rest), files)
  appendItems(form, 'category', category ?? [])
  appendItems(form, 'services', services ?? [])
  return read(HolidayReply, client.post('createHoliday', uploadOf(form, options)))
}

/** Adds a tour package with its picture and PDF. */
export function createTour(client: Client, fields: TourInput, files: PackageFiles, options: UploadOptions = {}) {
  const { services, ...rest } = fields
  const form = formOf(textsOf(rest), files)
  appendItems(form, 'services', services ?? [])
  return read(TourReply, client.post('createTour', uploadOf(form, options)))
}

/** Changes the given fields and files of a holiday package. */
export function updateHoliday(
  client: Client,
  id: string,
  fields: z.input<typeof HolidayUpdate> & FirstPicture,
  files: PackageFiles,
  options: EditOptions & UploadOptions = {},
) {
  const call = { ...uploadOf(formOf(textsOf(fields), files), options), headers: ifMatchHeader(options) }
  return readVersioned(HolidayReply, client.put(`updateHoliday/${id}`, call))
}

/** Changes the given fields and files of a tour package. */
export function updateTour(
  client: Client,
  id: string,
  fields: z.input<typeof TourUpdate> & FirstPicture,
  files: PackageFiles,
  options: EditOptions & UploadOptions = {},
) {
  const call = { ...uploadOf(formOf(textsOf(fields), files), options), headers: ifMatchHeader(options) }
  return readVersioned(TourReply, client.put(`updateTour/${id}`, call))
}

export const deleteHoliday = (client: Client, id: string) => read(Deleted, client.delete(`deleteHoliday/${id}`))
export const deleteTour = (client: Client, id: string) => read(Deleted, client.delete(`deleteTour/${id}`))

/** Lists of a new package go as `services[0][name]` (docs/product.md, Calls). */
function appendItems(form: FormData, field: string, items: Items) {
  items.forEach((item, at) => {
    form.set(`${field}[${at}][name]`, typeof item === 'string' ? item : item.name)
  })
}
