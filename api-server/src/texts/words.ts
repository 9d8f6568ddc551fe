// Written from the English words by `pnpm words`.
import type { WordsOf } from 'shared-api/languages'
import type accounts from '../../../words/api-server/accounts.en.json'
import type bookingPhone from '../../../words/api-server/booking-phone.en.json'
import type bookingSteps from '../../../words/api-server/booking-steps.en.json'
import type bookings from '../../../words/api-server/bookings.en.json'
import type brochure from '../../../words/api-server/brochure.en.json'
import type deskMails from '../../../words/api-server/desk-mails.en.json'
import type deskRefusals from '../../../words/api-server/desk-refusals.en.json'
import type documents from '../../../words/api-server/documents.en.json'
import type enquiries from '../../../words/api-server/enquiries.en.json'
import type footer from '../../../words/api-server/footer.en.json'
import type imports from '../../../words/api-server/imports.en.json'
import type offline from '../../../words/api-server/offline.en.json'
import type payments from '../../../words/api-server/payments.en.json'
import type problems from '../../../words/api-server/problems.en.json'
import type questions from '../../../words/api-server/questions.en.json'
import type quotations from '../../../words/api-server/quotations.en.json'
import type refusals from '../../../words/api-server/refusals.en.json'
import type travellers from '../../../words/api-server/travellers.en.json'

type Value = string | number
type English = {
  'accounts': typeof accounts
  'booking-phone': typeof bookingPhone
  'booking-steps': typeof bookingSteps
  'bookings': typeof bookings
  'brochure': typeof brochure
  'desk-mails': typeof deskMails
  'desk-refusals': typeof deskRefusals
  'documents': typeof documents
  'enquiries': typeof enquiries
  'footer': typeof footer
  'imports': typeof imports
  'offline': typeof offline
  'payments': typeof payments
  'problems': typeof problems
  'questions': typeof questions
  'quotations': typeof quotations
  'refusals': typeof refusals
  'travellers': typeof travellers
}
type Takes = {
  'booking-phone.received': (values: { reference: Value; company: Value; route: Value; pickUp: Value; by: Value; link: Value; phone: Value }) => string
  'booking-phone.receivedToPay': (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
  'booking-phone.confirmed': (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
  'booking-phone.assigned': (values: { reference: Value; pickUp: Value; driver: Value; driverPhone: Value; vehicle: Value; code: Value; link: Value; phone: Value }) => string
  'booking-phone.on the way': (values: { driver: Value; driverPhone: Value; vehicle: Value; code: Value; reference: Value; link: Value; phone: Value }) => string
  'booking-phone.arrived': (values: { driver: Value; driverPhone: Value; vehicle: Value; code: Value; reference: Value; link: Value; phone: Value }) => string
  'booking-phone.ended': (values: { reference: Value; company: Value; link: Value; phone: Value }) => string
  'booking-phone.cancelled': (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
  'booking-phone.changed': (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
  'booking-phone.driver': (values: { reference: Value; pickUp: Value; place: Value; traveller: Value; mobile: Value; vehicle: Value; link: Value; phone: Value }) => string
  'booking-phone.driverReleased': (values: { reference: Value; pickUp: Value; place: Value; phone: Value }) => string
  'booking-steps.steps.confirmed.subject': (values: { reference: Value; route: Value; date: Value }) => string
  'booking-steps.steps.assigned.subject': (values: { reference: Value; route: Value; date: Value }) => string
  'booking-steps.steps.on the way.subject': (values: { reference: Value }) => string
  'booking-steps.steps.arrived.subject': (values: { reference: Value }) => string
  'booking-steps.steps.ended.subject': (values: { reference: Value }) => string
  'booking-steps.steps.cancelled.subject': (values: { reference: Value; route: Value; date: Value }) => string
  'bookings.visitor.subject': (values: { reference: Value; route: Value; date: Value }) => string
  'bookings.visitor.heading': (values: { reference: Value }) => string
  'bookings.visitor.greeting': (values: { name: Value }) => string
  'bookings.visitor.received': (values: { by: Value; when: 'confirms' | string }) => string
  'bookings.visitor.changed.subject': (values: { reference: Value }) => string
  'bookings.visitor.changedTrip.subject': (values: { reference: Value }) => string
  'bookings.insteadOf': (values: { reference: Value }) => string
  'bookings.party': (values: { count: Value; references: Value; total: Value }) => string
  'bookings.words.route': (values: { from: Value; to: Value }) => string
  'bookings.words.cab': (values: { name: Value; seats: Value }) => string
  'bookings.words.clock': (values: { time: Value }) => string
  'bookings.price.notIncluded': (values: { costs: Value }) => string
  'bookings.price.paid': (values: { advance: Value; rest: Value; amount: Value; when: 'later' | 'confirms' | string }) => string
  'bookings.calendar.summary': (values: { trip: Value; route: Value }) => string
  'bookings.calendar.description': (values: { reference: Value; cab: Value; phone: Value }) => string
  'brochure.days': (values: { count: number }) => string
  'brochure.from': (values: { price: Value }) => string
  'brochure.day': (values: { number: Value }) => string
  'brochure.call': (values: { name: Value; phones: Value }) => string
  'brochure.persons': (values: { range: Value }) => string
  'desk-mails.bookings.subject': (values: { reference: Value; name: Value; trip: Value; route: Value; date: Value }) => string
  'desk-mails.bookings.heading': (values: { reference: Value }) => string
  'desk-mails.bookings.intro': (values: { name: Value }) => string
  'desk-mails.bookings.besideRoad': (values: { km: Value; roadKm: Value }) => string
  'desk-mails.travellers.cancelled': (values: { reference: Value; name: Value }) => string
  'desk-mails.travellers.change': (values: { reference: Value; name: Value }) => string
  'desk-mails.travellers.link': (values: { reference: Value; name: Value }) => string
  'desk-mails.travellers.changeNote': (values: { at: Value; message: Value }) => string
  'desk-mails.travellers.noMail': (values: { name: Value }) => string
  'desk-mails.travellers.cancelledReason': (values: { fee: Value }) => string
  'desk-mails.payments.claimed': (values: { name: Value; amount: Value; number: Value; reference: Value }) => string
  'desk-mails.enquiries.subject.contact': (values: { name: Value }) => string
  'desk-mails.enquiries.subject.package': (values: { name: Value }) => string
  'desk-mails.enquiries.subject.custom-tour': (values: { name: Value }) => string
  'desk-mails.enquiries.intro': (values: { name: Value }) => string
  'desk-mails.limit.reached': (values: { perHour: Value }) => string
  'desk-refusals.open-changed': (values: { amount: Value }) => string
  'desk-refusals.document-holds': (values: { number: Value }) => string
  'desk-refusals.bill-too-early': (values: { status: Value }) => string
  'desk-refusals.invoice-too-early': (values: { status: Value }) => string
  'desk-refusals.no-fee': (values: { status: Value }) => string
  'desk-refusals.document-taken-back': (values: { number: Value }) => string
  'desk-refusals.not-invoice': (values: { number: Value }) => string
  'desk-refusals.voucher-too-early': (values: { state: Value }) => string
  'desk-refusals.quotation-over': (values: { status: Value }) => string
  'desk-refusals.no-build-file': (values: { url: Value }) => string
  'desk-refusals.booking-is-now': (values: { status: Value }) => string
  'desk-refusals.expense-settled': (values: { outcome: Value }) => string
  'desk-refusals.tariff-in-force': (values: { name: Value }) => string
  'desk-refusals.payment-settled': (values: { outcome: Value }) => string
  'desk-refusals.number-taken': (values: { number: Value; how: Value; reference: Value }) => string
  'desk-refusals.service-answers': (values: { status: Value; reason: 'none' | string; service: 'whatsapp' | 'sms' | string }) => string
  'desk-refusals.no-keys': (values: { channel: Value }) => string
  'desk-refusals.refund-refused-because': (values: { reason: Value }) => string
  'desk-refusals.look-settled': (values: { state: Value }) => string
  'desk-refusals.refund-above-receipts': (values: { amount: Value }) => string
  'desk-refusals.reminded': (values: { name: Value }) => string
  'desk-refusals.booking-closed': (values: { reference: Value; status: Value }) => string
  'desk-refusals.early-end': (values: { pickUp: Value }) => string
  'desk-refusals.cab-full': (values: { count: number; trips: Value }) => string
  'desk-refusals.cab-full-trip': (values: { reference: Value; name: Value; pickUp: Value }) => string
  'desk-refusals.cab-full-away': (values: { name: Value }) => string
  'desk-refusals.cab-none-left': (values: { ways: Value }) => string
  'desk-refusals.drives-trip': (values: { name: Value; reference: Value; from: Value; to: Value; minutes: Value }) => string
  'desk-refusals.outside-home-state': (values: { name: Value; state: Value }) => string
  'desk-refusals.paper-ends': (values: { name: Value; kind: 'pollution' | 'authorisation' | 'location' | 'police' | string; day: Value }) => string
  'desk-refusals.away-on': (values: { name: Value; firstDay: Value; lastDay: Value; kind: 'service' | 'leave' | 'sickness' | string }) => string
  'desk-refusals.off-duty': (values: { name: Value }) => string
  'desk-refusals.no-registration': (values: { name: Value }) => string
  'desk-refusals.few-seats': (values: { name: Value; seats: Value }) => string
  'desk-refusals.other-cab': (values: { name: Value; cab: Value }) => string
  'desk-refusals.package-has-trips': (values: { trips: number }) => string
  'desk-refusals.package-has-enquiries': (values: { enquiries: number }) => string
  'desk-refusals.package-has-both': (values: { trips: number; enquiries: number }) => string
  'desk-refusals.trip-to-come': (values: { reference: Value; day: Value }) => string
  'desk-refusals.vehicle-has-trips': (values: { trips: Value }) => string
  'desk-refusals.driver-has-trips': (values: { trips: Value }) => string
  'desk-refusals.person-has-trip': (values: { reference: Value }) => string
  'desk-refusals.import-used': (values: { count: Value; rows: Value; kind: Value; records: Value; more: number }) => string
  'desk-refusals.import-used-record': (values: { row: Value; name: Value; because: 'changed' | 'paid' | 'assigned' | 'document' | 'messages' | 'trips' | 'bookings' | string }) => string
  'documents.tax': (values: { code: Value; percent: Value }) => string
  'documents.forCompany': (values: { name: Value }) => string
  'documents.reverseTax': (values: { code: Value; percent: Value }) => string
  'enquiries.subject': (values: { reference: Value }) => string
  'enquiries.greeting': (values: { name: Value }) => string
  'enquiries.next': (values: { by: Value }) => string
  'enquiries.help': (values: { reference: Value }) => string
  'imports.too-many-rows': (values: { max: Value }) => string
  'imports.long-cell': (values: { row: Value; max: Value }) => string
  'imports.no-columns': (values: { columns: Value; known: Value }) => string
  'imports.stray-cell': (values: { row: Value; cell: Value }) => string
  'imports.unknown-column': (values: { cell: Value; known: Value }) => string
  'imports.column-twice': (values: { column: Value }) => string
  'imports.sheet-too-far': (values: { row: Value; column: 'none' | string; rows: Value; columns: Value }) => string
  'imports.row-wrong': (values: { row: Value; column: 'none' | string; problem: Value; more: number }) => string
  'imports.row-repeated': (values: { before: Value }) => string
  'imports.in-row-too': (values: { before: Value }) => string
  'imports.trip-stored': (values: { reference: Value }) => string
  'imports.paid-above-total': (values: { total: Value }) => string
  'imports.field-wrong': (values: { problem: Value }) => string
  'imports.column-takes': (values: { column: Value; takes: Value }) => string
  'imports.takes-one-of': (values: { values: Value }) => string
  'imports.takes-city': (values: { count: Value }) => string
  'imports.takes-drop-city': (values: { count: Value }) => string
  'imports.takes-line': (values: { max: Value }) => string
  'imports.takes-pick-up-place': (values: { max: Value }) => string
  'imports.takes-return-place': (values: { max: Value }) => string
  'imports.takes-persons': (values: { max: Value }) => string
  'imports.takes-status': (values: { values: Value }) => string
  'imports.takes-text': (values: { max: number }) => string
  'imports.takes-characters': (values: { max: Value }) => string
  'imports.takes-seats': (values: { max: Value }) => string
  'imports.takes-several': (values: { values: Value }) => string
  'payments.received': (values: { reference: Value; amount: Value }) => string
  'payments.refunded': (values: { reference: Value; amount: Value }) => string
  'payments.refundFailed': (values: { reference: Value; amount: Value }) => string
  'payments.reminder': (values: { reference: Value; amount: Value }) => string
  'payments.invoice': (values: { reference: Value; number: Value }) => string
  'payments.creditNote': (values: { reference: Value; number: Value }) => string
  'payments.greeting': (values: { name: Value }) => string
  'payments.reminderIntro': (values: { amount: Value; when: 'confirms' | string }) => string
  'payments.creditNoteIntro': (values: { of: Value }) => string
  'payments.payByUpi': (values: { amount: Value; upi: Value }) => string
  'payments.code': (values: { amount: Value }) => string
  'problems.fault': (values: { code: Value }) => string
  'quotations.subject': (values: { reference: Value }) => string
  'quotations.greeting': (values: { name: Value }) => string
  'quotations.accept': (values: { day: Value }) => string
  'refusals.step-not-allowed': (values: { from: Value; to: Value; next: 'none' | string }) => string
  'refusals.costs-more': (values: { fee: Value }) => string
  'refusals.return-offer-gone': (values: { total: Value }) => string
  'refusals.form-too-large': (values: { kilobytes: Value }) => string
  'refusals.form-too-many-fields': (values: { max: Value }) => string
  'refusals.json-too-deep': (values: { levels: Value }) => string
  'refusals.json-too-many-values': (values: { max: Value }) => string
  'travellers.subject': (values: { reference: Value }) => string
  'travellers.greeting': (values: { name: Value }) => string
}
export type Words = WordsOf<English, Takes>
