// Written from the English words by `pnpm words`.
import type { ReactNode } from 'react'
import type { WordsOf } from 'shared-api/languages'
import type account from '../../../words/public-site/account.en.json'
import type booking from '../../../words/public-site/booking.en.json'
import type cabs from '../../../words/public-site/cabs.en.json'
import type cityRoute from '../../../words/public-site/city-route.en.json'
import type common from '../../../words/public-site/common.en.json'
import type company from '../../../words/public-site/company.en.json'
import type confirm from '../../../words/public-site/confirm.en.json'
import type enquiry from '../../../words/public-site/enquiry.en.json'
import type heads from '../../../words/public-site/heads.en.json'
import type home from '../../../words/public-site/home.en.json'
import type myTrips from '../../../words/public-site/my-trips.en.json'
import type navigation from '../../../words/public-site/navigation.en.json'
import type packagePage from '../../../words/public-site/package-page.en.json'
import type packages from '../../../words/public-site/packages.en.json'
import type privacy from '../../../words/public-site/privacy.en.json'
import type quotation from '../../../words/public-site/quotation.en.json'
import type services from '../../../words/public-site/services.en.json'
import type terms from '../../../words/public-site/terms.en.json'
import type towns from '../../../words/public-site/towns.en.json'
import type trip from '../../../words/public-site/trip.en.json'

type Value = string | number
type English = {
  'account': typeof account
  'booking': typeof booking
  'cabs': typeof cabs
  'city-route': typeof cityRoute
  'common': typeof common
  'company': typeof company
  'confirm': typeof confirm
  'enquiry': typeof enquiry
  'heads': typeof heads
  'home': typeof home
  'my-trips': typeof myTrips
  'navigation': typeof navigation
  'package-page': typeof packagePage
  'packages': typeof packages
  'privacy': typeof privacy
  'quotation': typeof quotation
  'services': typeof services
  'terms': typeof terms
  'towns': typeof towns
  'trip': typeof trip
}
type Takes = {
  'account.loggedInAs': (values: { name: Value }) => string
  'account.registered': (values: { name: Value }) => string
  'booking.search.first': (values: { place: Value }) => string
  'booking.search.near': (values: { kind: Value; city: Value }) => string
  'booking.search.noted': (values: { place: Value }) => string
  'booking.search.startsFrom': (values: { city: Value; km: Value }) => string
  'booking.search.pricedTo': (values: { city: Value; km: Value }) => string
  'booking.hours.choice': (values: { hours: Value; km: Value; price: Value; isFrom: boolean }) => string
  'booking.night': (values: { from: Value; to: Value; amount: Value; nights: number }) => string
  'booking.place': (values: { number: Value }) => string
  'booking.removePlace': (values: { number: Value }) => string
  'booking.distance.byRoad': (values: { km: Value }) => string
  'booking.distance.doubtful': (values: { km: Value }) => string
  'booking.distance.use': (values: { km: Value }) => string
  'booking.distance.time': (values: { time: Value }) => string
  'booking.distance.withStops': (values: { km: number }) => string
  'booking.cabs.notLoaded': (values: { what: Value }) => string
  'booking.cabs.more': (values: { count: Value }) => string
  'booking.cabs.fitting': (values: { problem: Value }) => string
  'booking.cabs.offer': (values: { name: Value; seats: Value }) => string
  'booking.cabs.noneFits': (values: { largest: Value; persons: Value }) => string
  'booking.accept': (values: { link: (words: ReactNode) => ReactNode }) => ReactNode
  'cabs.showing': (values: { count: Value }) => string
  'cabs.lead': (values: { perKm: Value; hasPerKm: boolean }) => string
  'cabs.chosen': (values: { name: Value }) => string
  'cabs.otherType': (values: { name: Value; before: Value; now: Value }) => string
  'cabs.filter.orMore': (values: { seats: Value }) => string
  'cabs.seats': (values: { seats: Value }) => string
  'cabs.selectCab': (values: { name: Value }) => string
  'cabs.more': (values: { count: Value }) => string
  'city-route.list.lead': (values: { count: Value }) => string
  'city-route.list.from': (values: { city: Value }) => string
  'city-route.list.km': (values: { km: Value }) => string
  'city-route.title': (values: { from: Value; to: Value }) => string
  'city-route.head.title': (values: { from: Value; to: Value; price: Value; hasPrice: boolean }) => string
  'city-route.head.description': (values: { from: Value; to: Value; km: Value; time: Value }) => string
  'city-route.prices': (values: { from: Value; to: Value }) => string
  'city-route.roundTrip': (values: { days: number }) => string
  'city-route.book': (values: { cab: Value; way: Value; price: Value }) => string
  'city-route.bookFrom': (values: { price: Value }) => string
  'city-route.inIt': (values: { way: Value; parts: Value }) => string
  'city-route.notInIt': (values: { costs: Value }) => string
  'city-route.parts.km': (values: { km: Value }) => string
  'city-route.stops': (values: { time: Value }) => string
  'city-route.there': (values: { to: Value }) => string
  'city-route.packagesInState': (values: { state: Value }) => string
  'city-route.back': (values: { from: Value; to: Value }) => string
  'city-route.route': (values: { from: Value; to: Value }) => string
  'city-route.alsoFrom': (values: { city: Value }) => string
  'city-route.alsoTo': (values: { city: Value }) => string
  'city-route.beyond': (values: { to: Value }) => string
  'common.time': (values: { clock: Value }) => string
  'common.checkFields': (values: { count: number }) => string
  'common.loading': (values: { what: Value }) => string
  'common.notLoaded': (values: { what: Value }) => string
  'common.offlineCall': (values: { phone: ReactNode }) => ReactNode
  'common.moreByPhone': (values: { count: Value }) => string
  'common.price.km': (values: { km: Value }) => string
  'common.price.perKm': (values: { rate: Value }) => string
  'common.price.perKmLeast': (values: { rate: Value; km: Value }) => string
  'common.price.perKmDaily': (values: { rate: Value; km: Value }) => string
  'common.price.oneWay': (values: { km: Value }) => string
  'common.price.thereAndBack': (values: { km: Value }) => string
  'common.price.hours': (values: { hours: Value }) => string
  'common.price.ofTrip': (values: { total: Value }) => string
  'common.price.included': (values: { costs: Value }) => string
  'common.price.notIncluded': (values: { costs: Value }) => string
  'common.price.shares': (values: { advance: Value; rest: Value }) => string
  'common.price.cancelled.free': (values: { hours: Value }) => string
  'common.price.cancelled.part': (values: { hours: Value; percent: Value }) => string
  'common.price.cancelled.later': (values: { percent: Value }) => string
  'common.price.cancelled.noShow': (values: { percent: Value }) => string
  'common.price.cancelled.changes': (values: { hours: Value }) => string
  'common.price.cancelled.freeUntil': (values: { when: Value }) => string
  'common.price.cancelled.partUntil': (values: { when: Value; percent: Value }) => string
  'common.price.cancelled.grace': (values: { minutes: Value }) => string
  'common.price.least': (values: { total: Value }) => string
  'common.price.wayBack': (values: { amount: Value }) => string
  'common.returnOffer.title': (values: { percent: Value }) => string
  'common.contactBar.persons': (values: { count: number }) => string
  'common.ofThese': (values: { count: Value }) => string
  'common.phone.readBack': (values: { number: Value }) => string
  'common.tile.seats': (values: { seats: Value }) => string
  'common.tile.tooSmall': (values: { persons: Value }) => string
  'common.tile.kmIn': (values: { km: Value; rate: Value }) => string
  'common.tile.hoursIn': (values: { hours: Value; km: Value; hour: Value; rate: Value }) => string
  'common.tile.freeUntil': (values: { when: Value }) => string
  'common.road.hours': (values: { hours: Value }) => string
  'common.road.minutes': (values: { minutes: Value }) => string
  'common.road.notInKm': (values: { places: Value }) => string
  'company.history.began': (values: { name: Value; city: Value; year: Value }) => string
  'company.history.stayed': (values: { city: Value }) => string
  'company.history.since': (values: { city: Value }) => string
  'company.contact.everyDay': (values: { from: Value; to: Value }) => string
  'company.contact.mapOf': (values: { name: Value }) => string
  'confirm.route': (values: { from: Value; to: Value }) => string
  'confirm.cab': (values: { trip: Value; cab: Value; seats: Value }) => string
  'confirm.traveller.note': (values: { when: 'later' | 'confirms' | string; link: (words: ReactNode) => ReactNode }) => ReactNode
  'confirm.failure.error': (values: { message: Value }) => string
  'confirm.failure.orCall': (values: { phone: ReactNode }) => ReactNode
  'confirm.done.trip': (values: { from: Value; to: Value; day: Value; time: Value }) => string
  'confirm.done.total': (values: { cab: Value; total: Value }) => string
  'confirm.done.otherTotal': (values: { seen: Value; total: Value; hasPhone: boolean; phone: ReactNode }) => ReactNode
  'confirm.done.received': (values: { day: Value; time: Value; when: 'confirms' | string }) => string
  'confirm.done.call': (values: { mobile: Value; advance: Value; rest: Value; when: 'later' | 'confirms' | string }) => string
  'confirm.done.mail': (values: { mail: Value }) => string
  'confirm.done.changedOnPage': (values: { phone: ReactNode }) => ReactNode
  'confirm.done.changed': (values: { phone: ReactNode }) => ReactNode
  'enquiry.contact.failed': (values: { message: Value; hasMessage: boolean }) => string
  'enquiry.package.failed': (values: { message: Value; hasMessage: boolean }) => string
  'enquiry.custom.failed': (values: { message: Value; hasMessage: boolean }) => string
  'enquiry.next': (values: { reference: Value; by: Value }) => string
  'enquiry.nextNoMail': (values: { reference: Value; by: Value }) => string
  'enquiry.privacy': (values: { link: (words: ReactNode) => ReactNode }) => ReactNode
  'enquiry.kept': (values: { hasPhone: boolean; phone: ReactNode }) => ReactNode
  'home.routes.route': (values: { from: Value; to: Value }) => string
  'home.packages.days': (values: { count: number }) => string
  'home.packages.from': (values: { price: Value }) => string
  'home.price.within': (values: { costs: Value }) => string
  'home.price.onTop': (values: { costs: Value }) => string
  'package-page.persons': (values: { count: number }) => string
  'package-page.personsFrom': (values: { from: Value; to: Value }) => string
  'package-page.wayBack': (values: { from: Value }) => string
  'package-page.wayOf': (values: { from: Value; to: Value }) => string
  'package-page.day': (values: { number: Value }) => string
  'package-page.picture': (values: { name: Value; number: Value }) => string
  'packages.showing': (values: { shown: Value; found: Value }) => string
  'packages.days': (values: { count: number }) => string
  'packages.from': (values: { price: Value }) => string
  'packages.bookNow': (values: { name: Value }) => string
  'packages.persons': (values: { count: number }) => string
  'packages.pdfOf': (values: { name: Value }) => string
  'packages.moreServices': (values: { count: number }) => string
  'packages.fromFor': (values: { price: Value; what: Value }) => string
  'privacy.who': (values: { legalName: Value }) => string
  'privacy.years': (values: { count: number }) => string
  'privacy.days': (values: { count: number }) => string
  'privacy.server': [{ 'what': string; 'data': string; 'why': string; 'howLong': (values: { bookings: Value }) => string }, { 'what': string; 'data': string; 'why': string; 'howLong': (values: { bookings: Value }) => string }, { 'what': string; 'data': string; 'why': string; 'howLong': string }, { 'what': string; 'data': string; 'why': string; 'howLong': (values: { enquiries: Value }) => string }, { 'what': string; 'data': string; 'why': string; 'howLong': string }, { 'what': string; 'data': string; 'why': string; 'howLong': string }, { 'what': string; 'data': string; 'why': string; 'howLong': string }, { 'what': string; 'data': string; 'why': string; 'howLong': string }]
  'privacy.erase': (values: { mail: ReactNode; phone: ReactNode }) => ReactNode
  'privacy.eraseWhen': (values: { bookings: Value }) => string
  'privacy.grievance': (values: { mail: ReactNode; phone: ReactNode }) => ReactNode
  'quotation.reference': (values: { reference: Value }) => string
  'quotation.greeting': (values: { name: Value }) => string
  'quotation.route': (values: { from: Value; to: Value }) => string
  'quotation.cab': (values: { cab: Value; persons: number }) => string
  'quotation.validUntil': (values: { day: Value }) => string
  'quotation.accept.text': (values: { total: Value }) => string
  'quotation.accepted.text': (values: { reference: Value }) => string
  'terms.inForce': (values: { date: Value }) => string
  'terms.booking.sent': (values: { company: Value }) => string
  'terms.payment.advance': (values: { advance: Value; when: 'confirms' | string; strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.payment.rest': (values: { rest: Value; strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.estimate.perKm': (values: { perKm: Value }) => string
  'terms.estimate.fees': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.dayAndNight.day': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.dayAndNight.night': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.dayAndNight.nightCharge': (values: { from: Value; to: Value; amount: Value; strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.hills.charge': (values: { amount: Value }) => string
  'terms.hills.days': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.cancellation': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'terms.complaints': (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  'trip.reference': (values: { reference: Value }) => string
  'trip.party': (values: { count: Value; references: Value; total: Value }) => string
  'trip.route': (values: { from: Value; to: Value }) => string
  'trip.cab': (values: { cab: Value; persons: number }) => string
  'trip.driver.call': (values: { name: Value }) => string
  'trip.quoted': (values: { total: Value }) => string
  'trip.payment.fee': (values: { amount: Value }) => string
  'trip.payment.paid': (values: { amount: Value }) => string
  'trip.payment.balance': (values: { amount: Value }) => string
  'trip.payment.advance': (values: { amount: Value; when: 'confirms' | string }) => string
  'trip.payment.back': (values: { amount: Value }) => string
  'trip.payment.claimed': (values: { amount: Value }) => string
  'trip.payment.button': (values: { amount: Value }) => string
  'trip.payment.online': (values: { amount: Value }) => string
  'trip.payment.code': (values: { amount: Value }) => string
  'trip.payment.copy': (values: { what: Value }) => string
  'trip.payment.app': (values: { amount: Value }) => string
  'trip.ways.about': (values: { reference: Value }) => string
  'trip.ways.shared': (values: { route: Value; when: Value }) => string
  'trip.ways.sharedDriver': (values: { name: Value; plate: Value }) => string
  'trip.cancel.freeUntil': (values: { when: Value; later: Value }) => string
  'trip.cancel.fee': (values: { fee: Value }) => string
  'trip.cancel.feeUntil': (values: { fee: Value; when: Value; later: Value }) => string
  'trip.cancel.yesFee': (values: { fee: Value }) => string
}
export type Words = WordsOf<English, Takes>
