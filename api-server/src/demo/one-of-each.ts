import type { FastifyInstance } from 'fastify'
import { AvailableCarsReply, BookingReply, QuotationInput } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'

type Details = typeof VISITOR & { PickUpdate: string }

const VISITOR = { name: 'Meena Sundaram', mobile: '9840012345', mail: 'meena@example.com' }

/**
 * Adds what visitors send to the demonstration data, a booking and an enquiry, and a quotation for it: the check of a release opens a page of each
 * kind. Returns the pages that mails alone link to.
 * @throws Error if one is refused.
 */
export async function addOneOfEach(app: FastifyInstance): Promise<string[]> {
  const cabs = await app.inject('/api/v1/avaibleCars?category=Drop%20Trip')
  const [cab] = AvailableCarsReply.parse(cabs.json()).Cars
  const bookingDetails = {
    triptype: 'Drop Trip',
    from: 'tn-chennai',
    to: 'tn-madurai',
    PickUpdate: new Date(app.now() + 10 * DAY_MS).toISOString().slice(0, 10),
    pickUpTime: '06:30',
    pickUpLocation: 'Egmore Station',
    NumberOfPersons: 2,
    distance: 462,
    selectedCab: { _id: cab?._id },
    ...VISITOR,
  }
  const { tripLink } = BookingReply.parse(await send(app, '/api/v1/sendemail', { bookingDetails }))
  const { name, mobile: phone, mail: email } = VISITOR
  await send(app, '/api/v1/forms', { name, phone, email, message: 'Do you drive in the rains?' })
  return [tripLink ?? '', await quotationFor(app, bookingDetails), '/new-password/token', '/prove-address/token']
}

/** Sends a quotation for the enquiry; gives the path of its page. */
async function quotationFor(app: FastifyInstance, { name: _name, mobile: _mobile, mail: _mail, ...trip }: Details) {
  const lines = [{ what: 'Cab and driver', quantity: 1, rate: 8000 }]
  const input = QuotationInput.parse({ bookingDetails: trip, lines, validUntil: trip.PickUpdate })
  const [stored] = (await app.enquiries.list({ limit: 1 })).page
  const { quotation } = await app.quotations.add(stored?.enquiry.id ?? '', input, 'Demonstration')
  await app.quotations.send(quotation.id, () => [])
  return new URL(await app.quotations.links.url(quotation.id)).pathname
}

async function send(app: FastifyInstance, url: string, payload: object) {
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
  return JSON.parse(body) as unknown
}
