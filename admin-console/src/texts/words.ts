// Written from the English words by `pnpm words`.
import type { ReactNode } from 'react'
import type { WordsOf } from 'shared-api/languages'
import type activity from '../../../words/admin-console/activity.en.json'
import type answers from '../../../words/admin-console/answers.en.json'
import type assignment from '../../../words/admin-console/assignment.en.json'
import type board from '../../../words/admin-console/board.en.json'
import type bookingList from '../../../words/admin-console/booking-list.en.json'
import type bookingMoney from '../../../words/admin-console/booking-money.en.json'
import type bookingPage from '../../../words/admin-console/booking-page.en.json'
import type bookings from '../../../words/admin-console/bookings.en.json'
import type books from '../../../words/admin-console/books.en.json'
import type cabs from '../../../words/admin-console/cabs.en.json'
import type catalogue from '../../../words/admin-console/catalogue.en.json'
import type common from '../../../words/admin-console/common.en.json'
import type desk from '../../../words/admin-console/desk.en.json'
import type documents from '../../../words/admin-console/documents.en.json'
import type driverCash from '../../../words/admin-console/driver-cash.en.json'
import type enquiries from '../../../words/admin-console/enquiries.en.json'
import type fleet from '../../../words/admin-console/fleet.en.json'
import type frame from '../../../words/admin-console/frame.en.json'
import type imports from '../../../words/admin-console/imports.en.json'
import type packages from '../../../words/admin-console/packages.en.json'
import type personalData from '../../../words/admin-console/personal-data.en.json'
import type phoneBooking from '../../../words/admin-console/phone-booking.en.json'
import type session from '../../../words/admin-console/session.en.json'
import type settings from '../../../words/admin-console/settings.en.json'
import type staff from '../../../words/admin-console/staff.en.json'
import type tariffs from '../../../words/admin-console/tariffs.en.json'
import type tripSheet from '../../../words/admin-console/trip-sheet.en.json'

type Value = string | number
type English = {
  'activity': typeof activity
  'answers': typeof answers
  'assignment': typeof assignment
  'board': typeof board
  'booking-list': typeof bookingList
  'booking-money': typeof bookingMoney
  'booking-page': typeof bookingPage
  'bookings': typeof bookings
  'books': typeof books
  'cabs': typeof cabs
  'catalogue': typeof catalogue
  'common': typeof common
  'desk': typeof desk
  'documents': typeof documents
  'driver-cash': typeof driverCash
  'enquiries': typeof enquiries
  'fleet': typeof fleet
  'frame': typeof frame
  'imports': typeof imports
  'packages': typeof packages
  'personal-data': typeof personalData
  'phone-booking': typeof phoneBooking
  'session': typeof session
  'settings': typeof settings
  'staff': typeof staff
  'tariffs': typeof tariffs
  'trip-sheet': typeof tripSheet
}
type Takes = {
  'activity.version': (values: { number: Value }) => string
  'activity.from': (values: { day: Value }) => string
  'activity.imported': (values: { rows: Value; list: Value }) => string
  'assignment.bookingText': (values: { reference: Value; status: Value }) => string
  'assignment.keeps': (values: { status: Value }) => string
  'assignment.about': (values: { who: Value; what: Value }) => string
  'assignment.onTrip': (values: { reference: Value; from: Value; to: Value; minutes: Value }) => string
  'assignment.paperEnds': (values: { paper: Value; day: Value }) => string
  'assignment.homeState': (values: { state: Value }) => string
  'assignment.away': (values: { from: Value; to: Value; kind: Value }) => string
  'assignment.seats': (values: { count: Value }) => string
  'assignment.near.since': (values: { city: Value; time: Value }) => string
  'assignment.near.at': (values: { city: Value }) => string
  'assignment.near.empty': (values: { km: Value }) => string
  'assignment.near.home': (values: { time: Value }) => string
  'assignment.near.saved': (values: { km: Value }) => string
  'assignment.earlier': (values: { at: Value; who: Value; status: Value }) => string
  'assignment.km': (values: { from: Value; to: Value }) => string
  'assignment.notShared': (values: { why: Value }) => string
  'assignment.chooseName': (values: { name: Value }) => string
  'board.days': (values: { first: Value; last: Value }) => string
  'board.standing': (values: { day: Value; places: Value }) => string
  'board.times': (values: { start: Value; end: Value }) => string
  'board.plan.take': (values: { count: number }) => string
  'booking-list.table.select': (values: { reference: Value }) => string
  'booking-list.table.cancelSelectedOf': (values: { count: Value }) => string
  'booking-list.filters.pickUp': (values: { days: Value }) => string
  'booking-list.filters.days': (values: { first: Value; last: Value }) => string
  'booking-list.filters.paidOf': (values: { part: Value }) => string
  'booking-list.views.remove': (values: { name: Value }) => string
  'booking-list.views.notKept': (values: { why: Value }) => string
  'booking-list.cancelMany.question': (values: { count: number }) => string
  'booking-list.cancelMany.button': (values: { count: number }) => string
  'booking-list.cancelMany.done': (values: { count: number }) => string
  'booking-list.cancelMany.doneBut': (values: { done: Value; left: Value }) => string
  'booking-list.cancelMany.left': (values: { reference: Value; why: Value }) => string
  'booking-list.keys.confirmed': (values: { reference: Value }) => string
  'booking-list.keys.notConfirmed': (values: { reference: Value; why: Value }) => string
  'booking-list.keys.waiting': (values: { count: number }) => string
  'booking-money.price.tariff': (values: { name: Value }) => string
  'booking-money.price.addExtra': (values: { what: Value; amount: Value }) => string
  'booking-money.price.lineText': (values: { what: Value; sum: Value; note: Value }) => string
  'booking-money.price.lineTaxed': (values: { what: Value; sum: Value; note: Value }) => string
  'booking-money.price.multiples': (values: { of: Value }) => string
  'booking-money.bill.made': (values: { by: Value; at: Value }) => string
  'booking-money.bill.reported': (values: { value: Value }) => string
  'booking-money.bill.addCosts': (values: { sum: Value }) => string
  'booking-money.payments.paid': (values: { sum: Value }) => string
  'booking-money.payments.fee': (values: { sum: Value }) => string
  'booking-money.payments.toPay': (values: { sum: Value }) => string
  'booking-money.payments.toGiveBack': (values: { sum: Value }) => string
  'booking-money.payments.take': (values: { sum: Value }) => string
  'booking-money.payments.refund': (values: { way: Value }) => string
  'booking-money.payments.takesBack': (values: { way: Value }) => string
  'booking-money.payments.split': (values: { why: Value }) => string
  'booking-money.payments.takenBy': (values: { driver: Value }) => string
  'booking-money.payments.noted': (values: { at: Value; by: Value }) => string
  'booking-money.payments.claim.byDriver': (values: { driver: Value }) => string
  'booking-money.payments.claim.cash': (values: { sum: Value }) => string
  'booking-money.payments.claim.above': (values: { balance: Value }) => string
  'booking-money.payments.claim.elsewhere': (values: { reference: Value }) => string
  'booking-money.payments.claim.question': (values: { sum: Value; reference: Value }) => string
  'booking-money.payments.reminded': (values: { by: Value; at: Value }) => string
  'booking-money.payments.notReminded': (values: { why: Value }) => string
  'booking-money.payments.upi.title': (values: { reference: Value }) => string
  'booking-money.payments.upi.code': (values: { sum: Value }) => string
  'booking-money.documents.named': (values: { kind: Value; number: Value }) => string
  'booking-money.documents.issued': (values: { number: Value }) => string
  'booking-money.documents.takeBack': (values: { number: Value }) => string
  'booking-money.documents.takeBackLate': (values: { day: Value }) => string
  'booking-money.documents.takenBack': (values: { creditNote: Value; invoice: Value }) => string
  'booking-money.documents.partTakenBack': (values: { creditNote: Value; invoice: Value }) => string
  'booking-money.changes.priceOf': (values: { status: Value }) => string
  'booking-money.changes.document': (values: { number: Value }) => string
  'booking-money.changes.paid.payment': (values: { way: Value }) => string
  'booking-money.changes.paid.refund': (values: { way: Value }) => string
  'booking-money.changes.paid.goodwill': (values: { way: Value }) => string
  'booking-page.page.titleOf': (values: { reference: Value }) => string
  'booking-page.page.booked': (values: { at: Value }) => string
  'booking-page.party.title': (values: { count: Value }) => string
  'booking-page.party.total': (values: { total: Value }) => string
  'booking-page.party.confirm': (values: { count: Value }) => string
  'booking-page.status.entry': (values: { status: Value; at: Value; by: Value }) => string
  'booking-page.status.entryWhy': (values: { status: Value; at: Value; by: Value; why: Value }) => string
  'booking-page.status.taken': (values: { status: Value }) => string
  'booking-page.ask.cancelled.question': (values: { reference: Value; name: Value }) => string
  'booking-page.ask.no show.question': (values: { reference: Value; name: Value }) => string
  'booking-page.ask.early.question': (values: { reference: Value; pickUp: Value }) => string
  'booking-page.ask.charge': (values: { fee: Value }) => string
  'booking-page.traveller.noticeVersion': (values: { version: Value }) => string
  'booking-page.traveller.subject': (values: { reference: Value }) => string
  'booking-page.trip.besideRoad': (values: { km: Value; roadKm: Value }) => string
  'booking-page.trip.cabSeats': (values: { cab: Value; seats: Value }) => string
  'booking-page.changes.of': (values: { at: Value }) => string
  'booking-page.changes.by': (values: { at: Value; name: Value }) => string
  'booking-page.changes.byWhy': (values: { at: Value; name: Value; why: Value }) => string
  'booking-page.changes.was': (values: { field: Value; before: Value; after: Value }) => string
  'booking-page.driving.doubt': (values: { driven: Value; expected: Value }) => string
  'booking-page.driving.drivenKm': (values: { km: Value; expected: Value }) => string
  'booking-page.driving.minutes': (values: { count: Value }) => string
  'booking-page.driving.noLink': (values: { why: Value }) => string
  'booking-page.driving.orSend': (values: { link: Value }) => string
  'booking-page.driving.linkOpen': (values: { why: Value }) => string
  'booking-page.line.due': (values: { sum: Value }) => string
  'booking-page.line.giveBack': (values: { sum: Value }) => string
  'books.years': (values: { from: Value; to: Value }) => string
  'books.figures.caption': (values: { period: Value }) => string
  'books.parts.dayOf': (values: { month: Value }) => string
  'books.parts.monthOf': (values: { year: Value }) => string
  'books.payments.total': (values: { sum: Value }) => string
  'books.drawer.sum': (values: { opening: Value; cashIn: Value; cashOut: Value }) => string
  'books.drawer.expected': (values: { sum: Value }) => string
  'books.drawer.counted': (values: { sum: Value; difference: Value }) => string
  'books.drawer.difference': (values: { sum: Value }) => string
  'books.closing.title': (values: { month: Value }) => string
  'books.closing.done': (values: { month: Value }) => string
  'books.closing.closed': (values: { by: Value; at: Value }) => string
  'catalogue.languages.whole': (values: { count: Value; all: Value }) => string
  'catalogue.languages.choice': (values: { language: Value; count: Value; all: Value }) => string
  'catalogue.languages.labelOf': (values: { label: Value }) => string
  'catalogue.pictures.shows': (values: { place: Value }) => string
  'catalogue.pictures.galleryHint': (values: { most: Value }) => string
  'catalogue.pictures.name': (values: { place: Value }) => string
  'catalogue.pictures.moved': (values: { from: Value; to: Value }) => string
  'catalogue.pictures.removed': (values: { place: Value }) => string
  'catalogue.pictures.isBack': (values: { place: Value }) => string
  'catalogue.pictures.isFirst': (values: { place: Value }) => string
  'catalogue.pictures.removeOne': (values: { place: Value }) => string
  'catalogue.pictures.add': (values: { room: number }) => string
  'catalogue.pictures.upload': (values: { name: Value }) => string
  'catalogue.pictures.storing': (values: { name: Value }) => string
  'catalogue.pictures.room': (values: { count: Value }) => string
  'catalogue.pictures.notStored': (values: { name: Value; why: Value }) => string
  'catalogue.uses.hanging': (values: { what: Value }) => string
  'catalogue.uses.enquiries': (values: { all: number; open: number }) => string
  'catalogue.uses.bookings': (values: { all: number; toCome: number }) => string
  'catalogue.uses.vehicles': (values: { count: number }) => string
  'catalogue.uses.pictures': (values: { count: number }) => string
  'catalogue.order.now': (values: { name: Value; place: Value; all: Value }) => string
  'catalogue.copy.made': (values: { name: Value }) => string
  'catalogue.copy.failed': (values: { why: Value }) => string
  'common.route': (values: { from: Value; to: Value }) => string
  'common.paperEnds.in': (values: { days: Value }) => string
  'common.pageTitle': (values: { news: number; title: Value }) => string
  'common.loading': (values: { what: Value }) => string
  'common.notLoaded': (values: { what: Value }) => string
  'common.notLoadedAgain': (values: { what: Value }) => string
  'common.notExported': (values: { why: Value }) => string
  'common.required': (values: { field: Value }) => string
  'common.contact.callName': (values: { name: Value }) => string
  'common.contact.whatsAppName': (values: { name: Value }) => string
  'common.fare.by': (values: { name: Value }) => string
  'common.fare.byAt': (values: { name: Value; at: Value }) => string
  'common.lists.editName': (values: { name: Value }) => string
  'common.lists.copyName': (values: { name: Value }) => string
  'common.lists.deleteName': (values: { name: Value }) => string
  'common.lists.moveUp': (values: { name: Value }) => string
  'common.lists.moveDown': (values: { name: Value }) => string
  'common.lists.page': (values: { page: Value }) => string
  'common.lists.ofAll': (values: { total: Value; page: Value; pages: Value }) => string
  'common.lists.ofThese': (values: { first: Value; last: Value; total: Value }) => string
  'common.files.choose': (values: { limits: Value }) => string
  'common.files.remove': (values: { name: Value }) => string
  'common.files.upload': (values: { name: Value }) => string
  'common.files.sending': (values: { name: Value }) => string
  'common.files.sent.saved': (values: { name: Value }) => string
  'common.files.sent.checked': (values: { name: Value }) => string
  'common.files.sent.stored': (values: { name: Value }) => string
  'common.files.size': (values: { megabytes: Value }) => string
  'common.files.limits.picture': (values: { size: Value }) => string
  'common.files.limits.pdf': (values: { size: Value }) => string
  'common.files.limits.table': (values: { size: Value; rows: Value }) => string
  'common.files.otherKind.picture': (values: { name: Value }) => string
  'common.files.otherKind.pdf': (values: { name: Value }) => string
  'common.files.otherKind.table': (values: { name: Value }) => string
  'common.files.tooLarge': (values: { name: Value; size: Value; most: Value }) => string
  'common.files.empty': (values: { name: Value }) => string
  'common.files.preview': (values: { of: Value }) => string
  'common.forms.entry': (values: { number: Value; problem: Value }) => string
  'common.forms.changed': (values: { what: Value }) => string
  'common.forms.conflict.mine': (values: { value: Value }) => string
  'common.forms.conflict.theirs': (values: { value: Value }) => string
  'common.forms.conflict.nowBefore': (values: { now: Value; before: Value }) => string
  'common.forms.rows.row': (values: { name: Value; number: Value }) => string
  'common.forms.rows.add': (values: { name: Value }) => string
  'common.forms.rows.remove': (values: { row: Value }) => string
  'common.forms.rows.most': (values: { count: Value }) => string
  'common.forms.rows.added': (values: { row: Value }) => string
  'common.forms.rows.removed': (values: { row: Value }) => string
  'common.forms.rows.moved': (values: { row: Value; to: Value }) => string
  'common.mails.marked': (values: { title: Value; counts: Value }) => string
  'common.mails.to': (values: { subject: Value; recipient: Value }) => string
  'common.mails.sent': (values: { at: Value }) => string
  'common.mails.sentBy': (values: { at: Value; name: Value }) => string
  'common.mails.attempts': (values: { count: number }) => string
  'common.mails.sendAgainOf': (values: { subject: Value }) => string
  'common.mails.byWhatsAppOf': (values: { subject: Value }) => string
  'common.mails.count': (values: { count: Value; state: Value }) => string
  'desk.welcome': (values: { name: Value }) => string
  'desk.today': (values: { day: Value }) => string
  'desk.more': (values: { count: Value }) => string
  'desk.firstSteps.notSaved': (values: { why: Value }) => string
  'desk.look.expected': (values: { sum: Value }) => string
  'desk.look.notSettled': (values: { why: Value }) => string
  'desk.look.at': (values: { what: Value; reference: Value }) => string
  'desk.papers.of': (values: { paper: Value; owner: Value; ends: Value }) => string
  'desk.mail.limit': (values: { perHour: Value }) => string
  'desk.mail.waits': (values: { count: Value }) => string
  'desk.waiting.titleOf': (values: { count: Value }) => string
  'desk.waiting.closeNamed': (values: { reference: Value }) => string
  'desk.waiting.newBookings': (values: { count: Value }) => string
  'desk.waiting.newEnquiries': (values: { count: Value; late: number }) => string
  'desk.waiting.collect': (values: { count: Value }) => string
  'desk.waiting.giveBack': (values: { count: Value }) => string
  'desk.waiting.look': (values: { count: Value }) => string
  'desk.waiting.overCount': (values: { count: Value }) => string
  'desk.waiting.papers': (values: { count: Value }) => string
  'desk.day.nowCount': (values: { count: Value }) => string
  'desk.day.returningCount': (values: { count: Value }) => string
  'desk.day.tomorrowCount': (values: { count: Value; unassigned: number }) => string
  'desk.trip.due': (values: { sum: Value }) => string
  'desk.trip.assignNamed': (values: { reference: Value }) => string
  'desk.payments.sum': (values: { sum: Value }) => string
  'documents.sendNamed': (values: { number: Value }) => string
  'documents.sendAll': (values: { count: number }) => string
  'documents.sent': (values: { count: number }) => string
  'documents.notSent': (values: { numbers: Value; why: Value }) => string
  'documents.creditNamed': (values: { number: Value }) => string
  'driver-cash.titleOf': (values: { name: Value }) => string
  'driver-cash.handsOver': (values: { name: Value; sum: Value }) => string
  'driver-cash.gets': (values: { name: Value; sum: Value }) => string
  'driver-cash.settle.text': (values: { balance: Value }) => string
  'driver-cash.part.gets': (values: { name: Value }) => string
  'driver-cash.part.gives': (values: { name: Value }) => string
  'driver-cash.statement.openBefore': (values: { sum: Value }) => string
  'enquiries.list.minutes': (values: { count: number }) => string
  'enquiries.list.hours': (values: { count: number }) => string
  'enquiries.list.days': (values: { count: number }) => string
  'enquiries.one.titleOf': (values: { name: Value }) => string
  'enquiries.one.received': (values: { at: Value }) => string
  'enquiries.answers.to': (values: { mail: Value; language: Value }) => string
  'enquiries.answers.sent': (values: { mail: Value }) => string
  'enquiries.templates.hint': (values: { name: Value; tour: Value; dates: Value; reference: Value }) => string
  'enquiries.templates.changeOne': (values: { name: Value }) => string
  'enquiries.quotations.validUntil': (values: { day: Value }) => string
  'enquiries.quotations.written': (values: { at: Value; by: Value }) => string
  'enquiries.quotations.sentAt': (values: { at: Value }) => string
  'enquiries.quotations.endedAt': (values: { status: Value; at: Value }) => string
  'enquiries.quotations.onItsWay': (values: { reference: Value }) => string
  'enquiries.quotations.takenBack': (values: { reference: Value }) => string
  'fleet.vehicles.unnumbered': (values: { cab: Value }) => string
  'fleet.vehicles.deletedCab': (values: { cab: Value }) => string
  'fleet.inUseOne': (values: { name: Value }) => string
  'fleet.gone': (values: { name: Value }) => string
  'fleet.papers.lastDay': (values: { paper: Value }) => string
  'fleet.papers.number': (values: { paper: Value }) => string
  'fleet.papers.due': (values: { paper: Value; end: Value }) => string
  'fleet.papers.until': (values: { paper: Value; day: Value }) => string
  'fleet.handOver.trips': (values: { references: Value; count: number }) => string
  'fleet.handOver.choice': (values: { name: Value; km: number }) => string
  'fleet.handOver.notFree': (values: { name: Value }) => string
  'fleet.handOver.given': (values: { name: Value }) => string
  'frame.search.none': (values: { q: Value }) => string
  'frame.search.found': (values: { count: number }) => string
  'frame.search.all': (values: { count: Value; q: Value }) => string
  'frame.search.place': (values: { city: Value }) => string
  'frame.account': (values: { name: Value }) => string
  'frame.language.notChanged': (values: { why: Value }) => string
  'imports.count.bookings': (values: { count: number }) => string
  'imports.count.cabs': (values: { count: number }) => string
  'imports.count.vehicles': (values: { count: number }) => string
  'imports.count.drivers': (values: { count: number }) => string
  'imports.count.customers': (values: { count: number }) => string
  'imports.count.payments': (values: { count: number }) => string
  'imports.columns.required': (values: { header: Value }) => string
  'imports.file.from': (values: { count: Value; file: Value }) => string
  'imports.file.earlier': (values: { by: Value }) => string
  'imports.file.again': (values: { count: Value; by: Value }) => string
  'imports.file.byOn': (values: { file: Value; by: Value; at: Value }) => string
  'imports.file.store': (values: { count: Value }) => string
  'imports.file.repeats': (values: { count: number }) => string
  'imports.file.sameAs': (values: { row: Value; before: Value }) => string
  'imports.problems.count': (values: { count: number }) => string
  'imports.problems.first': (values: { count: number }) => string
  'imports.past.undoOf': (values: { what: Value }) => string
  'imports.past.undone': (values: { by: Value; at: Value }) => string
  'imports.undo.removes': (values: { what: Value }) => string
  'imports.undo.refused': (values: { count: number }) => string
  'imports.undo.row': (values: { row: Value; name: Value; because: Value }) => string
  'imports.undo.more': (values: { count: number }) => string
  'imports.undo.done': (values: { what: Value }) => string
  'packages.list.newOne': (values: { entry: Value }) => string
  'packages.list.add': (values: { entry: Value }) => string
  'packages.list.removeOne': (values: { entry: Value; place: Value; name: Value }) => string
  'packages.list.enterFirst': (values: { entry: Value }) => string
  'packages.list.tooMany': (values: { most: Value; entry: Value }) => string
  'packages.list.one': (values: { entry: Value }) => string
  'packages.list.unfinished': (values: { entry: Value }) => string
  'packages.day': (values: { place: Value }) => string
  'packages.dayText': (values: { place: Value }) => string
  'packages.startDate': (values: { place: Value }) => string
  'packages.service': (values: { place: Value }) => string
  'packages.oneCategory': (values: { place: Value }) => string
  'packages.line': (values: { label: Value; place: Value }) => string
  'packages.notDeleted': (values: { why: Value }) => string
  'packages.table.downloadOf': (values: { name: Value }) => string
  'personal-data.booking': (values: { reference: Value }) => string
  'personal-data.enquiry': (values: { at: Value }) => string
  'personal-data.account': (values: { mail: Value }) => string
  'personal-data.contact': (values: { mobile: Value }) => string
  'personal-data.books.payment': (values: { amount: Value; booking: Value; at: Value }) => string
  'personal-data.books.refund': (values: { amount: Value; booking: Value; at: Value }) => string
  'personal-data.books.document': (values: { number: Value; recipient: Value; until: Value }) => string
  'personal-data.others.title': (values: { contacts: Value }) => string
  'personal-data.more.some': (values: { count: Value }) => string
  'personal-data.more.all': (values: { count: Value }) => string
  'personal-data.notSaved': (values: { why: Value }) => string
  'personal-data.erased': (values: { bookings: Value; enquiries: Value; accounts: Value; contacts: Value }) => string
  'personal-data.papers': (values: { until: Value; count: Value }) => string
  'phone-booking.changePage.isOver': (values: { status: Value; booking: ReactNode }) => ReactNode
  'phone-booking.changePage.booked': (values: { name: Value; booking: ReactNode }) => ReactNode
  'phone-booking.quotationPage.isOver': (values: { status: Value }) => string
  'phone-booking.quotationPage.to': (values: { name: Value; mail: Value }) => string
  'phone-booking.cars.total': (values: { count: Value; total: Value }) => string
  'phone-booking.place.nearCity': (values: { end: Value }) => string
  'phone-booking.place.near': (values: { kind: Value; city: Value }) => string
  'phone-booking.message.doubtful': (values: { fields: Value }) => string
  'phone-booking.message.rest': (values: { rest: Value }) => string
  'phone-booking.trip.differs': (values: { km: Value }) => string
  'phone-booking.trip.notInKm': (values: { places: Value }) => string
  'phone-booking.hours.choice': (values: { hours: Value; km: Value }) => string
  'phone-booking.hours.priced': (values: { hours: Value; km: Value; price: Value }) => string
  'phone-booking.cab.choice': (values: { cab: Value; seats: Value; fare: Value }) => string
  'phone-booking.cab.seats': (values: { cab: Value; seats: Value }) => string
  'phone-booking.cab.tooSmall': (values: { persons: Value }) => string
  'phone-booking.cab.taken': (values: { trips: Value; others: Value }) => string
  'phone-booking.cab.trip': (values: { reference: Value; from: Value; to: Value }) => string
  'phone-booking.cab.instead': (values: { cabs: Value }) => string
  'phone-booking.known.fill': (values: { name: Value; mobile: Value }) => string
  'phone-booking.known.address': (values: { address: Value }) => string
  'phone-booking.known.note': (values: { note: Value }) => string
  'phone-booking.booked': (values: { reference: Value }) => string
  'phone-booking.change.byOther': (values: { tariff: Value }) => string
  'phone-booking.change.otherCab': (values: { why: Value }) => string
  'phone-booking.change.release': (values: { why: Value }) => string
  'phone-booking.quotation.priceHint': (values: { language: Value }) => string
  'settings.company.phoneAt': (values: { number: Value }) => string
  'settings.money.upiNote': (values: { example: Value }) => string
  'settings.money.prefixNote': (values: { usual: Value }) => string
  'settings.mail.note': (values: { setting: Value }) => string
  'settings.look.contrast': (values: { name: Value; ratio: Value; least: Value }) => string
  'settings.articles.inLanguage': (values: { article: Value; language: Value }) => string
  'settings.questions.inLanguage': (values: { language: Value }) => string
  'settings.history.restored': (values: { version: Value }) => string
  'settings.history.goBack': (values: { version: Value }) => string
  'settings.history.text': (values: { version: Value }) => string
  'settings.history.take': (values: { version: Value }) => string
  'settings.history.done': (values: { version: Value }) => string
  'staff.add.done': (values: { name: Value }) => string
  'staff.table.resetPasswordOf': (values: { name: Value }) => string
  'staff.table.changeRoleOf': (values: { name: Value }) => string
  'staff.table.disableOne': (values: { name: Value }) => string
  'staff.table.enableOne': (values: { name: Value }) => string
  'staff.table.enabled': (values: { name: Value }) => string
  'staff.role.title': (values: { name: Value }) => string
  'staff.role.isOwner': (values: { name: Value }) => string
  'staff.role.isClerk': (values: { name: Value }) => string
  'staff.disable.text': (values: { name: Value }) => string
  'staff.disable.done': (values: { name: Value }) => string
  'staff.reset.text': (values: { name: Value }) => string
  'staff.reset.done': (values: { name: Value }) => string
  'staff.desk.notChanged': (values: { why: Value }) => string
  'staff.sessions.endOne': (values: { since: Value }) => string
  'tariffs.form.entries.copy': (values: { name: Value }) => string
  'tariffs.form.entries.remove': (values: { name: Value }) => string
  'tariffs.form.entries.add': (values: { name: Value }) => string
  'tariffs.form.rates.perKm': (values: { trip: Value; cabClass: Value; price: Value }) => string
  'tariffs.form.rates.perKmAndCab': (values: { trip: Value; cabClass: Value; price: Value }) => string
  'tariffs.form.packages.title': (values: { cabClass: Value; hours: Value; km: Value; price: Value }) => string
  'tariffs.form.gst.sac': (values: { trip: Value }) => string
  'tariffs.form.seasons.title': (values: { from: Value; to: Value; percent: Value }) => string
  'tariffs.form.places.allOf': (values: { state: Value }) => string
  'tariffs.form.places.addTo': (values: { list: Value }) => string
  'tariffs.form.places.removeOne': (values: { place: Value }) => string
  'tariffs.form.grid.cell': (values: { cabClass: Value; column: Value }) => string
  'tariffs.form.grid.hours': (values: { hours: Value }) => string
  'tariffs.form.grid.was': (values: { number: Value }) => string
  'tariffs.form.folded.count': (values: { count: number }) => string
  'tariffs.form.folded.advance': (values: { percent: Value }) => string
  'tariffs.table.fromTo': (values: { from: Value; to: Value }) => string
  'tariffs.table.since': (values: { day: Value }) => string
  'tariffs.table.from': (values: { day: Value }) => string
  'tariffs.table.editOne': (values: { name: Value }) => string
  'tariffs.table.viewOne': (values: { name: Value }) => string
  'tariffs.table.copyOne': (values: { name: Value }) => string
  'tariffs.table.putOne': (values: { name: Value }) => string
  'tariffs.table.deleteOne': (values: { name: Value }) => string
  'tariffs.put.title': (values: { name: Value }) => string
  'tariffs.put.done': (values: { name: Value; day: Value }) => string
  'tariffs.create.copyOf': (values: { name: Value }) => string
  'tariffs.tryOut.hoursAndKm': (values: { hours: Value; km: Value }) => string
  'tariffs.tryOut.against': (values: { difference: Value }) => string
  'trip-sheet.titleOf': (values: { reference: Value }) => string
  'trip-sheet.tourists.titleOf': (values: { origin: Value; destination: Value }) => string
  'trip-sheet.tourists.wrongLine': (values: { line: Value }) => string
}
export type Words = WordsOf<English, Takes>
