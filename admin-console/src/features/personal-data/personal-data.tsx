import { useState } from 'react'
import { erasePersonalData } from 'shared-api/client'
import type { Erased, PersonalData, PersonSought } from 'shared-api/contract'
import { Stack, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { dayText } from '../../components/times.ts'
import { FoundData } from './found-data.tsx'
import { PersonForm } from './person-form.tsx'

type Found = { person: PersonSought; data: PersonalData }

const CONSEQUENCE =
  'Enquiries, account, entry in the notebook and mail are deleted. Bookings stay for the books, without name, contact, places and note. Payments stay without their notes; invoices and receipts name the person until the day that is listed. This cannot be undone.'

/** Finds the data of one person, saves them as a file, and erases them. */
export function PersonalDataDesk() {
  const { notify } = useShell()
  const [found, setFound] = useState<Found | null>(null)
  const [asking, setAsking] = useState(false)

  const erase = async ({ person }: Found) => {
    try {
      const erased = await staffCall((client) => erasePersonalData(client, person))
      notify({ kind: 'success', message: `Erased ${countsOf(erased)}.${keptText(erased)}` })
      return null
    } catch (cause) {
      return problemText(cause)
    }
  }

  // Another search may have started: keep its results.
  const showMore = ({ person }: Found, data: PersonalData) =>
    setFound((now) => (now?.person === person ? { person, data } : now))

  return (
    <Stack gap="lg">
      <PersonForm onSearch={() => setFound(null)} onFound={(person, data) => setFound({ person, data })} />
      {found && (
        <>
          <FoundData {...found} onMore={(data) => showMore(found, data)} onErase={() => setAsking(true)} />
          <ConfirmDelete
            name={asking ? nameOf(found.person) : undefined}
            consequence={CONSEQUENCE}
            onClose={() => setAsking(false)}
            onDelete={() => erase(found)}
            onDeleted={() => setFound(null)}
          />
        </>
      )}
    </Stack>
  )
}

const nameOf = ({ mail, mobile }: PersonSought) => [mail, mobile].filter(Boolean).join(', ')

const countsOf = ({ bookings, enquiries, accounts, contacts }: Erased) =>
  `bookings ${bookings}, enquiries ${enquiries}, accounts ${accounts}, customers of the notebook ${contacts}`

const keptText = ({ documents, keptUntil }: Erased) =>
  keptUntil === null ? '' : ` Papers that name the person until ${dayText(keptUntil)}: ${documents}.`
