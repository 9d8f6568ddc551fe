import { describe, expect, it, test } from 'vitest'
import { book, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { refusal } from './refusal.ts'
import { storedRefusal, wordsOfRefusals, wordsOfStored } from './refusals.ts'

const PICK_UP = new Date('2026-12-01T00:30:00Z')
const trip = (reference: string) => refusal('cab-full-trip', { reference, name: 'Asha', pickUp: PICK_UP })
const problem = [refusal('row-stored')]

describe('refusals in words', () => {
  test.for([
    [
      refusal('step-not-allowed', { from: 'new', to: 'ended', next: 'confirmed or cancelled' }),
      'A booking that is new cannot become ended, only confirmed or cancelled.',
    ],
    [
      refusal('step-not-allowed', { from: 'completed', to: 'new', next: 'none' }),
      'A booking that is completed cannot become new, and nothing follows.',
    ],
    [
      refusal('early-end', { pickUp: PICK_UP }),
      "The pick-up is on 1 Dec 2026, 6:00 am. To end the trip before it, send 'early'.",
    ],
    [
      refusal('cab-full', { count: 1, trips: [trip('TT-A')] }),
      'This cab is already confirmed for TT-A (Asha), pick-up 1 Dec 2026, 6:00 am.',
    ],
    [
      refusal('cab-full', { count: 2, trips: [trip('TT-A'), trip('TT-B')] }),
      'All 2 vehicles of this cab are already confirmed for TT-A (Asha), pick-up 1 Dec 2026, 6:00 am; TT-B (Asha), pick-up 1 Dec 2026, 6:00 am.',
    ],
    [
      refusal('drives-trip', {
        ...{ name: 'TN 01 AB 1234', reference: 'TT-A', minutes: 30 },
        ...{ from: PICK_UP, to: new Date('2026-12-02T12:00:00Z') },
      }),
      'TN 01 AB 1234 drives TT-A from 1 Dec 2026, 6:00 am to 2 Dec 2026, 5:30 pm, and takes 30 minutes between.',
    ],
    [
      refusal('row-wrong', { row: 3, column: 'none', problem, more: 0 }),
      'Row 3: This is stored already: delete the row.',
    ],
    [
      refusal('row-wrong', { row: 3, column: 'Mobile', problem, more: 2 }),
      'Row 3, Mobile: This is stored already: delete the row. 2 more are wrong.',
    ],
    [
      refusal('sheet-too-far', { column: 'none', row: '9000', rows: 5001, columns: 64 }),
      'The sheet reaches to row 9000: at most 5001 rows and 64 columns can be read. Delete what stands beside or below the table.',
    ],
  ] as const)('%o', ([one, words]) => {
    expect(wordsOfRefusals([one])).toBe(words)
  })

  test('what only the desk can meet is in English for other readers', () => {
    const [ta, hi] = (['ta', 'hi'] as const).map((language) => wordsOfRefusals([refusal('nothing-open')], language))
    expect([ta, hi]).toEqual(['பாக்கி எதுவும் இல்லை.', 'Nothing is open.'])
  })
})

describe('refusals in a column of text', () => {
  it('are read in each language', () => {
    const one = refusal('service-answers', { service: 'sms', status: 400, reason: 'No such "number"' })
    for (const language of ['en', 'ta'] as const)
      expect(wordsOfStored(storedRefusal(one), language)).toBe(wordsOfRefusals([one], language))
  })

  it.each([
    'The booking is cancelled by now.',
    '{"code":"no-such-code","params":{}}',
    '{"error":"Bad key"}',
    '',
    'null',
  ])('leave the words of another service as they came: %s', (said) => expect(wordsOfStored(said, 'ta')).toBe(said))
})

eachRoute('a refused call', (engine) => {
  it('says why in the language of the caller', async () => {
    const app = await engine.sharedApp()
    const cookie = await sessionOf(app)
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    const refusalIn = async (language: string) => {
      const headers = { cookie, 'accept-language': language }
      const payload = { to: 'ended' }
      const reply = await app.inject({ method: 'POST', url: `/api/v1/bookings/${_id}/state`, payload, headers })
      return [reply.statusCode, reply.json().detail]
    }
    expect([await refusalIn('en'), await refusalIn('ta')]).toEqual([
      [409, 'A booking that is new cannot become ended, only confirmed or cancelled.'],
      [409, 'இந்த முன்பதிவின் இப்போதைய நிலையில் இதைச் செய்ய முடியாது.'],
    ])
  })
})
