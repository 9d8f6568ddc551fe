import { type FormEvent, useState } from 'react'
import { setSettingsPicture } from 'shared-api/client'
import type { SettingsPicture as SettingsPictureName } from 'shared-api/contract'
import { Group, Stack, Text, useShell } from 'shared-ui'
import { changeProblemText, editProblemText } from '../../api/problem-text.ts'
import { staffUpload } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { PictureField } from '../../files/picture-field.tsx'
import { settingsTexts } from '../../texts/settings.ts'
import { type SettingsVersion, sendSettings } from './use-settings.ts'

type Props = {
  which: SettingsPictureName
  title: string
  what: string
  version: SettingsVersion
  onChanged: () => void
}

/** One picture of the settings, which is saved by itself. */
export function SettingsPicture({ which, title, what, version, onChanged }: Props) {
  const { notify } = useShell()
  const texts = settingsTexts().picture
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stored = version.reply.settings[which] ?? ''

  const change = async (send: () => Promise<unknown>) => {
    setProgress(0)
    setFailure(null)
    try {
      await send()
      setFile(null)
      notify({ kind: 'success', message: texts.saved })
      onChanged()
    } catch (cause) {
      setFailure(editProblemText(cause, changeProblemText))
    } finally {
      setProgress(null)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!file) return setFailure(texts.chooseFirst)
    const onProgress = setProgress
    return change(() => staffUpload({ file }, (client) => setSettingsPicture(client, which, file, { onProgress })))
  }

  return (
    <TitledCard title={title}>
      <form onSubmit={save} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {what}
          </Text>
          <PictureField
            label={title}
            alt={title}
            stored={stored}
            file={file}
            onFile={setFile}
            error={failure}
            progress={progress}
          />
          <Group>
            <ActionButton type="submit" size="sm" loading={progress !== null}>
              {texts.save}
            </ActionButton>
            {stored && (
              <ActionButton
                size="sm"
                variant="default"
                disabled={progress !== null}
                onClick={() => change(() => sendSettings({ [which]: null }, null))}
              >
                {texts.remove}
              </ActionButton>
            )}
          </Group>
        </Stack>
      </form>
    </TitledCard>
  )
}
