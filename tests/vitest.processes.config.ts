import { defineConfig } from 'vitest/config'
import { JOURNEY_RUN } from './vitest.journeys.config.ts'

// Two processes on one PostgreSQL take what one takes. These files tell most: what one process writes the other shows,
// lets in and sends. JOURNEYS=all runs every journey so.
const FILES = ['booking', 'console-bookings', 'console-session']

export default defineConfig({
  test: {
    ...JOURNEY_RUN,
    name: 'two-processes',
    include:
      process.env.JOURNEYS === 'all' ? ['journeys/**/*.test.ts'] : FILES.map((file) => `journeys/${file}.test.ts`),
    // It writes into the SQLite file itself.
    exclude: ['journeys/console-many-bookings.test.ts'],
    globalSetup: ['./setup/shared-demo-data.ts'],
  },
})
