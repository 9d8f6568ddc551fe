import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'shared-api', include: ['src/**/*.test.ts'] } })
