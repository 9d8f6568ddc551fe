import {
  type Holiday,
  HolidayFields,
  HolidayReply,
  HolidaysReply,
  HolidayUpdate,
  type Tour,
  TourFields,
  TourReply,
  ToursReply,
  TourUpdate,
} from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PDF_FILE, PdfOrLink, PdfUpload, PictureOrLink, PictureUpload } from '../platform/files/fields.ts'
import type { FormShape } from '../platform/files/read-form.ts'
import type { FileInputs } from '../platform/files/uploads.ts'

/** A body of `formAsBody`, its files apart from its fields. */
type Sent<Fields> = { fields: Fields; files: FileInputs }

/** The differences between the calls of the two kinds of package. */
export interface PackageKind<Item, Fields, Update> {
  /** Its name in paths, summaries and as the key of a reply with one package. */
  name: 'holiday' | 'tour'
  /** As the paths of its edits write it: createHoliday. */
  title: 'Holiday' | 'Tour'
  /** Its repository and its list revision. */
  list: 'holidays' | 'tours'
  /** The key of the reply with all packages. */
  listKey: 'holidays' | 'tour'
  form: FormShape
  create: z.ZodType<Sent<Fields>>
  change: z.ZodType<Sent<Update>>
  reply: z.ZodType<Record<string, Item>>
  listReply: z.ZodType<Record<string, Item[]>>
}

const FORM = {
  lists: ['category', 'services', 'pictures', 'pictureTexts', 'itinerary', 'included', 'notIncluded', 'startDates'],
  records: ['translations'],
  files: { imageUrl: IMAGE_FILE, pdf: PDF_FILE },
  aliases: { image: 'imageUrl' },
} satisfies FormShape

const filesApart = <Fields>({ imageUrl, pdf, ...fields }: FileInputs & Fields) => ({ fields, files: { imageUrl, pdf } })

const newFiles = { imageUrl: PictureUpload.optional(), pdf: PdfUpload.optional() }
const changedFiles = { imageUrl: PictureOrLink.optional(), pdf: PdfOrLink.optional() }

export const HOLIDAY: PackageKind<Holiday, HolidayFields, HolidayUpdate> = {
  name: 'holiday',
  title: 'Holiday',
  list: 'holidays',
  listKey: 'holidays',
  form: FORM,
  create: z.strictObject({ ...HolidayFields.shape, ...newFiles }).transform(filesApart),
  change: z.strictObject({ ...HolidayUpdate.shape, ...changedFiles }).transform(filesApart),
  reply: HolidayReply,
  listReply: HolidaysReply,
}

/** The one category of a tour; a form may send it as a list of one (docs/product.md, Package fields). */
const oneCategory = (value: unknown): unknown => {
  if (!Array.isArray(value) || value.length !== 1) return value
  const [item]: unknown[] = value
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : item
}

export const TOUR: PackageKind<Tour, TourFields, TourUpdate> = {
  name: 'tour',
  title: 'Tour',
  list: 'tours',
  listKey: 'tour',
  form: { ...FORM, aliases: { ...FORM.aliases, noOfPersons: 'numberOfPersons' } },
  create: z
    .strictObject({
      ...TourFields.shape,
      category: z.preprocess(oneCategory, TourFields.shape.category),
      ...newFiles,
    })
    .transform(filesApart),
  change: z
    .strictObject({
      ...TourUpdate.shape,
      category: z.preprocess(oneCategory, TourUpdate.shape.category),
      ...changedFiles,
    })
    .transform(filesApart),
  reply: TourReply,
  listReply: ToursReply,
}
