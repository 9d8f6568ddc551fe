import { DEV_PORTS } from 'shared-ui/build/dev-ports'
import { createServer } from 'vite'

// One process for both: the shell's development server borrows the remote, staff open the application of its own.
for (const config of ['vite.config.ts', 'vite.standalone.config.ts']) {
  const server = await createServer({ configFile: new URL(`../${config}`, import.meta.url).pathname })
  await server.listen()
}
console.log(`Console by itself: http://localhost:${DEV_PORTS.consoleAlone}`)
