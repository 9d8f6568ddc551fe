import { SettingsHistoryReply, type SettingsInput, type SettingsPicture, SettingsReply } from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned, searchParams } from './http.ts'
import { formOf, type UploadOptions, uploadOf } from './upload.ts'

/** All settings, with their ETag; for owners. */
export const getSettings = (client: Client) => readVersioned(SettingsReply, client.get('settings'))

/** Changes settings, each field as a whole; null removes one. Throws `ApiProblem` 400 naming the fields, 412 for an older version. */
export const changeSettings = (client: Client, edit: SettingsInput, options: EditOptions = {}) =>
  readVersioned(SettingsReply, client.patch('settings', { json: edit, headers: ifMatchHeader(options) }))

/** Sets the logo or the picture of the home page. */
export const setSettingsPicture = (
  client: Client,
  which: SettingsPicture,
  picture: File,
  options: EditOptions & UploadOptions = {},
) =>
  readVersioned(
    SettingsReply,
    client.put(`settings/pictures/${which}`, {
      ...uploadOf(formOf({}, { imageUrl: picture }), options),
      headers: ifMatchHeader(options),
    }),
  )

/** Versions from the newest; `before` asks for older ones. */
export const getSettingsHistory = (client: Client, before?: number) =>
  read(SettingsHistoryReply, client.get('settings/history', { searchParams: searchParams({ before }) }))

/** Takes an earlier version again, as a new one. Throws `ApiProblem` 404; 412 for an older version. */
export const restoreSettings = (client: Client, version: number, options: EditOptions = {}) =>
  readVersioned(SettingsReply, client.post('settings/restore', { json: { version }, headers: ifMatchHeader(options) }))
