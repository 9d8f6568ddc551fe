import { Gstin, SUPPLIERS } from './gstin.ts'
import { IstTime } from './place-and-time.ts'
import { z } from './zod.ts'

/** Where payments by UPI go, such as 'name@bank'. */
export const UpiId = z
  .string()
  .trim()
  .regex(/^[\w.-]{2,256}@[a-zA-Z]{2,64}$/)

/** When the map of the contact page loads; until then its provider learns of no visit. */
export const MAP_LOADS = ['at once', 'on sight', 'on request'] as const

/** The company profile, for footer, contact page, mails and search engines. */
export const Company = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  /** Phone numbers, E.164; the first is the one to call for a booking. */
  phones: z.array(z.string()).min(1),
  email: z.string(),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  location: z.strictObject({ lat: z.number(), lon: z.number() }),
  map: z.strictObject({ embed: z.url(), link: z.url() }),
  /** Those that the company has. */
  links: z.strictObject({ facebook: z.url(), instagram: z.url(), youtube: z.url(), whatsapp: z.url() }).partial(),
  upi: UpiId.optional(),
  /** Whether that id is a merchant's: apps refuse links that pay to a person's. */
  upiMerchant: z.boolean().optional(),
  /** What invoices say; without it they are bills without tax. */
  gst: z.strictObject({ gstin: Gstin, supplier: z.enum(SUPPLIERS).optional() }).optional(),
  /** Whether a new booking is confirmed by itself once its advance is paid. */
  advanceConfirms: z.boolean().optional(),
  foundedYear: z.number(),
  /** Its licences and permits, as the law asks to show them. */
  licences: z.array(z.strictObject({ name: z.string(), number: z.string() })).optional(),
  /** Who answers complaints; `contact` is a number or a mail address. */
  grievance: z.strictObject({ name: z.string(), designation: z.string(), contact: z.string() }).optional(),
  /** A pick-up sooner than this many minutes from now is booked by phone. */
  leadMinutes: z.int().min(0).max(10_080).default(60),
  /** Whether visitors need a mail address to book; at the desk nobody does. */
  mailRequired: z.boolean().default(true),
  mapLoads: z.enum(MAP_LOADS).default('on sight'),
  /** A person confirms a booking within this time, counted within the office hours. */
  confirmWithinMinutes: z.int().min(1).max(10_080).default(120),
  /** For so long after it was made a booking is cancelled for nothing. */
  graceMinutes: z.int().min(0).max(1440).default(30),
  /** What a return offer takes off, in percent; 0 or left out where there are none. */
  returnPercent: z.number().optional(),
  /** When somebody is at the desk, each day; left out, always. */
  officeHours: z.strictObject({ from: IstTime, to: IstTime }).optional(),
  /** Days on which nobody is at the desk. */
  holidays: z.array(z.strictObject({ day: z.string(), name: z.string() })).optional(),
  /** The company's own colours, as '#005f61': of the light scheme, of the dark one, and of the call to action. */
  colours: z.strictObject({ brand: z.string(), brandDark: z.string(), accent: z.string() }).optional(),
  /** Addresses of its pictures: the logo as wide as it is, the hero and the office 3:2. */
  logo: z.string().optional(),
  hero: z.string().optional(),
  office: z.string().optional(),
  /** The language of messages to drivers. */
  driverLanguage: z.enum(['en', 'ta']).default('en'),
  /** Whether the driver's page, text and trip sheet say what to collect from the traveller. */
  driversCollect: z.boolean().default(true),
  /** The site's own address as visitors know it, without a final slash. The server adds it to the profile. */
  url: z.url().optional(),
  /** Whether the server sends mails; false where no mail server is set. */
  sendsMail: z.boolean().optional(),
  /** How long the server keeps what people sent, in days: an enquiry since it was last touched, who travelled since then. */
  keeps: z.strictObject({ enquiryDays: z.number(), bookingDays: z.number() }).optional(),
})
export type Company = z.infer<typeof Company>
