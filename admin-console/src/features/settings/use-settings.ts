import { changeSettings, getSettings, type Versioned } from 'shared-api/client'
import type { SettingsReply } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { useFresh } from '../../editing/use-fresh.ts'

export type SettingsVersion = Versioned<SettingsReply>

export const readSettings = (): Promise<SettingsVersion> => staffCall(getSettings)

/** The settings as they are now, for editing. */
export const useSettings = () => useFresh('/api/v1/settings', readSettings)

export const sendSettings = (edit: Parameters<typeof changeSettings>[1], ifMatch: string | null) =>
  staffCall((client) => changeSettings(client, edit, { ifMatch }))
