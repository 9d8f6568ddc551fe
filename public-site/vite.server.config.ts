import { remoteServerConfig } from 'shared-ui/build/server'
import { defineConfig } from 'vite'

export default defineConfig(remoteServerConfig(import.meta.dirname))
