import { Preferences } from 'shared-api/contract'

/** What somebody has chosen; of nothing stored, the defaults. */
export const parsePreferences = (value = '{}'): Preferences => Preferences.parse(JSON.parse(value))
