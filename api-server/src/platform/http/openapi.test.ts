import { expect, it } from 'vitest'
import { eachRoute } from '../../testing/engines.ts'

type Operation = { operationId?: string; responses: Record<string, unknown> }
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }

eachRoute('the API document', (engine) => {
  it('names each call and each schema once, and the errors of every call', async () => {
    const body = JSON.stringify(await (await engine.sharedApp()).openapi())
    const { paths, components }: Document = JSON.parse(body)
    const calls = Object.values(paths).flatMap((path) => Object.values(path))
    const ids = calls.map(({ operationId }) => operationId)
    expect(ids).toContain('getBookingsId')
    expect(new Set(ids).size).toBe(calls.length)
    for (const { operationId, responses } of calls)
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['4XX', '5XX']))
    for (const name of ['Cab', 'Problem', 'Tariff', 'TariffPartsInput']) expect(components.schemas).toHaveProperty(name)
    expect(body.length).toBeLessThan(375_000)
  })
})
