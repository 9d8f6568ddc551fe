import { expect, it } from 'vitest'
import { eachEngine } from '../testing/engines.ts'
import { outboxOf } from '../testing/outbox.ts'

eachEngine('mails', (engine) => {
  const box = outboxOf(engine)

  it('say what another process has set of the company, in its colour, and go to whom it names', async () => {
    const other = await engine.app()
    const app = await box.start()
    const edit = {
      ...{ name: 'Kaveri Travels', mailTo: { enquiries: 'info@kaveri.example' } },
      colours: { brand: '#8b1e3f', brandDark: '#e8a0b4', accent: '#ffd166' },
    }
    await other.settings.edit(edit, { byName: 'Owner', allows: () => true })
    const contact = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'A wedding for 40?' }
    expect((await app.inject({ method: 'POST', url: '/api/v1/forms', payload: contact })).statusCode).toBe(200)
    const toDesk = () => box.mailServer.received.find(({ to }) => to?.[0]?.address === 'info@kaveri.example')
    await expect.poll(toDesk, { timeout: 15_000 }).toBeDefined()
    const mail = toDesk()
    expect(mail?.from).toMatchObject({ name: 'Kaveri Travels' })
    expect(mail?.html).toContain('background:#8b1e3f')
  })
})
