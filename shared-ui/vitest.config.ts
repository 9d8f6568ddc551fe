import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'shared-ui', maxWorkers: '100%', environment: 'happy-dom' } })
