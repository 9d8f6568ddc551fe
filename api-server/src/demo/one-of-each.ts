import type { FastifyInstance } from 'fastify'
import { AvailableCarsReply, BookingReply } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'

const VISITOR = { name: 'Meena Sundaram', mobile: '9840012345', mail: 'meena@example.com' }

/**
 * Adds what visitors send to the demonstration data, a booking and an enquiry: the check of a release opens a page of each
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
  return [tripLink ?? '', '/new-password/token', '/prove-address/token']
}

async function send(app: FastifyInstance, url: string, payload: object) {
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
  return JSON.parse(body) as unknown
}
