import { type Client, getListCsv } from 'shared-api/client'
import { type ExportedList, ExportQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { problemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { useAction } from '../editing/use-action.ts'
import { download } from '../files/download.ts'
import { sensibleQuery } from '../lists/sensible-query.ts'
import { useUrlState } from '../lists/use-url-state.ts'
import { commonTexts } from '../texts/common.ts'
import { ActionButton } from './action-button.tsx'
import { useIsOwner } from './owners-only.tsx'

type Props = {
  /** What the file is named after. */
  name: string
  read: (client: Client) => Promise<Blob>
  children?: string
}

/** Saves a file of the server as CSV, for owners; nothing for others. */
export function CsvButton({ name, read, children = commonTexts().exportCsv }: Props) {
  const { busy, act } = useAction(async () => download(await staffCall(read), `${name}.csv`), {
    textOf: (cause) => commonTexts().notExported({ why: problemText(cause) }),
  })
  if (!useIsOwner()) return null

  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={act}>
      {children}
    </ActionButton>
  )
}

/** Saves a list with the filter of the address. */
export function ExportList({ list }: { list: ExportedList }) {
  const [url] = useUrlState()
  const filter = sensibleQuery(ExportQuery, { q: url.get('q'), by: url.get('by'), day: url.get('day') })
  return <CsvButton name={`${list}-${istDay(Date.now())}`} read={(client) => getListCsv(client, list, filter)} />
}
