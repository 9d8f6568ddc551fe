import { Company, UpiId } from './company.ts'
import { SeriesPrefix } from './document-number.ts'
import { Gstin, SUPPLIERS } from './gstin.ts'
import { Rupees } from './money.ts'
import { onPaper } from './paper-letters.ts'
import { Mail } from './person.ts'
import { toE164 } from './phone.ts'
import { CityId, IstDate, IstTime } from './place-and-time.ts'
import { refusal, refusedAs } from './problems.ts'
import { line, optionalParagraph, paragraph } from './text.ts'
import { z } from './zod.ts'

const MAP = 'https://www.openstreetmap.org/'
const map = refusedAs(z.url().startsWith(MAP).max(500), 'link')
const WebPage = refusedAs(z.url({ protocol: /^https?$/ }).max(300), 'link')
/** Also the sender's name of mails, so without what would end a quoted text. */
const Name = line(80).refine((name) => !/["<>\\]/.test(name), refusal('one-line'))
/** Any usual way of writing a number; freephone numbers with their country code alone. */
const Phone = refusedAs(
  z
    .string()
    .max(40, { abort: true })
    .overwrite((written) => toE164(written) ?? written)
    .regex(/^\+[1-9]\d{6,14}$/),
  'mobile',
)
const wholeTo = (min: number, max: number) =>
  refusedAs(z.int().min(min).max(max), { code: 'whole-number', params: { min, max } })
const Colour = refusedAs(z.string().regex(/^#[0-9a-f]{6}$/i), 'invalid').overwrite((colour) => colour.toLowerCase())
const Picture = refusedAs(z.string().regex(/^\/uploads\/[\w-]+\/[\w-]+\.webp$/), 'link')

/** A text by language ('en'), where a language may be left out. */
const byLanguage = <Text extends z.ZodType>(text: Text) => z.record(z.string().regex(/^[a-z]{2}$/), text)

/** Markdown by language; what is empty or left out shows the built-in text. */
const Article = byLanguage(optionalParagraph(20_000))

const Question = z.strictObject({ question: line(200), answer: paragraph(2000) })
export type Question = z.output<typeof Question>

const AccountNumber = refusedAs(
  z
    .string()
    .trim()
    .regex(/^\d{6,18}$/),
  'invalid',
)
const Ifsc = refusedAs(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  'invalid',
)

const required = {
  name: Name,
  legalName: line(120),
  phones: z.array(Phone).min(1).max(6),
  email: Mail,
  address: z.strictObject({
    ...{ street: line(120), city: line(60), state: line(60) },
    ...{ postalCode: line(12), country: line(60) },
  }),
  location: z.strictObject({
    lat: refusedAs(z.number().min(-90).max(90), 'number'),
    lon: refusedAs(z.number().min(-180).max(180), 'number'),
  }),
  map: z.strictObject({ embed: map, link: map }),
  links: z.strictObject({ facebook: WebPage, instagram: WebPage, youtube: WebPage, whatsapp: WebPage }).partial(),
  foundedYear: wholeTo(1800, 2100),
}

/** These have a value where none was ever set. */
const preset = {
  /** Days on which nobody is at the desk. */
  holidays: z.array(z.strictObject({ day: IstDate, name: line(80) })).max(100),
  licences: z.array(z.strictObject({ name: line(80), number: line(60) })).max(10),
  leadMinutes: wholeTo(0, 10_080),
  confirmWithinMinutes: wholeTo(1, 10_080),
  graceMinutes: wholeTo(0, 1440),
  advanceConfirms: z.boolean(),
  /** Where vehicles without a base of their own stand between trips. */
  base: CityId,
  /** A vehicle waits so long where a trip ended for its next one; after that it goes home first. */
  waitHours: wholeTo(0, 48),
  /** By how much a trip is cheaper that takes a car home which would drive there empty, in percent; 0 for no such offers. */
  returnPercent: wholeTo(0, 50),
  upiMerchant: z.boolean(),
  /** An owner says that there is no GSTIN; nothing reads it where `gst` is set. */
  noGstin: z.boolean(),
  mailRequired: Company.shape.mailRequired.unwrap(),
  mapLoads: Company.shape.mapLoads.unwrap(),
  driverLanguage: Company.shape.driverLanguage.unwrap(),
  driversCollect: Company.shape.driversCollect.unwrap(),
  /** Where mails to the desk go, by kind; left out, to the address of all of them. */
  mailTo: z.strictObject({ bookings: Mail, enquiries: Mail, notices: Mail }).partial(),
  about: Article,
  terms: Article,
  privacy: Article,
  /** Common questions by language; without any in a language, the built-in ones. Answers are Markdown. */
  questions: byLanguage(z.array(Question).max(40)),
}

/** These may be absent. */
const removable = {
  officeHours: z
    .strictObject({ from: IstTime, to: IstTime })
    .refine(({ from, to }) => from < to, { path: ['to'], ...refusal('above-last') }),
  upi: refusedAs(UpiId, 'invalid'),
  /** `prefix` begins the numbers of invoices, INV if left out; `note` is printed on them, and who signs. */
  gst: z.strictObject({
    ...{ gstin: Gstin, prefix: SeriesPrefix.optional(), note: line(200).optional() },
    ...{ supplier: z.enum(SUPPLIERS).optional(), signatory: line(80).optional() },
  }),
  /** The account that invoices and bills name. */
  bank: z.strictObject({ holder: line(120), bank: line(80), account: AccountNumber, ifsc: Ifsc }),
  /** The days of trips whose night charge the driver gets; without `to`, all from then on. */
  nightToDriver: z
    .strictObject({ from: IstDate, to: IstDate.optional() })
    .refine(({ from, to }) => to === undefined || from <= to, { path: ['to'], ...refusal('ends-first') }),
  /**
   * What a clerk may do without an owner; what is left out has no limit. `discountPercent` is of the price without the discount, the
   * rest rupees.
   */
  clerkLimits: z
    .strictObject({ discount: Rupees, discountPercent: wholeTo(0, 100), refund: Rupees, creditNote: Rupees })
    .partial(),
  /** `brand` is for the light scheme, `brandDark` for the dark one, the accent for the call to action. */
  colours: z.strictObject({ brand: Colour, brandDark: Colour, accent: Colour }),
  grievance: z.strictObject({ name: line(80), designation: line(80), contact: line(120) }),
  logo: Picture,
  hero: Picture,
  office: Picture,
}

/** Pictures of the settings: each is uploaded by itself. */
export const SETTINGS_PICTURES = ['logo', 'hero', 'office'] as const
export type SettingsPicture = (typeof SETTINGS_PICTURES)[number]

/** All that owners set (docs/product.md, Settings). */
export const Settings = z.strictObject({
  ...required,
  ...z.strictObject(removable).partial().shape,
  holidays: preset.holidays.default([]),
  licences: preset.licences.default([]),
  leadMinutes: preset.leadMinutes.default(60),
  confirmWithinMinutes: preset.confirmWithinMinutes.default(120),
  graceMinutes: preset.graceMinutes.default(30),
  advanceConfirms: preset.advanceConfirms.default(false),
  base: preset.base.default('tn-chennai'),
  waitHours: preset.waitHours.default(12),
  returnPercent: preset.returnPercent.default(0),
  upiMerchant: preset.upiMerchant.default(false),
  noGstin: preset.noGstin.default(false),
  mailRequired: preset.mailRequired.default(true),
  mapLoads: preset.mapLoads.default('on sight'),
  driverLanguage: preset.driverLanguage.default('en'),
  driversCollect: preset.driversCollect.default(true),
  mailTo: preset.mailTo.default({}),
  about: preset.about.default({}),
  terms: preset.terms.default({}),
  privacy: preset.privacy.default({}),
  questions: preset.questions.default({}),
})
export type Settings = z.output<typeof Settings>
export type ClerkLimits = NonNullable<Settings['clerkLimits']>

/** Fields of settings to change, each as a whole; null removes one that may be absent. Those left out stay as they are. */
export const SettingsEdit = z
  .strictObject({
    ...required,
    ...{ name: onPaper(Name), legalName: onPaper(required.legalName), address: onPaper(required.address) },
    ...preset,
    officeHours: removable.officeHours.nullable(),
    upi: removable.upi.nullable(),
    gst: onPaper(removable.gst).nullable(),
    bank: onPaper(removable.bank).nullable(),
    nightToDriver: removable.nightToDriver.nullable(),
    clerkLimits: removable.clerkLimits.nullable(),
    colours: removable.colours.nullable(),
    logo: removable.logo.nullable(),
    hero: removable.hero.nullable(),
    office: removable.office.nullable(),
    grievance: removable.grievance.nullable(),
  })
  .partial()
export type SettingsEdit = z.output<typeof SettingsEdit>
export type SettingsInput = z.input<typeof SettingsEdit>

export const SettingsReply = z.strictObject({ settings: Settings, version: z.number() })
export type SettingsReply = z.output<typeof SettingsReply>

/** What one version changed: the field's path, and its value before and after as text, cut if long; '' for none. */
const SettingsChange = z.strictObject({ path: z.string(), before: z.string(), after: z.string() })
export type SettingsChange = z.infer<typeof SettingsChange>

/** `at` is ISO 8601 in UTC. `by` is '' for the first filling; `restored` is the version whose content this one took. */
export const SettingsVersion = z.strictObject({
  version: z.number(),
  at: z.string(),
  by: z.string(),
  restored: z.number().nullable(),
  changes: z.array(SettingsChange),
})
export type SettingsVersion = z.infer<typeof SettingsVersion>

/** Versions from the newest; `before` asks for older ones. */
export const SettingsHistoryQuery = z.strictObject({
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
})
export const SettingsHistoryReply = z.strictObject({ versions: z.array(SettingsVersion), more: z.boolean() })
export type SettingsHistoryReply = z.infer<typeof SettingsHistoryReply>

export const RestoreSettings = z.strictObject({ version: z.int().min(1).max(1_000_000_000) })

/** The company's own texts, as safe HTML by language; a language without one shows the built-in text. */
export const ARTICLES = ['about', 'terms', 'privacy'] as const
export const ArticleReply = z.strictObject({ article: byLanguage(z.string()) })
export type ArticleReply = z.infer<typeof ArticleReply>

/** Common questions by language, with answers as safe HTML. */
export const QuestionsReply = z.strictObject({
  questions: byLanguage(z.array(z.strictObject({ question: z.string(), answer: z.string() }))),
})
export type QuestionsReply = z.infer<typeof QuestionsReply>
