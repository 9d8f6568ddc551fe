import type { Server } from 'node:net'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

try {
  const config = readConfig(process.env)
  const app = await buildApp(config)
  await app.listen({ port: config.port, host: config.host })
  console.log(`Ready on http://localhost:${portOf(app.server.address())}`)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

function portOf(address: ReturnType<Server['address']>) {
  return typeof address === 'object' && address ? address.port : address
}
