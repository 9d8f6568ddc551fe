import type { ReactNode } from 'react'
import { Group, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { FormFailure } from '../../editing/form-failure.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { settingsTexts } from '../../texts/settings.ts'
import type { Part } from './part.ts'
import { usePartForm } from './use-part-form.ts'
import type { SettingsVersion } from './use-settings.ts'

type Form<Values extends Record<string, unknown>> = ReturnType<typeof usePartForm<Values>>['form']
type Props<Values extends Record<string, unknown>> = {
  part: Part<Values>
  version: SettingsVersion
  children: (form: Form<Values>) => ReactNode
}

/** The form of a part of the settings: its fields, Save, and the question about changes of others. */
export function PartForm<Values extends Record<string, unknown>>({ part, version, children }: Props<Values>) {
  const { form, words, conflict, cancel, saveMerged, busy, failure, onSubmit } = usePartForm(part, version)
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack maw="44rem">
          <SentFields busy={busy}>{children(form)}</SentFields>
          <FormFailure failure={failure} errors={form.errors} />
          <Group>
            <ActionButton type="submit" loading={busy}>
              {settingsTexts().save}
            </ActionButton>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={form.isDirty()} ofQuery />
      </form>
      <ConflictDialog conflict={conflict} words={words} onSave={saveMerged} onCancel={cancel} />
    </>
  )
}
