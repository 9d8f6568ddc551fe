import { useState } from 'react'
import { erasePersonalData } from 'shared-api/client'
import type { Erased, PersonalData, PersonSought } from 'shared-api/contract'
import { Stack, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { dayText } from '../../components/times.ts'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { FoundData } from './found-data.tsx'
import { PersonForm } from './person-form.tsx'

type Found = { person: PersonSought; data: PersonalData }

/** Finds the data of one person, saves them as a file, and erases them. */
export function PersonalDataDesk() {
  const { notify } = useShell()
  const [found, setFound] = useState<Found | null>(null)
  const [asking, setAsking] = useState(false)

  const erase = async ({ person }: Found) => {
    try {
      const erased = await staffCall((client) => erasePersonalData(client, person))
      notify({ kind: 'success', message: erasedText(erased) })
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
            consequence={personalDataTexts().consequence}
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

function erasedText({ bookings, enquiries, accounts, contacts, documents, keptUntil }: Erased): string {
  const texts = personalDataTexts()
  const erased = texts.erased({ bookings, enquiries, accounts, contacts })
  return keptUntil === null ? erased : `${erased} ${texts.papers({ until: dayText(keptUntil), count: documents })}`
}
