import { useState } from 'react'
import type { PersonalData, PersonSought } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { download } from '../../files/download.ts'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { withNextPage } from './pages.ts'

type Props = { person: PersonSought; data: PersonalData }

/** Saves all of the person's data as a JSON file, also the pages that are not shown. */
export function SaveButton({ person, data }: Props) {
  const { notify } = useShell()
  const texts = personalDataTexts()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      let all = data
      while (all.nextCursor !== null) all = await withNextPage(person, all)
      const { nextCursor: _none, ...records } = all
      const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' })
      download(file, `personal-data-${istDay(Date.now())}.json`)
    } catch (cause) {
      notify({ kind: 'error', message: texts.notSaved({ why: problemText(cause) }) })
    }
    setBusy(false)
  }

  return (
    <ActionButton variant="default" loading={busy} onClick={save}>
      {texts.save}
    </ActionButton>
  )
}
