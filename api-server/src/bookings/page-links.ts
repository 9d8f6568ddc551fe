import type { FastifyInstance } from 'fastify'

/** The addresses of the pages of one booking, each with a token of its own. */
export function tripLinks({ config: { publicOrigin }, links }: Pick<FastifyInstance, 'config' | 'links'>) {
  return {
    ofTraveller: async (bookingId: string) => `${publicOrigin}/trip/${await links.forTraveller(bookingId)}`,
    ofDriver: async (bookingId: string, driverId: string) =>
      `${publicOrigin}/drive/${await links.forDriver(bookingId, driverId)}`,
  }
}
