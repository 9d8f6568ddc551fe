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

  it('count what pages report of remotes by release; of releases that do not run, all are one', async () => {
    const app = await engine.app({ METRICS_PORT: '0' })
    app.isReleased = (remote, version) => `${remote} ${version}` === 'public-site 1.4.0'
    const report = async (call: string, version: string, more: object) => {
      const payload = { remote: 'public-site', version, request: '7K3M-QXR4', ...more }
      const { statusCode } = await app.inject({ method: 'POST', url: `/api/v1/remote-${call}`, payload })
      expect(statusCode).toBe(200)
    }
    await report('loads', '1.4.0', { ms: 240 })
    await report('loads', '1.4.0', { ms: 760 })
    await report('failures', '1.4.0', { cause: 'RemoteFailure: no answer' })
    await report('failures', 'made up', { cause: 'x' })
    const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text()
    for (const line of [
      'remote_load_seconds_count{remote="public-site",version="1.4.0"} 2',
      'remote_load_seconds_sum{remote="public-site",version="1.4.0"} 1',
      'remote_load_seconds_bucket{le="0.25",remote="public-site",version="1.4.0"} 1',
      'remote_failures_total{remote="public-site",version="1.4.0"} 1',
      'remote_failures_total{remote="other",version="other"} 1',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('made up')
  })

  it('are off by default', async () => {
    expect((await engine.app()).metricsPort).toBeNull()
  })
})
