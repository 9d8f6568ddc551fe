import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { BookingStatus } from 'shared-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { book, COMING, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

/** How often the server is killed on each engine. */
const KILLS = process.env.NIGHTLY ? 50 : 1
const TRIPS = process.env.NIGHTLY ? 100 : 4
const STEPS: BookingStatus[] = ['confirmed', 'assigned', 'on the way', 'arrived', 'started', 'ended', 'completed']

type Trip = { id: string; vehicleId: string; driverId: string; taken: number }

eachEmptyEngine('kill -9 under the steps of trips', (engine) => {
  it('leaves no step half taken, and sends no message twice', { timeout: 60_000 + KILLS * 20_000 }, async () => {
    const app = await engine.app()
    const { db } = app.database
    const cookie = await sessionOf(app)
    const cab = await insertCab(app)
    const trips: Trip[] = []
    for (let each = 0; each < TRIPS; each++) {
      const vehicleId = await insertVehicle(app, cab, { registration: `TN 01 AB ${1000 + each}` })
      const driverId = await insertDriver(app, { mobile: `+91984001${1000 + each}` })
      const { booking } = (await book(app, outstation(cab, COMING))).json()
      trips.push({ id: booking._id, vehicleId, driverId, taken: 0 })
    }
    const taken = () => trips.reduce((sum, trip) => sum + trip.taken, 0)

    for (let kill = 0; taken() < TRIPS * STEPS.length; kill++) {
      const server = startProcess({ ...engine.env(), RATE_LIMIT: 'off' })
      onTestFinished(() => void server.child.kill('SIGKILL'))
      const url = await addressOf(server)
      let isOver = false
      const desks = Promise.all(trips.map((trip) => drive(trip, { url, cookie, isOver: () => isOver })))
      const before = taken()
      await expect.poll(taken, { interval: 5 }).toBeGreaterThan(before)
      if (kill < KILLS) await pause(randomInt(60))
      else await desks
      isOver = true
      server.child.kill('SIGKILL')
      await Promise.all([desks, server.exit])
    }

    const history = await db.selectFrom('bookingHistory').select(['bookingId', 'status']).orderBy('at').execute()
    for (const { id } of trips) {
      const steps = history.filter(({ bookingId }) => bookingId === id).map(({ status }) => status)
      expect(steps.toSorted()).toEqual(STEPS.toSorted())
    }
    const bookings = await db.selectFrom('bookings').select(['status', 'version']).execute()
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['completed']))
    const messages = await db.selectFrom('outbox').select(['bookingId', 'kind', 'recipient', 'subject']).execute()
    const names = messages.map((message) => Object.values(message).join())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(messages.filter(({ kind }) => kind === 'booking-step').length).toBeGreaterThan(TRIPS)
  })
})

type Desk = { url: string; cookie: string; isOver: () => boolean }

/** Takes the steps of a trip, one after the other, until the server is gone. */
async function drive(trip: Trip, { url, cookie, isOver }: Desk) {
  for (let to = STEPS[trip.taken]; to && !isOver(); to = STEPS[trip.taken]) {
    const { vehicleId, driverId } = trip
    const [call, body] = to === 'assigned' ? ['assign', { vehicleId, driverId }] : ['state', { to, early: true }]
    const method = 'POST'
    const headers = { cookie, 'content-type': 'application/json' }
    const address = `${url}/api/v1/bookings/${trip.id}/${call}`
    const status = await fetch(address, { method, headers, body: JSON.stringify(body) }).then(
      (reply) => reply.status,
      () => null,
    )
    if (status === null) return
    // Too busy: the same again.
    if (status === 503) continue
    expect(status).toBe(200)
    trip.taken += 1
  }
}
