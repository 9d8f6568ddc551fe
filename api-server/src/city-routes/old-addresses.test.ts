import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { expect, onTestFinished, test } from 'vitest'
import { oldRouteAddresses } from './old-addresses.ts'

test.each([
  ['/cabs/bengaluru-urban-to-mysuru', '/cabs/bengaluru-to-mysuru'],
  ['/ta/cabs/ooty-to-bengaluru-urban?from=ka-bengaluru-urban', '/ta/cabs/ooty-to-bengaluru?from=ka-bengaluru-urban'],
  ['/cabs/bengaluru-to-mysuru', null],
  ['/cabs/bengaluru-urban', null],
  ['/xx/cabs/bengaluru-urban-to-mysuru', null],
])('%s leads to %s for good', async (url, to) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(fastifyPlugin(async () => {}, { name: 'policy' }))
  await app.register(oldRouteAddresses)
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers.location ?? null]).toEqual([to ? 301 : 404, to])
})
