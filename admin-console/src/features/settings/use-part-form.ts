import { useForm, useShell } from 'shared-ui'
import { editProblemText } from '../../api/problem-text.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useAction } from '../../editing/use-action.ts'
import { useVersions } from '../../editing/use-versions.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { type Part, problemsOf, wordsOfPart } from './part.ts'
import { readSettings, type SettingsVersion, sendSettings } from './use-settings.ts'

/**
 * The form of a part of the settings. It stays open once it is saved; a change of another part by somebody else is no
 * conflict.
 */
export function usePartForm<Values extends Record<string, unknown>>(part: Part<Values>, version: SettingsVersion) {
  const { notify } = useShell()
  const versionOf = ({ reply, etag }: SettingsVersion) => ({ values: part.valuesOf(reply.settings), etag })
  const form = useForm<Values>({
    initialValues: part.valuesOf(version.reply.settings),
    validate: (values) => problemsOf(part.editOf(values), part.labels) as never,
    onSubmitPreventDefault: 'always',
  })
  const words = wordsOfPart(part, form.values)
  const { save, conflict, cancel } = useVersions(words, versionOf(version), async () => versionOf(await readSettings()))

  const store = async (values: Values) => {
    const saved = await save(values, async (etag) => versionOf(await sendSettings(part.editOf(values), etag)))
    if (!saved) return
    form.resetDirty(values)
    notify({ kind: 'success', message: settingsTexts().saved })
  }
  const { busy, failure, act: send } = useAction(store, { textOf: editProblemText, inPlace: true })
  const saveMerged = (values: Values) => {
    form.setValues(values)
    return send(values)
  }
  return { form, words, conflict, cancel, saveMerged, busy, failure, onSubmit: form.onSubmit(send, toFirstError) }
}
