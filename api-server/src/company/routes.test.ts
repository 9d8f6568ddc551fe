import { Company } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { eachRoute } from '../testing/engines.ts'

eachRoute('company', (engine) => {
  it('returns the profile with the public origin and how long records are stored', async () => {
    const env = { PUBLIC_ORIGIN: 'https://cabs.example', KEEP_ENQUIRIES: '90', KEEP_BOOKINGS: '1096' }
    const app = await engine.sharedApp(env)
    const reply = await app.inject('/api/v1/company')
    expect(Company.parse(reply.json()).phones).toHaveLength(3)
    const keeps = { enquiryDays: 90, bookingDays: 1096 }
    expect(reply.json()).toMatchObject({ url: 'https://cabs.example', keeps })
    expect(reply.headers['cache-control']).toContain('public')
  })
})
