import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'shared-api', maxWorkers: '100%', include: ['src/**/*.test.ts'] } })
