import { shellServerConfig } from 'shared-ui/build/server'
import { defineConfig } from 'vite'

export default defineConfig(shellServerConfig(import.meta.dirname))
