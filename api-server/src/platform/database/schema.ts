import type { Selectable } from 'kysely'
import type {
  ActivityTable,
  PasswordLinksTable,
  PreferencesTable,
  SessionsTable,
  UsersTable,
} from './schema/accounts.ts'
import type {
  AssignmentsTable,
  BookingChangesTable,
  BookingHistoryTable,
  BookingsTable,
  BookingTermsTable,
  EarlierLegsTable,
  IdempotencyKeysTable,
  LinksTable,
  MoneyChangesTable,
} from './schema/bookings.ts'
import type { CabsTable, CabTripTypesTable, PackagesTable, TariffsTable } from './schema/catalogue.ts'
import type { ContactsTable } from './schema/contacts.ts'
import type { DrivingTable, ExpensesTable, TouristListsTable } from './schema/driving.ts'
import type {
  AnswerTemplatesTable,
  EnquiriesTable,
  EnquiryAnswersTable,
  EnquiryTermsTable,
  QuotationLinksTable,
  QuotationsTable,
} from './schema/enquiries.ts'
import type { AbsencesTable, DriversTable, PapersTable, VehiclesTable } from './schema/fleet.ts'
import type {
  AdvanceRemindersTable,
  ClosedMonthsTable,
  DocumentSeriesTable,
  DocumentsTable,
  DrawerCountsTable,
  FinalBillsTable,
  PaymentClaimsTable,
  PaymentOrdersTable,
  PaymentsTable,
  ProviderEventsTable,
  RefundsTable,
  SettlementEntriesTable,
  SettlementsTable,
} from './schema/payments.ts'
import type {
  ImportedRecordsTable,
  ImportsTable,
  OutboxTable,
  RateLimitsTable,
  SettingsTable,
  SettingsVersionsTable,
} from './schema/platform.ts'

/** Instants are ms since 1970, money is whole paise, flags are 0 or 1, lists and snapshots are JSON text. */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  preferences: PreferencesTable
  cabs: CabsTable
  cabTripTypes: CabTripTypesTable
  packages: PackagesTable
  tariffs: TariffsTable
  vehicles: VehiclesTable
  drivers: DriversTable
  papers: PapersTable
  absences: AbsencesTable
  bookings: BookingsTable
  bookingTerms: BookingTermsTable
  bookingHistory: BookingHistoryTable
  bookingChanges: BookingChangesTable
  moneyChanges: MoneyChangesTable
  assignments: AssignmentsTable
  earlierLegs: EarlierLegsTable
  links: LinksTable
  payments: PaymentsTable
  paymentClaims: PaymentClaimsTable
  paymentOrders: PaymentOrdersTable
  refunds: RefundsTable
  providerEvents: ProviderEventsTable
  advanceReminders: AdvanceRemindersTable
  finalBills: FinalBillsTable
  settlements: SettlementsTable
  settlementEntries: SettlementEntriesTable
  drawerCounts: DrawerCountsTable
  closedMonths: ClosedMonthsTable
  documentSeries: DocumentSeriesTable
  documents: DocumentsTable
  driving: DrivingTable
  expenses: ExpensesTable
  touristLists: TouristListsTable
  passwordLinks: PasswordLinksTable
  idempotencyKeys: IdempotencyKeysTable
  outbox: OutboxTable
  enquiries: EnquiriesTable
  enquiryTerms: EnquiryTermsTable
  enquiryAnswers: EnquiryAnswersTable
  answerTemplates: AnswerTemplatesTable
  quotations: QuotationsTable
  quotationLinks: QuotationLinksTable
  rateLimits: RateLimitsTable
  settings: SettingsTable
  settingsVersions: SettingsVersionsTable
  activity: ActivityTable
  imports: ImportsTable
  importedRecords: ImportedRecordsTable
  contacts: ContactsTable
}

export type UserRow = Selectable<UsersTable>
export type CabRow = Selectable<CabsTable>
export type TariffRow = Selectable<TariffsTable>
export type VehicleRow = Selectable<VehiclesTable>
export type DriverRow = Selectable<DriversTable>
export type PaperRow = Selectable<PapersTable>
export type AbsenceRow = Selectable<AbsencesTable>
export type AssignmentRow = Selectable<AssignmentsTable>
export type EarlierLegRow = Selectable<EarlierLegsTable>
export type PackageRow = Selectable<PackagesTable>
/** A booking's row without what it keeps as JSON and for searches, which `bookings/record` reads and writes. */
export type BookingRow = Omit<Selectable<BookingsTable>, 'search' | 'fareLines' | 'visitingPlaces' | 'cabSnapshot'>
export type DrivingRow = Selectable<DrivingTable>
export type ExpenseRow = Selectable<ExpensesTable>
export type LinkRow = Selectable<LinksTable>
export type PaymentRow = Selectable<PaymentsTable>
export type DrawerCountRow = Selectable<DrawerCountsTable>
export type PaymentClaimRow = Selectable<PaymentClaimsTable>
export type RefundRow = Selectable<RefundsTable>
export type ProviderEventRow = Selectable<ProviderEventsTable>
export type FinalBillRow = Selectable<FinalBillsTable>
export type DocumentRow = Selectable<DocumentsTable>
export type StatusChange = Pick<BookingHistoryTable, 'status' | 'at' | 'byName' | 'reason'>
export type BookingChangeRow = Selectable<BookingChangesTable>
export type MoneyChangeRow = Selectable<MoneyChangesTable>
export type OutboxRow = Selectable<OutboxTable>
export type EnquiryRow = Omit<Selectable<EnquiriesTable>, 'search'>
export type ImportRow = Selectable<ImportsTable>
export type ContactRow = Omit<Selectable<ContactsTable>, 'search'>
export type SettingsVersionRow = Selectable<SettingsVersionsTable>
export type EnquiryAnswerRow = Selectable<EnquiryAnswersTable>
export type AnswerTemplateRow = Selectable<AnswerTemplatesTable>
export type QuotationRow = Selectable<QuotationsTable>
