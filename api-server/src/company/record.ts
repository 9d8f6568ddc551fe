import { Settings } from 'shared-api/contract'
import type { SettingsVersionRow } from '../platform/database/schema.ts'

type Stored = Pick<SettingsVersionRow, 'content'>

/** The settings of a version. Those of a later release have their defaults in versions of an earlier one. */
export const settingsOf = ({ content }: Stored): Settings => Settings.parse(JSON.parse(content))

/** Whether the company has a GSTIN in a version. */
export const namesGstin = ({ content }: Stored): boolean => 'gst' in JSON.parse(content)
