import { expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { eachRoute } from '../../testing/engines.ts'

eachRoute('metrics', (engine) => {
  it('are served on their own port, by route, without personal data', async () => {
    const app = await engine.app({ METRICS_PORT: '0' }, { now: () => NOON })
    await book(app, outstation(await insertCab(app), { name: 'Canary' }))
    await app.inject('/api/v1/bookings/some-id?q=canary')
    const reply = await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)
    expect(reply.headers.get('content-type')).toContain('text/plain')
    const text = await reply.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/v1/sendemail",status="200"} 1',
    )
    expect(text).toContain('route="/api/v1/bookings/:id",status="401"')
    expect(text).toContain('outbox_messages{state="waiting"} 2')
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).not.toMatch(/canary|some-id|asha/i)
    expect((await fetch(`http://127.0.0.1:${app.metricsPort}/`)).status).toBe(404)
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    await app.close()
    await expect(fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).rejects.toThrow()
  })

  it('are off by default', async () => {
    expect((await engine.app()).metricsPort).toBeNull()
  })
})
