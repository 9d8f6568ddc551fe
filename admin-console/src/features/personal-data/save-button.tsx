import type { PersonalData, PersonSought } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { problemText } from '../../api/problem-text.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { useAction } from '../../editing/use-action.ts'
import { download } from '../../files/download.ts'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { withNextPage } from './pages.ts'

type Props = { person: PersonSought; data: PersonalData }

/** Saves all of the person's data as a JSON file, also the pages that are not shown. */
export function SaveButton({ person, data }: Props) {
  const texts = personalDataTexts()

  const save = async () => {
    let all = data
    while (all.nextCursor !== null) all = await withNextPage(person, all)
    const { nextCursor: _none, ...records } = all
    const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' })
    download(file, `personal-data-${istDay(Date.now())}.json`)
  }
  const { busy, act } = useAction(save, { textOf: (cause) => texts.notSaved({ why: problemText(cause) }) })

  return (
    <ActionButton variant="default" loading={busy} onClick={act}>
      {texts.save}
    </ActionButton>
  )
}
