import {
  type CatalogueKind,
  type Client,
  createHoliday,
  createTour,
  deleteHoliday,
  deleteTour,
  type EditOptions,
  getAllHolidays,
  getAllTours,
  getHoliday,
  getTour,
  type PackageFiles,
  type UploadOptions,
  updateHoliday,
  updateTour,
  type Versioned,
} from 'shared-api/client'
import { type Holiday, HolidayFields, type Tour, TourFields } from 'shared-api/contract'
import { pictureFields } from '../../catalogue/gallery-values.ts'
import { paths } from '../../config/paths.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { detailsFields } from './details-values.ts'
import type { Item } from './item-list-field.tsx'
import { packageTranslations } from './package-translations.ts'
import { type PackageValues, packageLabels, type StoredPackage } from './package-values.ts'

/** What differs between holiday and tour packages: their calls, their paths and a few words. */
export type PackageKind = {
  isTour: boolean
  /** As the calls for lists and copies name it. */
  catalogue: CatalogueKind
  listKey: string
  paths: { list: string; create: string; edit: (id: string) => string }
  /** What its page says of it. */
  texts: () => ReturnType<typeof packagesTexts>['holiday']
  /** The fields of its form. */
  labels: () => Record<string, string>
  validate: (values: PackageValues) => Record<string, string>
  list: (client: Client) => Promise<StoredPackage[]>
  read: (client: Client, id: string) => Promise<Versioned<StoredPackage>>
  create: (client: Client, values: PackageValues, files: PackageFiles, options: UploadOptions) => Promise<unknown>
  update: (
    client: Client,
    id: string,
    values: PackageValues,
    files: PackageFiles,
    options: EditOptions & UploadOptions,
  ) => Promise<Versioned<StoredPackage>>
  remove: (client: Client, id: string) => Promise<unknown>
}

/** What the forms of both kinds send. */
const sharedFields = (values: PackageValues) => ({
  ...{ name: values.name, visibility: values.visibility, services: values.services.map(itemOf) },
  ...detailsFields(values),
  ...pictureFields(values),
})

const itemOf = ({ id, name }: Item) => ({ id, name })

const holidayFields = (values: PackageValues) => ({
  ...sharedFields(values),
  category: values.categories.map(itemOf),
  translations: packageTranslations(values, true),
})
const withoutPersons = (holiday: Holiday): StoredPackage => ({ ...holiday, numberOfPersons: null })
const ofHoliday = ({ reply, etag }: Versioned<{ holiday: Holiday }>) => ({ reply: withoutPersons(reply.holiday), etag })

export const holidays: PackageKind = {
  isTour: false,
  catalogue: 'holiday',
  listKey: '/api/v1/holiday',
  paths: { list: paths.holidays.href(), create: paths.createHoliday.href(), edit: paths.editHoliday.href },
  texts: () => packagesTexts().holiday,
  labels: () => packageLabels(false),
  validate: (values) => validateWith(HolidayFields, packageLabels(false))(holidayFields(values)),
  list: async (client) => (await getAllHolidays(client)).holidays.map(withoutPersons),
  read: async (client, id) => ofHoliday(await getHoliday(client, id)),
  create: (client, values, files, options) => createHoliday(client, holidayFields(values), files, options),
  update: async (client, id, values, files, options) =>
    ofHoliday(await updateHoliday(client, id, { ...holidayFields(values), imageUrl: values.cover }, files, options)),
  remove: deleteHoliday,
}

const tourFields = (values: PackageValues) => ({
  ...sharedFields(values),
  category: values.category,
  numberOfPersons: values.numberOfPersons,
  translations: packageTranslations(values, false),
})
const ofTour = ({ reply, etag }: Versioned<{ tour: Tour }>) => ({ reply: reply.tour, etag })

export const tours: PackageKind = {
  isTour: true,
  catalogue: 'tour',
  listKey: '/api/v1/tour',
  paths: { list: paths.tours.href(), create: paths.createTour.href(), edit: paths.editTour.href },
  texts: () => packagesTexts().tour,
  labels: () => packageLabels(true),
  validate: (values) => validateWith(TourFields, packageLabels(true))(tourFields(values)),
  list: async (client) => (await getAllTours(client)).tour,
  read: async (client, id) => ofTour(await getTour(client, id)),
  create: (client, values, files, options) => createTour(client, tourFields(values), files, options),
  update: async (client, id, values, files, options) =>
    ofTour(await updateTour(client, id, { ...tourFields(values), imageUrl: values.cover }, files, options)),
  remove: deleteTour,
}
