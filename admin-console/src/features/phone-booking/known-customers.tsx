import type { Contact } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Button, Group, Text } from 'shared-ui'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { EarlierTrips } from './earlier-trips.tsx'
import type { BookingForm } from './use-booking-form.ts'
import { useKnownCustomers } from './use-known-customers.ts'

/** Offers whom the desk knows by what is typed, and says what its notebook has of who is filled in. */
export function KnownCustomers({ form }: Pick<BookingForm, 'form'>) {
  const { offered, chosen } = useKnownCustomers(form.values)
  const t = phoneBookingTexts().known
  const known = [
    chosen?.address && t.address({ address: chosen.address }),
    chosen?.note && t.note({ note: chosen.note }),
  ]
  const said = offered.length > 0 ? t.hint : known.filter(Boolean).join('\n')
  const fillIn = ({ name, mobile, mail, language }: Contact) => {
    const { values } = form
    form.setValues({
      ...{ name, mobile: formatPhone(mobile) },
      ...{ mail: mail || values.mail, language: language ?? values.language },
    })
    // The pressed button goes; the keyboard goes on from the field.
    form.getInputNode('mobile')?.focus()
  }
  return (
    <>
      <Text role="status" size="sm" mt={said ? 'xs' : 0} style={{ whiteSpace: 'pre-line' }}>
        {said}
      </Text>
      {offered.length > 0 && (
        <Group role="group" aria-label={t.label} gap="xs" mt="xs">
          {offered.map((contact) => (
            <Button key={contact.mobile} variant="light" size="sm" onClick={() => fillIn(contact)}>
              {t.fill({ name: contact.name, mobile: formatPhone(contact.mobile) })}
            </Button>
          ))}
        </Group>
      )}
      <EarlierTrips form={form} />
    </>
  )
}
