import { Text, TextInput } from 'shared-ui'
import { asText, filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const KINDS = { bookings: 'New bookings and wishes of travellers', enquiries: 'Enquiries', notices: 'Limits of mail' }
const NONE = { bookings: '', enquiries: '', notices: '' }

type Values = { mailTo: typeof NONE }

const part: Part<Values> = {
  valuesOf: ({ mailTo }) => ({ mailTo: { ...NONE, ...mailTo } }),
  editOf: ({ mailTo }) => ({ mailTo: filled(mailTo) ?? {} }),
  words: { mailTo: { label: 'Mails to the desk', text: asText } },
  labels: KINDS,
}

/** Who at the desk gets which mail. */
export const MailPart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => (
      <>
        <Text>
          Where a field is empty, mails go to MAIL_TO of the server or, without that, to the company’s address.
        </Text>
        {Object.entries(KINDS).map(([kind, label]) => (
          <TextInput
            key={kind}
            label={label}
            type="email"
            autoComplete="off"
            {...form.getInputProps(`mailTo.${kind}`)}
          />
        ))}
      </>
    )}
  </PartForm>
)
