import { Text, TextInput } from 'shared-ui'
import { settingsTexts } from '../../texts/settings.ts'
import { filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const KINDS = ['bookings', 'enquiries', 'notices'] as const
const NONE = { bookings: '', enquiries: '', notices: '' }

type Values = { mailTo: typeof NONE }

const partIn = ({ fields }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ mailTo }) => ({ mailTo: { ...NONE, ...mailTo } }),
  editOf: ({ mailTo }) => ({ mailTo: filled(mailTo) ?? {} }),
  labels: fields,
})

/** Who at the desk gets which mail. */
export function MailPart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  return (
    <PartForm part={partIn(texts)} version={version}>
      {(form) => (
        <>
          <Text>{texts.mail.note({ setting: 'MAIL_TO' })}</Text>
          {KINDS.map((kind) => (
            <TextInput
              key={kind}
              label={texts.fields[kind]}
              type="email"
              autoComplete="off"
              {...form.getInputProps(`mailTo.${kind}`)}
            />
          ))}
        </>
      )}
    </PartForm>
  )
}
