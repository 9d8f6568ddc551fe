import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DESK_DAYS_BACK, TripChange, TripChangeQuery, TripChangeReply } from 'shared-api/contract'
import { fareOnWire } from 'shared-api/fares'
import type { Language } from 'shared-api/languages'
import { callsOf } from '../../platform/http/calls.ts'
import { versioned } from '../../platform/http/etag.ts'
import { languageOfCaller } from '../../platform/http/language.ts'
import { ById, IfMatch } from '../../platform/http/params.ts'
import { invalid } from '../../platform/http/problems.ts'
import type { Refusal } from '../../texts/refusal.ts'
import { wordsOfRefusals } from '../../texts/refusals.ts'
import type { Blockers } from '../holds/blockers.ts'
import type { BookingRecord } from '../record/index.ts'
import { toBookingPage } from '../record/wire.ts'
import { editOf } from './edit.ts'
import { requestProblems } from './request.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** The desk changes trip or traveller of a booking in place (docs/product.md, Change of a trip). */
export const changeTripRoute: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/bookings/:id/trip',
    deskCall(
      'Change trip or traveller in place; pretend=1 stores nothing. 409 with what is in the way',
      TripChangeReply,
      { params: ById, headers: IfMatch, querystring: TripChangeQuery, body: TripChange },
      'booking-changed',
    ),
    async (request, reply) => {
      const { bookingDetails: details, ...rest } = request.body
      const problems = requestProblems(details, app.now(), { daysBack: DESK_DAYS_BACK })
      if (problems.length > 0) throw invalid(problems)
      const { stored, changed, inTheWay } = await app.bookings.changeTrip(
        request.params.id,
        { ...rest, details, pretend: request.query.pretend === '1' },
        await editOf(request),
      )
      const { id, reference } = stored.booking
      request.subjects = request.query.pretend === '1' ? [] : [{ id, name: reference, detail: 'trip' }]
      return versioned(reply, stored.booking.version, {
        booking: toBookingPage(stored, languageOfCaller(request)),
        quote: quoteOf(changed),
        inTheWay: inWords(inTheWay, languageOfCaller(request)),
      })
    },
  )
}

function inWords({ cab, assignment }: Blockers, language: Language): TripChangeReply['inTheWay'] {
  const words = (refusals: Refusal[]) => (refusals.length > 0 ? wordsOfRefusals(refusals, language) : null)
  return { cab: words(cab), assignment: words(assignment) }
}

function quoteOf({ fareLines: lines, totalPaise: total, advancePaise, tariffId, tariffName }: BookingRecord) {
  const tariff = { id: tariffId ?? '', name: tariffName ?? '' }
  return { ...fareOnWire({ lines, total, advance: advancePaise ?? 0 }), tariff }
}
