import {
  ContactForm,
  CustomTourForm,
  type EnquiryKind,
  fieldProblemsOf,
  formOf,
  PackageForm,
  WITH_INPUT,
} from 'shared-api/contract'
import type { z } from 'zod'
import { invalid } from '../platform/http/problems.ts'
import type { NewEnquiry } from './repository.ts'

const NOTHING = {
  message: null,
  category: null,
  tourName: null,
  packageId: null,
  travelDate: null,
  services: null,
  imageUrl: null,
  numberOfPersons: null,
  visitingPlaces: null,
}

/** The enquiry in a form's body. @throws AppError 400 that names each wrong field. */
export const readForm = (body: object): NewEnquiry => READERS[formOf(body).kind](body)

const READERS: Record<EnquiryKind, (body: object) => NewEnquiry> = {
  contact: (body) => {
    const form = parseOrRefuse(ContactForm, body)
    return { ...NOTHING, ...senderOf('contact', form), message: form.message }
  },
  package: (body) => {
    const form = parseOrRefuse(PackageForm, body)
    const { category, tourName, imageUrl = null, packageId = null, travelDate = null, numberOfPersons = null } = form
    const about = { tourName, packageId, imageUrl, services: servicesOf(form), message: form.message || null }
    return { ...NOTHING, ...senderOf('package', form), ...about, category, travelDate, numberOfPersons }
  },
  'custom-tour': (body) => {
    const form = parseOrRefuse(CustomTourForm, body)
    const { category, numberOfPersons, visitingPlaces, message } = form
    return { ...NOTHING, ...senderOf('custom-tour', form), category, numberOfPersons, visitingPlaces, message }
  },
}

const senderOf = (kind: EnquiryKind, { name, email, phone }: Sender) => ({
  kind,
  name,
  email,
  phone,
})
type Sender = { name: string; email: string; phone: string }

const servicesOf = ({ services }: z.output<typeof PackageForm>) =>
  (Array.isArray(services) ? services.join(', ') : services) || null

/**
 * Parses by a schema of the contract what did not come through the route's own validation, such as a form's fields.
 * @throws AppError 400 that names each field.
 */
function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, WITH_INPUT)
  if (!parsed.success) throw invalid(fieldProblemsOf(parsed.error.issues))
  return parsed.data
}
