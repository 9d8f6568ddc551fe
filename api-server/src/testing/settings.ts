import { readFileSync } from 'node:fs'
import { Settings } from 'shared-api/contract'

/** The settings that a first start fills in. */
export const SETTINGS = Settings.parse(JSON.parse(readFileSync(new URL('../../company.json', import.meta.url), 'utf8')))
